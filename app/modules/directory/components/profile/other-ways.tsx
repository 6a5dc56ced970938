import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { professionOf } from '#app/modules/directory/professions.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** The part of a profile with others to see, by its id; null when there is none. */
export type LeadsTo = 'similar' | 'colleagues' | null

export type OtherWaysProps = {
  profile: ProviderProfile
  leadsTo: LeadsTo
  /** The way to wait for whichever doctor of the field has a time first. */
  waitlist?: ReactNode
}

/** From a profile that gives this reader no time: down to others, to the earliest times of the field or the wait for one, and to us, who look. */
export function OtherWays({ profile, leadsTo, waitlist }: OtherWaysProps) {
  const { t } = useTranslation('directory')
  const { t: site } = useTranslation('site')
  const primary = profile.specialties[0]!
  const { many } = professionOf(primary, useLocale())
  return (
    <>
      {leadsTo !== null && (
        <p>
          <a href={`#${leadsTo}`}>{t(`openings.${leadsTo}`, { doctors: many })}</a>
        </p>
      )}
      <p>
        <Link to={paths.firstAvailable(primary.slug)}>{t('openings.otherDoctors', { doctors: many })}</Link>
      </p>
      {waitlist && <p>{waitlist}</p>}
      <p>
        <Link to={paths.concierge()}>{site('nav.concierge')}</Link>
      </p>
    </>
  )
}
