import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import type { Side } from '#app/modules/booking/records/same-person.ts'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import { BackToPatient } from '#app/modules/desk/components/patients/patient-lines.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { RadioRow } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { FieldError } from '#app/ui/forms/field.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { sideName } from '../same-person-forms.ts'
import type { ComparedField, PairPageData } from '../pages/pair-page.server.ts'

type PairPageProps = Omit<PairPageData, 'head'> & { answer: FormAnswer | undefined }

const sides = ['first', 'second'] as const
const errorId = (field: string) => `${field}-error`
const radioId = (field: string, side: Side) => `${field}-${side}`

/** How each of the two is called; of two with one name also by their place. */
function useNames({ first, second }: PairPageProps) {
  const { t } = useTranslation('desk')
  if (first.main !== second.main) return { first: first.main, second: second.main }
  return { first: t('merge.here', { name: first.main }), second: t('merge.there', { name: second.main }) }
}

function Choices(props: PairPageProps) {
  const { t } = useTranslation('desk')
  const { fields, answer } = props
  const errorOf = useAnswerError(answer)
  const names = useNames(props)
  const typed = (answer?.submission.initialValue ?? {}) as Record<string, string | undefined>
  const column = (side: Side): Column<ComparedField> => ({
    key: side,
    label: names[side],
    phone: 'wide',
    cell: ({ field, isSame, usual, ...values }) => {
      const value = values[side] ?? <span className="muted">{t('patient.none')}</span>
      if (isSame) return value
      return (
        <RadioRow
          id={radioId(field, side)}
          name={sideName(field)}
          value={side}
          defaultChecked={(typed[sideName(field)] ?? usual) === side}
          aria-describedby={errorOf(sideName(field)) ? errorId(field) : undefined}
        >
          <span className="vh">{t('merge.from', { field: t(`merge.field.${field}`), name: names[side] })} </span>
          {value}
        </RadioRow>
      )
    },
  })
  const columns: Column<ComparedField>[] = [
    {
      key: 'field',
      label: t('merge.columnField'),
      rowHeader: true,
      cell: ({ field }) => {
        const error = errorOf(sideName(field)) && t('merge.choose', { field: t(`merge.field.${field}`) })
        return (
          <>
            {t(`merge.field.${field}`)}
            {error && <FieldError id={errorId(field)}>{error}</FieldError>}
          </>
        )
      },
    },
    ...sides.map(column),
  ]
  return <DataTable caption={t('merge.fields')} columns={columns} rows={fields} rowKey={({ field }) => field} />
}

function Brief({ person }: { person: PairPageData['first'] }) {
  const { t } = useTranslation('desk')
  const visits = t('merge.visits', { count: person.visits })
  return (
    <li>
      <Link to={paths.deskPatient(person.id)}>{person.main}</Link>
      {person.other && <span className="muted"> {person.other}</span>}
      {t('list.comma')}
      {person.latest === null ? visits : t('merge.visitsLatest', { visits, date: person.latest })}
    </li>
  )
}

/** Two patients side by side: whoever knows that they are one says what is right of each. */
export function PairPage(props: PairPageProps) {
  const { t } = useTranslation('desk')
  const { first, second, isOne, fields, basis, formKey, days, answer } = props
  const action = useHref(paths.deskPatientPair(first.id, second.id))
  const errorOf = useAnswerError(answer)
  const errors = fields.flatMap(({ field }) => {
    const message = errorOf(sideName(field)) && t('merge.choose', { field: t(`merge.field.${field}`) })
    return message ? [{ id: radioId(field, 'first'), message }] : []
  })
  const typed = (answer?.submission.initialValue ?? {}) as Record<string, string | undefined>
  return (
    <div className="desk">
      <ErrorSummary items={errors} />
      <PageHead title={t('merge.title')} lead={t('merge.lead', { days })} />
      {answer?.isStale && <Banner tone="warning">{t('merge.stale')}</Banner>}
      {isOne ? (
        <p className="panel">{t('merge.already')}</p>
      ) : (
        <form method="post" action={action} className="stack">
          <input type="hidden" name="key" value={typed.key ?? formKey} />
          <input type="hidden" name="basis" value={basis} />
          <ul className="dots">
            <Brief person={first} />
            <Brief person={second} />
          </ul>
          <PanelCard id="fields" title={t('merge.fields')}>
            <Choices {...props} />
          </PanelCard>
          <p className="muted">{t('merge.moves')}</p>
          <div>
            <Button>{t('merge.submit')}</Button>
          </div>
        </form>
      )}
      <BackToPatient id={first.id} />
    </div>
  )
}
