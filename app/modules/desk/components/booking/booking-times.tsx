import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { anyDoctor, comesNow } from '#app/modules/desk/booking-forms.ts'
import type { BookingState } from '#app/modules/desk/pages/booking-page.server.ts'
import type { ChoiceWords } from '#app/modules/desk/pages/open-desk.server.ts'
import type { TimeQuestion } from '#app/modules/desk/pages/time-question.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { choiceParams } from '../desk-chooser.tsx'
import { useAnswerError } from '../visit/step-form.tsx'
import { OverrideButton } from '../visit/time-question.tsx'
import { type Sent, typedIn } from './booking-person.tsx'
import { DayStrip, DayTimes } from './day-strip.tsx'

type Props = {
  choice: ChoiceWords
  state: BookingState
  answer: Sent
  question: TimeQuestion | null
  takesFocus: boolean
}

type Answer = { value: string; label: string; help?: string }

/** A question whose answers are buttons: a press gives the answer, and the page comes back with the next question. */
function Choices({
  id,
  legend,
  name,
  options,
  chosen,
  error,
  goOn,
  takesFocus,
}: {
  id: string
  legend: string
  name: string
  options: readonly Answer[]
  chosen: string | null
  error?: string | undefined
  goOn: string
  takesFocus: boolean
}) {
  return (
    <Fieldset id={id} legend={legend} error={error}>
      <div className="choices">
        {options.map(({ value, label, help }, position) => (
          <button
            key={value}
            id={position === 0 ? `${id}-first` : undefined}
            formAction={goOn}
            name={name}
            value={value}
            className="pick__face pick__face--button choices__one"
            aria-current={value === chosen ? 'true' : undefined}
            autoFocus={takesFocus && position === 0}
          >
            {label} {help && <span className="choices__help">{help}</span>}
          </button>
        ))}
      </div>
    </Fieldset>
  )
}

function DoctorAndVisit({ state, answer, takesFocus, goOn }: Props & { goOn: string }) {
  const { t } = useTranslation('desk')
  const errorOf = useAnswerError(answer)
  const { doctors, doctor, kinds, visit } = state
  const soonest = doctors.length > 1 ? [{ value: anyDoctor, label: t('booking.anyDoctor') }] : []
  return (
    <>
      <input type="hidden" name="doctor" value={doctor ?? ''} />
      <input type="hidden" name="visit" value={visit ?? ''} />
      <input type="hidden" name="at" value={state.at} />
      {doctors.length > 1 && (
        <Choices
          id="doctor"
          legend={t('booking.doctor')}
          name="chosenDoctor"
          options={[...soonest, ...doctors.map(({ slug, name }) => ({ value: slug, label: name }))]}
          chosen={doctor}
          goOn={goOn}
          takesFocus={takesFocus && state.next === 'doctor'}
        />
      )}
      {kinds.length > 0 && (
        <Choices
          id="visit"
          legend={t('booking.visit')}
          name="chosenVisit"
          options={kinds.map(({ value, name, minutes, seats }) => ({
            value,
            label: name,
            help: [
              t('booking.minutes', { count: minutes }),
              ...(seats === null ? [] : [t('booking.seats', { count: seats })]),
            ].join(t('list.comma')),
          }))}
          chosen={visit}
          error={errorOf('visit')}
          goOn={goOn}
          takesFocus={takesFocus && state.next === 'visit'}
        />
      )}
    </>
  )
}

/** Any other time of one doctor, by date and clock; what stands against it is said before it is booked. */
function OtherTime({ state, answer, choice }: Pick<Props, 'state' | 'answer' | 'choice'>) {
  const { t } = useTranslation('desk')
  const typed = typedIn(answer)
  return (
    <details open={Boolean(typed.time)}>
      <summary>{t('times.other')}</summary>
      <div className="row">
        <label>
          <span className="vh">{t('times.date')}</span>
          <input
            type="date"
            name="date"
            className="in"
            min={choice.today}
            defaultValue={typed.date ?? state.days?.day}
          />
        </label>
        <label>
          <span className="vh">{t('times.time')}</span>
          <input type="time" name="time" className="in" step={300} defaultValue={typed.time} />
        </label>
        <Button variant="line" name="slot" value="other">
          {t('booking.bookOther', { doctor: state.doctorName })}
        </Button>
      </div>
    </details>
  )
}

function Times(props: Props & { goOn: string }) {
  const { t } = useTranslation('desk')
  const { state, answer, question, takesFocus, goOn, choice } = props
  const error = useAnswerError(answer)('slot')
  const series = useHref(paths.deskNewSeries(choiceParams(choice, { date: null })))
  const { days, chosen, doctor, comesNow: isHere } = state
  if (!days) return null
  const isAny = doctor === anyDoctor
  const sending = { formAction: goOn }
  const books = takesFocus && state.next === 'book'
  const now = (
    <Button variant={isHere ? 'primary' : 'line'} name="slot" value={comesNow} autoFocus={books && isHere}>
      {t('booking.comesNow')}
    </Button>
  )
  return (
    <section aria-labelledby="times" className="booking-desk__times">
      <h2 id="times" className="board__title">
        {t('booking.timesOf', {
          doctor: isAny ? t('booking.anyDoctor') : state.doctorName,
          visit: state.visitName,
          count: state.minutes ?? 0,
        })}
      </h2>
      {error && (
        <p className="err" id="slot-first" tabIndex={-1}>
          {error}
        </p>
      )}
      <DayStrip days={days} sending={sending} />
      <div className="row booking-desk__book">
        {chosen && (
          <Button variant={isHere ? 'line' : 'primary'} name="slot" value={chosen.pick} autoFocus={books && !isHere}>
            {t('booking.bookAt', { doctor: chosen.doctor, date: chosen.date, time: chosen.clock })}
          </Button>
        )}
        {choice.mayRepeat && chosen && state.asOf !== null && (
          <Button variant="line" name="slot" value={chosen.pick} formAction={series}>
            {t('series.repeatAt')}
          </Button>
        )}
        <OverrideButton question={question} step="booking" />
      </div>
      <DayTimes times={days.times} chosen={chosen?.pick ?? null} sending={sending} withDoctor={isAny} />
      {!isAny && <OtherTime state={state} answer={answer} choice={choice} />}
      {!isAny && <div className="row">{now}</div>}
    </section>
  )
}

/** What is booked: the doctor, the kind of visit, the day and the time, each a press. */
export function BookingTimes(props: Props) {
  const { t } = useTranslation('desk')
  const goOn = useHref(paths.deskNew(choiceParams(props.choice, { date: null })))
  return (
    <section className="panel form" aria-label={t('booking.what')}>
      <DoctorAndVisit {...props} goOn={goOn} />
      <Times {...props} goOn={goOn} />
    </section>
  )
}
