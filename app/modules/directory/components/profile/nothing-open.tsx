import { useTranslation } from 'react-i18next'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { type LeadsTo, OtherWays } from './other-ways.tsx'

type NothingOpenProps = { profile: ProviderProfile; leadsTo: LeadsTo; hasWaitlist: boolean }

/** Where to go from a provider who has no open time: to wait for one, to others who have, or to have us look. */
export function NothingOpen({ profile, leadsTo, hasWaitlist }: NothingOpenProps) {
  const { t } = useTranslation('directory')
  return (
    <>
      <p>{t('openings.nothing')}</p>
      {hasWaitlist && (
        <ButtonLink to={paths.waitlist(profile.specialties[0]!.slug, profile.slug)} variant="primary" block>
          {t('openings.waitlist')}
        </ButtonLink>
      )}
      <OtherWays profile={profile} leadsTo={leadsTo} />
    </>
  )
}
