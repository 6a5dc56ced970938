import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { SeriesAnswer, SeriesState } from '#app/modules/desk/series/pages/series-page.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { KeyValues } from '#app/ui/cards/ticket.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useAnswerError } from '#app/modules/desk/components/visit/step-form.tsx'
import { RuleFields } from './rule-fields.tsx'
import { openDates, SeriesDates } from './series-dates.tsx'

type Props = {
  state: SeriesState
  answer: SeriesAnswer | undefined
  /** The visit that is repeated; null for a booking that is carried through. */
  id: string | null
  /** Where the form is sent. */
  action: string
}

/** Why nothing was booked, and what to do about it. */
export function SeriesRefused({ reason }: { reason: NonNullable<SeriesAnswer['refusal']> }) {
  const { t } = useTranslation('desk')
  const isLost = reason === 'SLOT_TAKEN' || reason === 'OUTSIDE_HOURS' || reason === 'DUPLICATE_BOOKING'
  return (
    <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="refusal">
      <h2 id="refusal">{t('series.refused')}</h2>
      <p>{isLost ? t('series.lostHow') : t(`refused.code.${reason}`)}</p>
    </div>
  )
}

/** Visits that repeat: the rule, and all dates that it means with what stands against each; one press books them. */
export function SeriesPage({ state: begun, answer, id, action }: Props) {
  const { t } = useTranslation('desk')
  const state = answer?.state ?? begun
  const send = useHref(action)
  const errorOf = useAnswerError(answer)
  const { rows, isBooked } = state
  const ruleErrors = (['every', 'weekdays', 'count', 'until'] as const).map((field) => ({
    id: field === 'weekdays' ? 'weekdays-1' : field,
    message: errorOf(field),
  }))
  const open = answer?.isOpen && rows ? openDates(rows) : []
  const errors = [
    ...ruleErrors.flatMap(({ id: at, message }) => (message ? [{ id: at, message }] : [])),
    ...open.map((at) => ({ id: at, message: t('errors.seriesChoice') })),
  ]
  return (
    <div className="desk">
      <ErrorSummary items={errors} />
      {answer?.refusal && <SeriesRefused reason={answer.refusal} />}
      <PageHead title={t('title.series')} lead={state.patient ?? undefined} />
      <form method="post" action={send} aria-label={t('title.series')} className="booking-desk">
        <input type="hidden" name="key" value={state.key} />
        <input type="hidden" name="ruleOf" value={state.ruleOf} />
        {Object.entries(answer?.carried ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <section className="panel form" aria-labelledby="rule">
          <h2 id="rule" className="board__title">
            {t('series.rule')}
          </h2>
          <KeyValues
            items={[
              {
                label: t(isBooked ? 'series.first' : 'series.like'),
                value: <span className="num">{state.first}</span>,
              },
              { label: t('visit.doctor'), value: state.doctor },
              { label: t('visit.kind'), value: state.visit },
            ]}
          />
          <RuleFields state={state} errorOf={errorOf} />
          <div>
            <Button variant="line" name="does" value="plan">
              {t('series.plan')}
            </Button>
          </div>
        </section>
        {rows && (
          <section className="panel form" aria-labelledby="dates">
            <h2 id="dates" className="board__title">
              {t('series.dates', { count: rows.length })}
            </h2>
            {rows.length === 0 ? (
              <p className="muted">{t('series.none')}</p>
            ) : (
              <>
                <p>{t('series.how')}</p>
                <SeriesDates rows={rows} isOpen={answer?.isOpen ?? false} />
                <div className="row">
                  <Button name="does" value="book">
                    {t('series.book')}
                  </Button>
                </div>
              </>
            )}
          </section>
        )}
      </form>
      {id !== null && (
        <p>
          <Link to={paths.deskVisit(id)} className="alone">
            {t('stepPage.back')}
          </Link>
        </p>
      )}
    </div>
  )
}
