import { useTranslation } from 'react-i18next'
import { formatDay, formatMoney } from '#app/core/format/format.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Standing, ToldMembership } from '../queries/standing.server.ts'
import { IntentForm } from './intent-form.tsx'
import { useLevelName, usePriceWords } from './level-words.tsx'

type NoticeProps = { membership: ToldMembership; canManage: boolean; action: string }

function OwedNotice({ membership, canManage, action }: NoticeProps) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const { status, owedCents, graceEnd } = membership
  if (status !== 'past_due' && status !== 'suspended') return null
  return (
    <Banner tone="warning">
      <p>
        {status === 'past_due' ? t('notice.past_due', { date: formatDay(graceEnd!, locale) }) : t('notice.suspended')}
      </p>
      {canManage && (
        <IntentForm action={action} intent="pay">
          {t('notice.pay', { price: formatMoney(owedCents, locale) })}
        </IntentForm>
      )}
    </Banner>
  )
}

function ComingNotice({ membership, canManage, action }: NoticeProps) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const levelName = useLevelName()
  const priceWords = usePriceWords()
  const { status, periodEnd, next } = membership
  if (status === 'cancel_scheduled')
    return (
      <Banner tone="warning">
        <p>{t('notice.cancel_scheduled', { date: formatDay(periodEnd, locale) })}</p>
        {canManage && (
          <IntentForm action={action} intent="keep">
            {t('notice.keep')}
          </IntentForm>
        )}
      </Banner>
    )
  if (!next) return null
  const price = priceWords(next.priceCents, next.interval)
  return (
    <Banner>
      <p>{t('notice.next', { date: formatDay(periodEnd, locale), level: levelName(next.tier), price })}</p>
      {canManage && (
        <IntentForm action={action} intent="keepLevel" variant="line">
          {t('notice.keepLevel')}
        </IntentForm>
      )}
    </Banner>
  )
}

/** What somebody should know of their membership before anything else, with what they can do about it. */
export function StandingNotices({ standing, action }: { standing: Standing; action: string }) {
  const { t } = useTranslation('membership')
  const levelName = useLevelName()
  const { membership, canManage } = standing
  if (!membership) return null
  const given = { membership, canManage, action }
  return (
    <>
      <OwedNotice {...given} />
      <ComingNotice {...given} />
      {membership.status === 'pending_payment' && (
        <Banner>{t('notice.pending', { level: levelName(membership.tier) })}</Banner>
      )}
    </>
  )
}
