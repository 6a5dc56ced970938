import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock, formatLongDate } from '#app/core/format/format.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TimeQuestion } from '#app/modules/desk/pages/time-question.server.ts'
import { TimeReasons } from '../visit/time-question.tsx'

export type MoveQuestion = {
  kind: 'move'
  id: string
  title: string
  version: number
  doctor: string
  /** Wall times. */
  before: string
  start: string
  revert: () => void
}
/** Time was marked; whose is null where columns are dates of several. */
export type MarkedTime = { kind: 'marked'; doctor: string | null; start: string; end: string; revert: () => void }
export type Question = MoveQuestion | MarkedTime

/** What was asked came to; nothing where it was called off. */
export type Outcome = { tone: 'success' | 'error'; text: string } | null

type Doctors = readonly { slug: string; name: string }[]

/** What a dragged visit came to; `question` names what stands against the time. */
type MoveAnswer = { moved?: boolean; text?: string; question?: TimeQuestion | null }

type Asked = { tells: boolean; question: TimeQuestion }

/** A wall time in the words of the house, with its weekday, and whose it is. */
function useWhen(doctors: Doctors) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const clock = (wall: string) => formatClock(wall.slice(11, 16), locale)
  const day = (wall: string) => formatLongDate(Date.parse(`${wall.slice(0, 10)}T12:00:00Z`), locale, 'UTC')
  const nameOf = (slug: string | null) => doctors.find((doctor) => doctor.slug === slug)?.name
  const whose = (words: string, slug: string | null) => [words, nameOf(slug)].filter(Boolean).join(t('list.comma'))
  return {
    at: (wall: string, doctor: string) => whose(t('calendar.at', { date: day(wall), time: clock(wall) }), doctor),
    span: ({ start, end, doctor }: MarkedTime) =>
      whose(
        t('calendar.at', { date: day(start), time: t('calendar.span', { from: clock(start), to: clock(end) }) }),
        doctor,
      ),
  }
}

type MoveProps = { question: MoveQuestion; doctors: Doctors; address: string; onDone: (outcome: Outcome) => void }

/** Old and new time, whether the patient is told; once something stands against the time, what that is and what may pass over it. */
function MoveForm({ question, doctors, address, onDone }: MoveProps) {
  const { t } = useTranslation('desk')
  const when = useWhen(doctors)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, title, version, doctor, before, start, revert } = question
  const fail = (text: string) => {
    revert()
    onDone({ tone: 'error', text })
  }
  const move = async (tells: boolean, override: string | null = null) => {
    if (isBusy) return
    setBusy(true)
    const fields = { id, version: String(version), start, ...(tells && { tells: 'on' }), ...(override && { override }) }
    try {
      const body = new URLSearchParams(fields)
      const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } })
      // The page itself then leads to the login and back.
      if (answer.status === 401) return location.reload()
      const { moved, text, question: against } = (await answer.json()) as MoveAnswer
      if (moved)
        return onDone({
          tone: 'success',
          text: `${t('done.move')}${t('list.comma')}${title}${t('list.comma')}${when.at(start, doctor)}`,
        })
      if (!against) return fail(text || t('calendar.failed'))
      setBusy(false)
      setAsked({ tells, question: against })
    } catch {
      fail(t('calendar.failed'))
    }
  }
  return (
    <>
      <h2 id="question">{t('calendar.moveTitle', { name: title })}</h2>
      <dl className="question__times num">
        <dt>{t('calendar.moveFrom')}</dt>
        <dd>{when.at(before, doctor)}</dd>
        <dt>{t('calendar.moveTo')}</dt>
        <dd>
          <b>{when.at(start, doctor)}</b>
        </dd>
      </dl>
      {asked ? (
        <div className="stack stack--sm" role="alert">
          <TimeReasons question={asked.question} />
          {asked.question.override && (
            <Button type="button" block busy={isBusy} onClick={() => void move(asked.tells, asked.question.override)}>
              {t('override.do.move')}
            </Button>
          )}
        </div>
      ) : (
        <>
          <Button type="button" block busy={isBusy} onClick={() => void move(true)}>
            {t('calendar.moveTelling')}
          </Button>
          <Button type="button" block variant="line" busy={isBusy} onClick={() => void move(false)}>
            {t('calendar.moveQuietly')}
          </Button>
        </>
      )}
    </>
  )
}

type MarkedProps = {
  question: MarkedTime
  doctors: Doctors
  address: string
  booking: string | null
  mayBlock: boolean
}

/** What the marked time is for: a visit, or nobody's. */
function MarkedChoices({ question, doctors, address, booking, mayBlock }: MarkedProps) {
  const { t } = useTranslation('desk')
  const when = useWhen(doctors)
  const { doctor, start, end } = question
  return (
    <>
      <h2 id="question">{when.span(question)}</h2>
      {booking && (
        <ButtonLink to={booking} block>
          {t('day.new')}
        </ButtonLink>
      )}
      {mayBlock && (
        <form method="post" action={address} className="stack stack--sm">
          <input type="hidden" name="date" value={start.slice(0, 10)} />
          <input type="hidden" name="starts" value={start.slice(11, 16)} />
          <input type="hidden" name="ends" value={end.slice(11, 16)} />
          {doctors.length > 1 && doctor === null ? (
            <label className="field">
              <span className="label">{t('visit.doctor')}</span>
              <Select name="doctor" options={doctors.map(({ slug, name }) => ({ value: slug, label: name }))} />
            </label>
          ) : (
            <input type="hidden" name="doctor" value={doctor ?? doctors[0]?.slug} />
          )}
          <Button block variant={booking ? 'line' : 'primary'}>
            {t('block.submit')}
          </Button>
        </form>
      )}
    </>
  )
}

type CalendarQuestionProps = {
  question: Question
  doctors: Doctors
  addresses: { move: string; block: string }
  /** Where the marked time is booked, as a root-form path; null for who may not. */
  booking: string | null
  mayBlock: boolean
  onDone: (outcome: Outcome) => void
}

/** What is asked before a drag counts. Closing it takes the drag back. */
export function CalendarQuestion({ question, doctors, addresses, booking, mayBlock, onDone }: CalendarQuestionProps) {
  const { t } = useTranslation('desk')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const cancel = () => {
    question.revert()
    onDone(null)
  }
  return (
    <dialog ref={dialog} className="dialog question" aria-labelledby="question" onCancel={cancel}>
      {question.kind === 'move' ? (
        <MoveForm question={question} doctors={doctors} address={addresses.move} onDone={onDone} />
      ) : (
        <MarkedChoices
          question={question}
          doctors={doctors}
          address={addresses.block}
          booking={booking}
          mayBlock={mayBlock}
        />
      )}
      <Button type="button" variant="quiet" block onClick={cancel}>
        {t(question.kind === 'move' ? 'calendar.back' : 'calendar.leave')}
      </Button>
    </dialog>
  )
}
