import { useTranslation } from 'react-i18next'
import { LevelsLink } from '#app/modules/tiers/components/locked-feature.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { MonthUse } from '../queries/month-use.server.ts'

/** That no more posts can be begun this month, and the way to more; nothing while some are left. */
export function MonthFull({ use: { used, limit } }: { use: MonthUse }) {
  const { t } = useTranslation('content')
  if (limit === null || used < limit) return null
  return (
    <Banner>
      <p>
        {t('own.full', { count: limit })} <LevelsLink />
      </p>
    </Banner>
  )
}
