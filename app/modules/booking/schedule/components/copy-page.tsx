import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatWeekday } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { weekOf } from '../hours.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import type { Rule } from '../schedule-change.ts'
import { periodWords } from '../wall-words.ts'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'

type CopyPageProps = { page: SchedulePage; rules: Rule[]; basis: string; answer: FormAnswer | undefined }

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Gives other weekdays the hours of one. */
export function CopyPage({ page, rules, basis, answer }: CopyPageProps) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const say = useProblem('schedule')
  const { providerFacility, today } = page
  const [form, fields] = useForm<Record<'from' | 'to', string | undefined>>({
    id: 'copy',
    lastResult: answer?.submission,
  })
  const sent = answer?.submission.initialValue
  const to = [sent?.to ?? []].flat().map(String)
  const week = weekOf(rules, today)
  const action = useHref(paths.schedulePart(providerFacility.id, 'copy'))
  const hours = (weekday: number) =>
    week[weekday - 1]!.map((rule) => periodWords(rule.starts, rule.ends, locale)).join(', ') || t('week.closed')
  return (
    <ScheduleFrame
      page={page}
      tab="hours"
      backTo={{ to: paths.scheduling({ place: providerFacility.id }), label: t('back.hours') }}
    >
      <form id={form.id} method="post" action={action} className="form sched__form" noValidate>
        <ErrorSummary items={errorItems([fields.from, { id: 'to-1', errors: fields.to.errors }], say)} />
        {answer?.isStale && (
          <StaleNotice>
            <p>{t('stale.below')}</p>
          </StaleNotice>
        )}
        <p className="muted">{t('copy.lead')}</p>
        <input type="hidden" name="basis" value={basis} />
        <FormField field={fields.from} label={t('copy.from')} message={say}>
          {(control) => (
            <Select
              {...control}
              name="from"
              options={weekdays
                .filter((weekday) => week[weekday - 1]!.length > 0)
                .map((weekday) => ({
                  value: String(weekday),
                  label: `${formatWeekday(weekday, locale)} · ${hours(weekday)}`,
                }))}
            />
          )}
        </FormField>
        <Fieldset id="to" legend={t('copy.to')} error={fieldError(fields.to, say)}>
          {weekdays.map((weekday) => (
            <Checkbox
              key={weekday}
              id={`to-${weekday}`}
              name="to"
              value={weekday}
              defaultChecked={to.includes(String(weekday))}
            >
              {formatWeekday(weekday, locale)} <span className="muted num">{hours(weekday)}</span>
            </Checkbox>
          ))}
        </Fieldset>
        <div className="row">
          <Button>{t('copy.submit')}</Button>
        </div>
      </form>
    </ScheduleFrame>
  )
}
