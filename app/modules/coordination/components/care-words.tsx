import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatDay, formatTime } from '#app/core/format/format.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CaseStatus } from '../case-steps.ts'
import type { Urgency } from '../due-times.ts'

const tones: Readonly<Record<CaseStatus, TagTone>> = {
  draft: 'plain',
  sent: 'wait',
  received: 'wait',
  more_info: 'warm',
  accepted: 'info',
  declined: 'bad',
  scheduled: 'info',
  in_progress: 'info',
  interim_reported: 'info',
  report_sent: 'warm',
  closed: 'ok',
  closed_unfilled: 'plain',
  cancel_requested: 'warm',
  canceled: 'plain',
  on_hold: 'plain',
  frozen: 'bad',
}

/** Where a referral stands, in words on a tint. */
export function CaseStatusTag({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('coordination')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}

/** How pressing it is; what is routine needs no tag. */
export function UrgencyTag({ urgency }: { urgency: Urgency }) {
  const { t } = useTranslation('coordination')
  if (urgency === 'routine') return null
  return <Tag tone={urgency === 'stat' ? 'bad' : 'warm'}>{t(`urgency.${urgency}`)}</Tag>
}

/** Date and time on New York's clocks, in the reader's words. */
export function useMoment() {
  const locale = useLocale()
  const { t } = useTranslation('coordination')
  return (at: number) => t('moment', { date: formatDate(at, locale), time: formatTime(at, newYork, locale) })
}

/** A birth date, which is the same everywhere. */
export function useBirthDate() {
  const locale = useLocale()
  return (date: string) => formatDay(date, locale)
}

/** A clinic and, where somebody is named there, the doctor. */
export function useClinicWords() {
  const { t } = useTranslation('coordination')
  return ({ clinic, doctor }: { clinic: string; doctor: string | null }) =>
    doctor === null ? clinic : t('doctorAt', { doctor, clinic })
}

/** The languages in which people are written to. */
export function useLocaleOptions() {
  const { t } = useTranslation('coordination')
  return locales.map((value) => ({ value: value as string, label: t(`locales.${value}`) }))
}

type Pairs = { rows: readonly (readonly [label: string, value: string | null])[] }

/** Labels and values; those without a value are left out. What was typed keeps its lines. */
export function CarePairs({ rows }: Pairs) {
  const filled = rows.filter((row): row is readonly [string, string] => row[1] !== null && row[1] !== '')
  return (
    <dl className="pairs care-pairs">
      {filled.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
