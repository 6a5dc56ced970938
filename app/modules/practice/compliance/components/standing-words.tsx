import { useTranslation } from 'react-i18next'
import { formatDay } from '#app/core/format/format.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Status } from '../standing.ts'

const tones: Readonly<Record<Status, TagTone>> = {
  valid: 'ok',
  expiring: 'wait',
  expired: 'bad',
  waived: 'plain',
  missing: 'warm',
}

/** A date of the calendar in the reader's words. */
export function useDay() {
  const locale = useLocale()
  return (date: string) => formatDay(date, locale)
}

/** How many days are left or have gone by; nothing where that is far off. */
export function useDaysLeft() {
  const { t } = useTranslation('compliance')
  return (status: Status, daysLeft: number | null): string | null => {
    if (daysLeft === null || (status !== 'expiring' && status !== 'expired')) return null
    if (daysLeft === 0) return t('days.today')
    if (daysLeft < 0) return t('days.ago', { count: -daysLeft })
    return t('days.left', { count: daysLeft })
  }
}

/** How something stands, in words on a tint. */
export function StatusTag({ status }: { status: Status }) {
  const { t } = useTranslation('compliance')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
