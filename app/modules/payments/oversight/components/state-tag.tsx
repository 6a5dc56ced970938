import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { PaymentState } from '#app/modules/payments/payment-status.ts'

const tones = {
  created: 'wait',
  pending: 'wait',
  paid: 'ok',
  failed: 'bad',
  canceled: 'plain',
  refunded: 'plain',
  partially_refunded: 'info',
} as const satisfies Record<PaymentState, TagTone>

/** The states of payments as choices, in the order of their life. */
export const stateOptions = (words: (state: PaymentState) => string) =>
  (Object.keys(tones) as PaymentState[]).map((value) => ({ value, label: words(value) }))

export function StateTag({ state, isDisputed }: { state: PaymentState; isDisputed: boolean }) {
  const { t } = useTranslation('payments')
  return (
    <span className="tags">
      <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      {isDisputed && <Tag tone="bad">{t('states.disputed')}</Tag>}
    </span>
  )
}
