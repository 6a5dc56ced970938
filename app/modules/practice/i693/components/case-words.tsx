import { useTranslation } from 'react-i18next'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { formatDate, formatDay, formatTime } from '#app/core/format/format.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CaseStatus } from '../case-steps.ts'
import type { VaccineOutcome } from '../vaccines.ts'

const tones: Readonly<Partial<Record<CaseStatus, TagTone>>> = {
  awaiting_results: 'wait',
  vaccines_pending: 'wait',
  tb_referral: 'bad',
  ready_to_sign: 'info',
  signed: 'ok',
  sealed: 'ok',
  picked_up: 'ok',
  voided: 'bad',
}

export function CaseStatusTag({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('i693')
  return <Tag tone={tones[status] ?? 'plain'}>{t(`status.${status}`)}</Tag>
}

const outcomeTones: Readonly<Partial<Record<VaccineOutcome, TagTone>>> = {
  missing: 'warm',
  complete: 'ok',
  given_today: 'ok',
  immune: 'ok',
  refused: 'bad',
  contraindicated: 'info',
  insufficient_interval: 'info',
  flu_not_available: 'info',
}

export function OutcomeTag({ outcome }: { outcome: VaccineOutcome }) {
  const { t } = useTranslation('i693')
  return <Tag tone={outcomeTones[outcome] ?? 'plain'}>{t(`outcome.${outcome}`)}</Tag>
}

/** A day without a time, which is the same everywhere; and an instant at a clinic. */
export function useDays() {
  const locale = useLocale()
  return {
    day: (date: LocalDate) => formatDay(date, locale),
    moment: (at: number, timeZone: string) => `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone, locale)}`,
  }
}
