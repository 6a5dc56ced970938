import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Feature, lowestTierWith } from '../features.ts'

/** The way to what the levels have and cost. */
export function LevelsLink() {
  const { t } = useTranslation('membership')
  return <Link to={paths.accountLevel()}>{t('locked.link')}</Link>
}

/** What stands where a level has not got something: what it is, the lowest level that has it, and the way there. */
export function LockedFeature({ feature }: { feature: Feature }) {
  const { t } = useTranslation('membership')
  const { t: dashboard } = useTranslation('dashboard')
  const level = dashboard(`tiers.${lowestTierWith(feature)}`)
  return (
    <p className="muted">
      <Icon name="key" size={18} /> {t('locked.text', { feature: t(`features.${feature}`), level })} <LevelsLink />
    </p>
  )
}
