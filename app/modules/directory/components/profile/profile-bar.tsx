import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { ActionBar } from '#app/ui/layout/action-bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { type BookableFacility, TakeFirst } from './take-first.tsx'

type ProfileBarProps = {
  profile: ProviderProfile
  /** Null where times are not booked at once. */
  bookable: BookableFacility | null
}

/** At the foot of phones, and in the mode of large type everywhere: the clinic's own telephone, and its first open time by name. */
export function ProfileBar({ profile, bookable }: ProfileBarProps) {
  const { t } = useTranslation('directory')
  const phone = bookable ? bookable.location.phone : profile.locations.find((location) => location.phone)?.phone
  const canTake = bookable !== null && bookable.openings.firstAt !== null
  if (!phone && !canTake) return null
  return (
    <ActionBar>
      {phone && (
        <ButtonLink to={`tel:${phone}`} variant="line" icon="phone">
          {t('openings.callClinic')} <span className="vh">{formatPhone(phone)}</span>
        </ButtonLink>
      )}
      {canTake && <TakeFirst profile={profile} {...bookable} />}
    </ActionBar>
  )
}
