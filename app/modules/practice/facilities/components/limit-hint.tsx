import { useTranslation } from 'react-i18next'
import type { LocationLimit } from '#app/modules/tiers/offers.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

/** What a level allows, and the next one that allows more. */
export function LimitHint({ limit, count }: { limit: LocationLimit; count: number }) {
  const { t } = useTranslation('practice')
  const { t: compare } = useTranslation('membership')
  if (limit.limit === null || count < limit.limit) return null
  const { next } = limit
  return (
    <Banner>
      <p>{t('facilities.full', { count: limit.limit })}</p>
      {next && (
        <p>
          {next.limit === null
            ? t('facilities.upgradeAny', { tier: next.tier })
            : t('facilities.upgrade', { tier: next.tier, count: next.limit })}{' '}
          <Link to={paths.accountLevel()}>{compare('locked.link')}</Link>
        </p>
      )}
    </Banner>
  )
}
