import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatList } from '#app/core/format/format.ts'
import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioRow } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { everyWeeksChoices } from '../hours.ts'
import { asControl } from '../hours-form.ts'
import type { PlacePage } from '../pages/place-page.server.ts'
import type { Rule, VisitTypeRow } from '../schedule-change.ts'
import { periodWords, weekdaysWords } from '../wall-words.ts'
import { useRuleNotes } from './rule-words.tsx'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

type HoursPageProps = {
  page: PlacePage
  /** Null is new. */
  rule: Rule | null
  /** The id of the row, of a new one too, so that a form sent twice adds one. */
  id: string
  basis: string
  visitTypes: Pick<VisitTypeRow, 'id' | 'name'>[]
  answer: FormAnswer | undefined
}

type Fields = Record<
  | 'weekdays'
  | 'starts'
  | 'ends'
  | 'starts2'
  | 'ends2'
  | 'everyWeeks'
  | 'anchorDate'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'visitTypeIds',
  string | undefined
>

/** One period of some weekdays: when, in which weeks, from when to when, for what. */
export function HoursPage({ page, rule, id, basis, visitTypes, answer }: HoursPageProps) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const say = useProblem('schedule')
  const notes = useRuleNotes(visitTypes, page.today)
  const { place } = page
  const sent = answer?.submission.initialValue
  const [form, fields] = useForm<Fields>({
    id: 'hours',
    lastResult: answer?.submission,
    defaultValue: rule
      ? {
          starts: asControl(rule.starts),
          ends: asControl(rule.ends),
          everyWeeks: String(rule.everyWeeks),
          anchorDate: rule.anchorDate ?? undefined,
          effectiveFrom: rule.effectiveFrom ?? undefined,
          effectiveTo: rule.effectiveTo ?? undefined,
        }
      : { starts: '09:00', ends: '12:00', everyWeeks: '1' },
  })
  const list = (name: string, stored: readonly (string | number)[]) =>
    (sent ? [sent[name] ?? []].flat() : stored).map(String)
  const days = list('weekdays', rule?.weekdays ?? [])
  const chosen = list('visitTypeIds', rule?.visitTypeIds ?? [])
  const isSome = sent ? sent.visits === 'some' : rule !== null && rule.visitTypeIds !== null
  const action = useHref(paths.scheduleHours(place.id, rule?.id ?? 'new'))
  const removal = useHref(paths.scheduleHoursRemoval(place.id, id))
  const named = [
    { id: 'weekdays-1', errors: fields.weekdays.errors },
    fields.starts,
    fields.ends,
    fields.starts2,
    fields.ends2,
    fields.anchorDate,
    fields.effectiveFrom,
    fields.effectiveTo,
    { id: 'visits-some', errors: fields.visitTypeIds.errors },
  ]
  return (
    <ScheduleFrame
      page={page}
      tab="hours"
      backTo={{ to: paths.scheduling({ place: place.id }), label: t('back.hours') }}
    >
      <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
        <ErrorSummary items={errorItems(named, say)} />
        {answer?.isStale && (
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
        )}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="basis" value={basis} />
        <Fieldset id="weekdays" legend={t('hours.weekdays')} error={fieldError(fields.weekdays, say)}>
          <WeekdayBoxes chosen={days} />
        </Fieldset>
        <div className="sched__pair">
          <FormField field={fields.starts} label={t('hours.starts')} message={say}>
            {(control) => <TextInput {...control} type="time" width="12" />}
          </FormField>
          <FormField field={fields.ends} label={t('hours.ends')} hint={t('hours.endsHint')} message={say}>
            {(control) => <TextInput {...control} type="time" width="12" />}
          </FormField>
        </div>
        {!rule && (
          <Fieldset id="second" legend={t('hours.second')} optional>
            <div className="sched__pair">
              <FormField field={fields.starts2} label={t('hours.starts2')} message={say}>
                {(control) => <TextInput {...control} type="time" width="12" />}
              </FormField>
              <FormField field={fields.ends2} label={t('hours.ends2')} message={say}>
                {(control) => <TextInput {...control} type="time" width="12" />}
              </FormField>
            </div>
          </Fieldset>
        )}
        <div className="sched__pair">
          <FormField field={fields.everyWeeks} label={t('hours.everyWeeks')} message={say}>
            {(control) => (
              <Select
                {...control}
                name="everyWeeks"
                options={everyWeeksChoices.map((count) => ({
                  value: String(count),
                  label: count === 1 ? t('hours.everyWeek') : t('week.everyWeeks', { count }),
                }))}
              />
            )}
          </FormField>
          <FormField field={fields.anchorDate} label={t('hours.anchorDate')} hint={t('hours.anchorHint')} message={say}>
            {(control) => <TextInput {...control} type="date" width="12" />}
          </FormField>
        </div>
        <div className="sched__pair">
          <FormField field={fields.effectiveFrom} label={t('hours.effectiveFrom')} message={say} optional>
            {(control) => <TextInput {...control} type="date" width="12" />}
          </FormField>
          <FormField field={fields.effectiveTo} label={t('hours.effectiveTo')} message={say} optional>
            {(control) => <TextInput {...control} type="date" width="12" />}
          </FormField>
        </div>
        {visitTypes.length > 0 && (
          <Fieldset id="visits" legend={t('hours.visits')} error={fieldError(fields.visitTypeIds, say)}>
            <RadioRow name="visits" value="all" defaultChecked={!isSome}>
              {t('hours.allVisits')}
            </RadioRow>
            <RadioRow id="visits-some" name="visits" value="some" defaultChecked={isSome}>
              {t('hours.someVisits')}
            </RadioRow>
            <div className="sched__indent">
              {visitTypes.map(({ id: visitTypeId, name }) => (
                <Checkbox
                  key={visitTypeId}
                  name="visitTypeIds"
                  value={visitTypeId}
                  defaultChecked={chosen.includes(visitTypeId)}
                >
                  {name[locale]}
                </Checkbox>
              ))}
            </div>
          </Fieldset>
        )}
        <div className="row">
          <Button>{t('save')}</Button>
        </div>
      </form>
      {rule && (
        <form method="post" action={removal} className="sched__end">
          <input type="hidden" name="basis" value={basis} />
          <Button variant="line">{t('hours.remove')}</Button>
          <p className="muted">{t('hours.removeNote')}</p>
        </form>
      )}
    </ScheduleFrame>
  )
}
