import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { GatewayName } from '../gateway/gateway.ts'

/** Who answers: nobody may take a made-up answer for a payer's. */
export function GatewayNotice({ gateway }: { gateway: GatewayName | null }) {
  const { t } = useTranslation('eligibility')
  if (gateway === 'clearing_house') return <p className="muted small">{t('gateway.clearingHouse')}</p>
  return <Banner tone="warning">{t(gateway === null ? 'gateway.none' : 'gateway.simulator')}</Banner>
}
