import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { dayKinds, wholeFacility } from '../days-form.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import { DayRows } from './day-rows.tsx'
import type { DayRow } from '../pages/day-rows.server.ts'
import { ScheduleFrame } from './schedule-frame.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

type DaysPageProps = {
  page: SchedulePage
  rows: DayRow[]
  /** The provider facilities of this provider that the actor may change. */
  where: { id: string; label: string }[]
  answer: FormAnswer | undefined
}

type Fields = Record<
  'kind' | 'dateFrom' | 'dateTo' | 'starts' | 'ends' | 'weekdays' | 'where' | 'reason',
  string | undefined
>

/** Days that differ from the weekly hours, and a form for more of them. */
export function DaysPage({ page, rows, where, answer }: DaysPageProps) {
  const { t } = useTranslation('schedule')
  return (
    <ScheduleFrame page={page} tab="days">
      <section className="stack stack--sm" aria-labelledby="coming">
        <h2 id="coming">{t('days.coming')}</h2>
        {rows.length === 0 ? (
          <p className="muted">{t('days.none')}</p>
        ) : (
          <Card className="sched__card">
            <DayRows caption={t('days.coming')} rows={rows} page={page} />
          </Card>
        )}
      </section>
      {page.providerFacility.canEdit && <DaysForm page={page} where={where} answer={answer} />}
    </ScheduleFrame>
  )
}

function DaysForm({ page, where, answer }: Omit<DaysPageProps, 'rows'>) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const { providerFacility, today } = page
  const sent = answer?.submission.initialValue
  const [form, fields] = useForm<Fields>({
    id: 'days',
    lastResult: answer?.submission,
    defaultValue: { kind: 'off' },
  })
  const list = (name: string, first: string[]) => (sent ? [sent[name] ?? []].flat().map(String) : first)
  const chosenDays = list('weekdays', [])
  const chosen = list('where', [providerFacility.id])
  const action = useHref(paths.schedulePart(providerFacility.id, 'days'))
  const named = [
    fields.dateFrom,
    fields.dateTo,
    fields.starts,
    fields.ends,
    { id: 'weekdays-1', errors: fields.weekdays.errors },
    { id: 'where-0', errors: fields.where.errors },
    fields.reason,
  ]
  return (
    <Card as="section" className="sched__card sched__pad" labelledBy="add-days">
      <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
        <ErrorSummary items={errorItems(named, say)} />
        <h2 id="add-days">{t('days.add')}</h2>
        <Fieldset id="kind" legend={t('days.kind')}>
          <RadioCards
            name="kind"
            defaultValue={fields.kind.defaultValue ?? 'off'}
            options={dayKinds.map((value) => ({
              value,
              label: t(`days.kinds.${value}.label`),
              help: t(`days.kinds.${value}.help`),
            }))}
          />
        </Fieldset>
        <div className="sched__pair">
          <FormField field={fields.dateFrom} label={t('days.from')} message={say}>
            {(control) => <TextInput {...control} type="date" min={today} width="12" />}
          </FormField>
          <FormField field={fields.dateTo} label={t('days.to')} hint={t('days.toHint')} message={say} optional>
            {(control) => <TextInput {...control} type="date" min={today} width="12" />}
          </FormField>
        </div>
        <div className="sched__pair">
          <FormField field={fields.starts} label={t('days.starts')} hint={t('days.timesHint')} message={say}>
            {(control) => <TextInput {...control} type="time" width="12" />}
          </FormField>
          <FormField field={fields.ends} label={t('days.ends')} message={say}>
            {(control) => <TextInput {...control} type="time" width="12" />}
          </FormField>
        </div>
        <Fieldset id="weekdays" legend={t('days.weekdays')} error={fieldError(fields.weekdays, say)} optional>
          <WeekdayBoxes chosen={chosenDays} />
        </Fieldset>
        {where.length > 1 || providerFacility.canEditFacility ? (
          <Fieldset id="where" legend={t('days.where')} error={fieldError(fields.where, say)}>
            {where.map(({ id, label }, index) => (
              <Checkbox key={id} id={`where-${index}`} name="where" value={id} defaultChecked={chosen.includes(id)}>
                {label}
              </Checkbox>
            ))}
            {providerFacility.canEditFacility && (
              <Checkbox name="where" value={wholeFacility} defaultChecked={chosen.includes(wholeFacility)}>
                {t('days.facility', { name: providerFacility.facilityName })}
              </Checkbox>
            )}
          </Fieldset>
        ) : (
          <input type="hidden" name="where" value={providerFacility.id} />
        )}
        <FormField field={fields.reason} label={t('days.reason')} hint={t('days.reasonHint')} message={say} optional>
          {(control) => <TextInput {...control} maxLength={200} />}
        </FormField>
        <div className="row">
          <Button>{t('days.submit')}</Button>
        </div>
      </form>
    </Card>
  )
}
