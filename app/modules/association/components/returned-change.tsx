import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

/** Says on the first page that a change came back, and leads to it. */
export function ReturnedChange() {
  const { t } = useTranslation('association-changes')
  return (
    <Banner tone="warning">
      {t('returnedHome')} <Link to={paths.associationSettings()}>{t('see')}</Link>
    </Banner>
  )
}
