import { useTranslation } from 'react-i18next'
import { professionOf } from '#app/modules/directory/professions.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { type LeadsTo, OtherWays } from './other-ways.tsx'

/** Where to go from a provider who has no open time: to wait for one, to others who have, or to have us look. */
export function NothingOpen({ profile, leadsTo }: { profile: ProviderProfile; leadsTo: LeadsTo }) {
  const { t } = useTranslation('directory')
  const { t: site } = useTranslation('site')
  const primary = profile.specialties[0]!
  const { many } = professionOf(primary, useLocale())
  return (
    <>
      <p>{t('openings.nothing')}</p>
      <ButtonLink to={paths.waitlist(primary.slug, profile.slug)} variant="primary" block>
        {t('openings.waitlist')}
      </ButtonLink>
      <OtherWays profile={profile} leadsTo={leadsTo} />
      <p>
        <Link to={paths.firstAvailable(primary.slug)}>{t('openings.otherDoctors', { doctors: many })}</Link>
      </p>
      <p>
        <Link to={paths.concierge()}>{site('nav.concierge')}</Link>
      </p>
    </>
  )
}
