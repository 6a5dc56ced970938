import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

/** On the first page of the desk: that the insurance of somebody who comes tomorrow is not in order. */
export function InsuranceProblems({ count, facilitySlug }: { count: number | null; facilitySlug: string }) {
  const { t } = useTranslation('eligibility')
  if (!count) return null
  return (
    <Banner tone="warning">
      {t('home.problems', { count })} <Link to={paths.eligibilityBatch({ place: facilitySlug })}>{t('home.link')}</Link>
    </Banner>
  )
}
