import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { StaleNotice, versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField, type FormFieldMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { vaccineFields } from '../finding-forms.ts'
import type { VaccineData } from '../pages/vaccine-pages.server.ts'
import { CaseFrame } from './case-frame.tsx'
import { OutcomeTag } from './case-words.tsx'

type Of = { page: VaccineData }
type FieldOf = { field: (name: string) => FormFieldMetadata }

function DayField({ field, name }: FieldOf & { name: 'givenOn' | 'immunityOn' }) {
  const { t } = useTranslation('i693')
  return (
    <FormField field={field(name)} label={t(`fields.${name}`)} message={useProblem('i693')} optional>
      {({ maxLength: _maxLength, ...control }) => <TextInput {...control} type="date" width="12" />}
    </FormField>
  )
}

function DoseFields({ field, isComplete }: FieldOf & { isComplete: boolean }) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  return (
    <>
      <FormField
        field={field('history')}
        label={t('fields.history')}
        hint={t('hints.history')}
        message={message}
        optional
      >
        {(control) => <TextInput {...control} numeric autoComplete="off" />}
      </FormField>
      <Checkbox name="isSeriesComplete" defaultChecked={isComplete}>
        {t('fields.isSeriesComplete')}
      </Checkbox>
      <DayField field={field} name="givenOn" />
      <FormField field={field('lot')} label={t('fields.lot')} hint={t('hints.lot')} message={message} optional>
        {(control) => <TextInput {...control} width="12" autoComplete="off" lang="en" />}
      </FormField>
    </>
  )
}

function ProofFields({ field, page: { immunities, waivers } }: FieldOf & Of) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const none = { value: '', label: t('none') }
  return (
    <>
      {immunities.length > 0 && (
        <>
          <FormField field={field('immunity')} label={t('fields.immunity')} message={message} optional>
            {({ maxLength: _maxLength, ...control }) => (
              <Select
                {...control}
                options={[none, ...immunities.map((value) => ({ value, label: t(`immunity.${value}`) }))]}
              />
            )}
          </FormField>
          <DayField field={field} name="immunityOn" />
        </>
      )}
      <FormField field={field('waiver')} label={t('fields.waiver')} hint={t('hints.waiver')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => (
          <Select {...control} options={[none, ...waivers.map((value) => ({ value, label: t(`outcome.${value}`) }))]} />
        )}
      </FormField>
      <p className="muted">{t('hints.refused')}</p>
    </>
  )
}

/** What only a civil surgeon decides. */
function OverrideFields({ field }: FieldOf) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  return (
    <>
      <FormField field={field('override')} label={t('fields.override')} message={message} optional>
        {({ maxLength: _maxLength, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('override.none') },
              ...(['required', 'not_required'] as const).map((value) => ({ value, label: t(`override.${value}`) })),
            ]}
          />
        )}
      </FormField>
      <FormField field={field('overrideReason')} label={t('fields.overrideReason')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </>
  )
}

function VaccineForm({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const { head, line } = page
  const { history, isSeriesComplete, ...stored } = line.record
  const sent = answer?.submission
  const field = fieldsOf('vaccine', sent, { ...stored, history: history.join(', ') })
  const isComplete = sent ? sent.initialValue?.isSeriesComplete !== undefined : isSeriesComplete
  return (
    <form method="post" action={useHref(paths.i693Vaccine(head.id, line.code))} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems(vaccineFields.map(field), message)} />
      {answer?.isStale && <StaleNotice lines={[[t('fields.history'), history.join(', ') || '—']]} />}
      <input type="hidden" name="version" value={versionOf(head, answer)} />
      <DoseFields field={field} isComplete={isComplete} />
      <ProofFields field={field} page={page} />
      {head.isSurgeon && <OverrideFields field={field} />}
      <p>
        <Button>{t('save')}</Button>
      </p>
    </form>
  )
}

/** One vaccine: what the rule asks and why, what is known, and what is entered. */
export function VaccinePage({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const { t: exams } = useTranslation('exams')
  const { head, line, words } = page
  return (
    <CaseFrame head={head} tab="vaccines">
      <p>
        <Link to={paths.i693Vaccines(head.id)}>{t('tabs.vaccines')}</Link>
      </p>
      <PanelCard id="vaccine" title={words?.name ?? line.code} note={<OutcomeTag outcome={line.outcome} />}>
        <div className="card__body stack">
          <p>
            <b>{exams(`i693.state.${line.state}`)}</b>
          </p>
          {words && (
            <p>
              <Unbroken text={words.text} />
            </p>
          )}
          {line.record.override && (
            <p>
              {t('override.by', {
                decision: t(`override.${line.record.override}`),
                reason: line.record.overrideReason ?? '',
              })}
            </p>
          )}
        </div>
        {head.isEditable && <VaccineForm page={page} answer={answer} />}
      </PanelCard>
    </CaseFrame>
  )
}
