import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import { comesNow } from '#app/modules/desk/booking-forms.ts'
import type { BookingState } from '#app/modules/desk/pages/booking-page.server.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { TimeQuestion } from '#app/modules/desk/pages/time-question.server.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { choiceParams, NoDesk } from '../desk-chooser.tsx'
import { useAnswerError } from '../visit/step-form.tsx'
import { TimeReasons } from '../visit/time-question.tsx'
import { BookingPerson, usePersonErrors } from './booking-person.tsx'
import { BookingTimes } from './booking-times.tsx'

export type BookingAnswer = {
  submission: SubmissionResult<string[]>
  refusal: BookingReason | null
  question: TimeQuestion | null
  state: BookingState
}

type BookingPageProps = {
  page: { choice: ChoiceWords; state: BookingState }
  answer: BookingAnswer | undefined
}

/** Other clinics of the desk: who it is stays, doctor and time are asked again. */
function Facilities({ choice }: { choice: ChoiceWords }) {
  const { t } = useTranslation('desk')
  const here = useHref(paths.deskNew())
  const others = choice.facilities.filter(({ slug }) => slug !== choice.facility?.slug)
  if (others.length === 0) return null
  return (
    <div className="row">
      {others.map(({ slug, name }) => (
        <Button
          key={slug}
          variant="quiet"
          name="elsewhere"
          value="on"
          formAction={`${here}?${new URLSearchParams({ place: slug })}`}
        >
          {t('booking.atFacility', { facility: name })}
        </Button>
      ))}
    </div>
  )
}

/** Pressing Enter in a field books when everything was asked, else it asks what is next. */
function DefaultButton({ state, goOn }: { state: BookingState; goOn: string }) {
  const { t } = useTranslation('desk')
  const isWhole = state.asOf !== null && (state.chosen !== null || (state.comesNow && state.visit !== null))
  const slot = state.comesNow ? comesNow : state.chosen?.pick
  return (
    <button
      className="vh"
      tabIndex={-1}
      aria-hidden="true"
      {...(isWhole ? { name: 'slot', value: slot } : { formAction: goOn })}
    >
      {t('booking.lookup')}
    </button>
  )
}

/** Nobody here has a kind of visit: where that is mended, and how patients get a time meanwhile. */
function NothingToBook() {
  const { t } = useTranslation('desk')
  return (
    <div className="panel stack">
      <h2>{t('booking.nothing')}</h2>
      <p>{t('booking.nothingHow')}</p>
      <div className="row">
        <ButtonLink to={paths.scheduling()}>{t('booking.toScheduling')}</ButtonLink>
        <ButtonLink to={paths.desk()} variant="line">
          {t('booking.toRequests')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** A booking by telephone or at the desk, on one page: who, with whom, what for, when. Every press comes back with the next question. */
export function BookingPage({ page, answer }: BookingPageProps) {
  const { t } = useTranslation('desk')
  const { choice } = page
  const state = answer?.state ?? page.state
  const params = choiceParams(choice, { date: null })
  const action = useHref(paths.deskBooking(params))
  const goOn = useHref(paths.deskNew(params))
  const errorOf = useAnswerError(answer)
  const personErrors = usePersonErrors(answer)
  const timeErrors = [
    { id: 'visit-first', message: errorOf('visit') },
    { id: 'slot-first', message: errorOf('slot') ?? errorOf('key') },
  ]
  const errors = [...personErrors, ...timeErrors].flatMap(({ id, message }) => (message ? [{ id, message }] : []))
  const takesFocus = errors.length === 0 && !answer?.refusal
  return (
    <div className="desk">
      <ErrorSummary items={errors} />
      {answer?.refusal && (
        <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="refusal">
          <h2 id="refusal">{t('booking.refused')}</h2>
          {answer.question ? <TimeReasons question={answer.question} /> : <p>{t(`refused.code.${answer.refusal}`)}</p>}
        </div>
      )}
      <PageHead title={t('booking.title')} lead={choice.facility?.name} />
      {!choice.facility && <NoDesk />}
      {choice.facility && state.doctors.length === 0 && <NothingToBook />}
      {state.doctors.length > 0 && (
        <form method="post" action={action} aria-label={t('booking.title')} className="stack">
          <DefaultButton state={state} goOn={goOn} />
          <input type="hidden" name="key" value={state.key} />
          <input type="hidden" name="arrives" value={state.comesNow ? comesNow : ''} />
          <Facilities choice={choice} />
          <div className="booking-desk">
            <BookingPerson choice={choice} state={state} answer={answer} takesFocus={takesFocus} />
            <BookingTimes
              choice={choice}
              state={state}
              answer={answer}
              question={answer?.question ?? null}
              takesFocus={takesFocus}
            />
          </div>
        </form>
      )}
    </div>
  )
}
