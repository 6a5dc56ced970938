import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { SourceList } from '#app/modules/library/reading/source-list.tsx'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { VaccineLine } from '../assessment.ts'
import type { VaccinesData } from '../pages/vaccine-pages.server.ts'
import { BookletCard } from './booklet-card.tsx'
import { CaseFrame } from './case-frame.tsx'
import { OutcomeTag, useDays } from './case-words.tsx'

type Of = { page: VaccinesData }

/** What is known of a vaccine, in a line. */
function Known({ record }: { record: VaccineLine['record'] }) {
  const { t } = useTranslation('i693')
  const { day } = useDays()
  const { history, givenOn, lot, immunity, override } = record
  const parts = [
    history.length > 0 && t('vaccine.doses', { count: history.length, date: day(history.at(-1)!) }),
    givenOn && t('vaccine.given', { date: day(givenOn), lot: lot ?? '' }),
    immunity && t(`immunity.${immunity}`),
    override && t(`override.${override}`),
  ].filter(Boolean)
  return <>{parts.length > 0 ? parts.join(' · ') : '—'}</>
}

function Lines({ page: { head, words }, lines, id }: Of & { lines: readonly VaccineLine[]; id: 'asked' | 'others' }) {
  const { t } = useTranslation('i693')
  const { t: exams } = useTranslation('exams')
  return (
    <PanelCard id={id} title={t(`vaccine.${id}`)}>
      <DataTable
        caption={t(`vaccine.${id}`)}
        rows={lines}
        rowKey={({ code }) => code}
        columns={[
          {
            ...{ key: 'name', label: t('vaccine.name'), rowHeader: true, phone: 'wide' },
            cell: ({ code }) => <Link to={paths.i693Vaccine(head.id, code)}>{words[code]?.name ?? code}</Link>,
          },
          {
            ...{ key: 'why', label: t('vaccine.why'), phone: 'labeled' },
            cell: ({ state, record }) =>
              record.override ? t(`override.${record.override}`) : exams(`i693.state.${state}`),
          },
          { ...{ key: 'known', label: t('vaccine.known'), phone: 'labeled' }, cell: (line) => <Known {...line} /> },
          {
            ...{ key: 'outcome', label: t('vaccine.outcome'), phone: 'wide' },
            cell: ({ outcome }) => <OutcomeTag outcome={outcome} />,
          },
        ]}
      />
    </PanelCard>
  )
}

/** Asked of those only for whom the answer decides something. */
function Pregnancy({ page: { head, isPregnant }, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const message = useProblem('i693')
  const stored = isPregnant === null ? '' : isPregnant ? 'yes' : 'no'
  const field = fieldsOf('pregnancy', answer?.submission, { pregnant: stored })('pregnant')
  const action = useHref(paths.i693Vaccines(head.id, { form: 'pregnancy' }))
  return (
    <PanelCard id="pregnancy-question" title={t('pregnancy.title')}>
      {head.isEditable ? (
        <form method="post" action={action} className="card__body stack" noValidate>
          <ErrorSummary items={errorItems([field], message)} id="errors-pregnancy" />
          <input type="hidden" name="version" value={head.version} />
          <Fieldset
            id={field.id}
            legend={t('pregnancy.ask')}
            hint={t('pregnancy.hint')}
            error={fieldError(field, message)}
          >
            <RadioCards
              name="pregnant"
              id={controlId('pregnancy', 'choice')}
              areShort
              defaultValue={field.defaultValue}
              options={(['no', 'yes'] as const).map((value) => ({ value, label: t(`pregnancy.${value}`) }))}
            />
          </Fieldset>
          <p>
            <Button variant="line">{t('save')}</Button>
          </p>
        </form>
      ) : (
        <p className="card__body">{isPregnant ? t('pregnancy.yes') : t('pregnancy.no')}</p>
      )}
    </PanelCard>
  )
}

/** The worksheet of the vaccines by the rules and the age on the day of the exam. */
export function VaccinesPage({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { head, vaccines, isPregnancyAsked, form, sources, reviewedOn } = page
  return (
    <CaseFrame head={head} tab="vaccines">
      {isPregnancyAsked && <Pregnancy page={page} answer={form === 'pregnancy' ? answer : undefined} />}
      <Lines page={page} id="asked" lines={vaccines.filter(({ isRequired }) => isRequired)} />
      <BookletCard page={page} answer={form === 'booklet' ? answer : undefined} />
      <Lines page={page} id="others" lines={vaccines.filter(({ isRequired }) => !isRequired)} />
      <SourceList sources={sources} reviewedOn={reviewedOn} />
    </CaseFrame>
  )
}
