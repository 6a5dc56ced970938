import { useTranslation } from 'react-i18next'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { DeskEntry } from '#app/modules/desk/queries/entry-row.server.ts'

const tones: Partial<Record<DeskEntry['status'], TagTone>> = {
  waiting: 'info',
  offered: 'warm',
  paused: 'wait',
  accepted: 'ok',
}

export function EntryStatusTag({ status }: { status: DeskEntry['status'] }) {
  const { t } = useTranslation('desk')
  return <Tag tone={tones[status] ?? 'plain'}>{t(`waitlist.status.${status}`)}</Tag>
}

/** Whether offers can reach them at all. */
export function ContactTag({ isConfirmed }: Pick<DeskEntry, 'isConfirmed'>) {
  const { t } = useTranslation('desk')
  return <Tag tone={isConfirmed ? 'ok' : 'wait'}>{t(isConfirmed ? 'waitlist.confirmed' : 'waitlist.unconfirmed')}</Tag>
}

/** When they can come: days, weekdays, parts of the day. */
export function useWishes(): (entry: Pick<DeskEntry, 'from' | 'to' | 'weekdays' | 'parts'>) => string {
  const { t } = useTranslation('desk')
  return ({ from, to, weekdays, parts }) =>
    [
      t('waitlist.span', { from: from.date, to: to.date }),
      weekdays.join(t('waitlist.and')),
      parts.map((part) => t(`part.${part}`)).join(t('waitlist.and')),
    ]
      .filter(Boolean)
      .join(t('list.comma'))
}

/** The time that is kept for them now, and until when. */
export function useOfferWords(): (entry: Pick<DeskEntry, 'offer' | 'isOfferElsewhere'>) => string | null {
  const { t } = useTranslation('desk')
  const dayName = useDayName()
  return ({ offer, isOfferElsewhere }) => {
    if (isOfferElsewhere) return t('waitlist.elsewhere')
    if (!offer) return null
    const { date, time, answerBy } = offer
    return t('waitlist.kept', { weekday: dayName(offer), date, time, answerBy })
  }
}
