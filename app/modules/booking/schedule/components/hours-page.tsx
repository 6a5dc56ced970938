import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatList } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError } from '#app/ui/forms/form-field.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import type { Rule, VisitTypeRow } from '../schedule-change.ts'
import { periodWords, weekdaysWords } from '../wall-words.ts'
import {
  freshHours,
  type HoursFieldName,
  inOrder,
  PeriodFields,
  SecondPeriodFields,
  storedHours,
  ValidityFields,
  VisitTypeChoice,
  WeekFields,
} from './hours-fields.tsx'
import { useRuleNotes } from './rule-words.tsx'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { WeekdayBoxes } from './weekday-boxes.tsx'

type HoursPageProps = {
  page: SchedulePage
  /** Null is new. */
  rule: Rule | null
  /** The id of the row, of a new one too, so that a form sent twice adds one. */
  id: string
  basis: string
  visitTypes: Pick<VisitTypeRow, 'id' | 'name'>[]
  answer: FormAnswer | undefined
}

/** What is stored now, where somebody else was quicker. */
function StoredHours({ page, rule, visitTypes }: Pick<HoursPageProps, 'page' | 'rule' | 'visitTypes'>) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const notes = useRuleNotes(visitTypes, page.today)
  return (
    <StaleNotice>
      <p>
        {rule
          ? formatList(
              [weekdaysWords(rule.weekdays, locale), periodWords(rule.starts, rule.ends, locale), ...notes(rule)],
              locale,
              'parts',
            )
          : t('stale.gone')}
      </p>
    </StaleNotice>
  )
}

function Removal({ providerFacilityId, id, basis }: { providerFacilityId: string; id: string; basis: string }) {
  const { t } = useTranslation('schedule')
  const action = useHref(paths.scheduleHoursRemoval(providerFacilityId, id))
  return (
    <form method="post" action={action} className="sched__end">
      <input type="hidden" name="basis" value={basis} />
      <Button variant="line">{t('hours.remove')}</Button>
      <p className="muted">{t('hours.removeNote')}</p>
    </form>
  )
}

/** One period of some weekdays: when, in which weeks, from when to when, for what. */
export function HoursPage({ page, rule, id, basis, visitTypes, answer }: HoursPageProps) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const { providerFacility } = page
  const sent = answer?.submission.initialValue
  const [form, fields] = useForm<Record<HoursFieldName, string | undefined>>({
    id: 'hours',
    lastResult: answer?.submission,
    defaultValue: rule ? storedHours(rule) : freshHours,
  })
  const list = (name: string, stored: readonly (string | number)[]) =>
    (sent ? [sent[name] ?? []].flat() : stored).map(String)
  const isSome = sent ? sent.visits === 'some' : rule !== null && rule.visitTypeIds !== null
  const action = useHref(paths.scheduleHours(providerFacility.id, rule?.id ?? 'new'))
  return (
    <ScheduleFrame
      page={page}
      tab="hours"
      backTo={{ to: paths.scheduling({ place: providerFacility.id }), label: t('back.hours') }}
    >
      <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
        <ErrorSummary items={errorItems(inOrder(fields), say)} />
        {answer?.isStale && <StoredHours page={page} rule={rule} visitTypes={visitTypes} />}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="basis" value={basis} />
        <Fieldset id="weekdays" legend={t('hours.weekdays')} error={fieldError(fields.weekdays, say)}>
          <WeekdayBoxes chosen={list('weekdays', rule?.weekdays ?? [])} />
        </Fieldset>
        <PeriodFields fields={fields} />
        {!rule && <SecondPeriodFields fields={fields} />}
        <WeekFields fields={fields} />
        <ValidityFields fields={fields} />
        {visitTypes.length > 0 && (
          <VisitTypeChoice
            field={fields.visitTypeIds}
            visitTypes={visitTypes}
            isSome={isSome}
            chosen={list('visitTypeIds', rule?.visitTypeIds ?? [])}
          />
        )}
        <div className="row">
          <Button>{t('save')}</Button>
        </div>
      </form>
      {rule && <Removal providerFacilityId={providerFacility.id} id={id} basis={basis} />}
    </ScheduleFrame>
  )
}
