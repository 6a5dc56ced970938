import { useTranslation } from 'react-i18next'
import { professionOf } from '#app/modules/directory/professions.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { useLocale } from '#app/ui/use-locale.ts'

/** The part of a profile with others to see, by its id; null when there is none. */
export type LeadsTo = 'similar' | 'colleagues' | null

/** From a profile without open times down to others who have some. */
export function OtherWays({ profile, leadsTo }: { profile: ProviderProfile; leadsTo: LeadsTo }) {
  const { t } = useTranslation('directory')
  const { many } = professionOf(profile.specialties[0]!, useLocale())
  if (leadsTo === null) return null
  return (
    <p>
      <a href={`#${leadsTo}`}>{t(`openings.${leadsTo}`, { doctors: many })}</a>
    </p>
  )
}
