import { useTranslation } from 'react-i18next'
import { formatDay, formatMoney } from '#app/core/format/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { MemberDuesSection } from '../pages/member-dues.server.ts'

type MemberDuesProps = {
  section: MemberDuesSection
  /** Where its form is sent to, with the prefix of the locale. */
  action: string
}

/** A member's dues: until when they are paid, and the button that pays the next year. */
export function MemberDues({ section: { state, duesCents, paidUntil }, action }: MemberDuesProps) {
  const { t } = useTranslation('association-members')
  const locale = useLocale()
  const date = paidUntil === null ? '' : formatDay(paidUntil, locale)
  return (
    <Card as="section" labelledBy="dues" className="card__body stack stack--sm">
      <h2 id="dues">{t('dues.title')}</h2>
      <p>{paidUntil === null ? t('dues.never') : t(`dues.states.${state}`, { date })}</p>
      {state !== 'paid' && (
        <form method="post" action={action}>
          <Button name="intent" value="pay-dues">
            {t('dues.pay', { amount: formatMoney(duesCents, locale) })}
          </Button>
        </form>
      )}
    </Card>
  )
}
