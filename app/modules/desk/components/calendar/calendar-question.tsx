import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock, formatShortDate } from '#app/core/format/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TimeQuestion } from '#app/modules/desk/pages/time-question.server.ts'
import { TimeReasons } from '../visit/time-question.tsx'

export type Question =
  | { kind: 'move'; id: string; title: string; version: number; start: string; revert: () => void }
  | { kind: 'block'; doctor: string | null; date: string; starts: string; ends: string; revert: () => void }

/** What a dragged visit came to; `question` names what stands against the time. */
type MoveAnswer = { moved?: boolean; text?: string; question?: TimeQuestion | null }

type CalendarQuestionProps = {
  question: Question
  doctors: readonly { slug: string; name: string }[]
  addresses: { move: string; block: string }
  /** What came of it, in words; empty when nothing was done. */
  onDone: (text: string) => void
}

type Asked = { tells: boolean; question: TimeQuestion }

type MoveChoicesProps = {
  asked: Asked | null
  isBusy: boolean
  move: (tells: boolean, override?: string | null) => void
}

/** Whether the patient is told; once something stands against the time, what that is and whether it is to be all the same. */
function MoveChoices({ asked, isBusy, move }: MoveChoicesProps) {
  const { t } = useTranslation('desk')
  if (asked)
    return (
      <div className="stack stack--sm" role="alert">
        <TimeReasons question={asked.question} />
        {asked.question.override && (
          <Button type="button" block busy={isBusy} onClick={() => move(asked.tells, asked.question.override)}>
            {t('override.do.move')}
          </Button>
        )}
      </div>
    )
  return (
    <div className="stack stack--sm">
      <Button type="button" block busy={isBusy} onClick={() => move(true)}>
        {t('calendar.moveTelling')}
      </Button>
      <Button type="button" block variant="line" busy={isBusy} onClick={() => move(false)}>
        {t('calendar.moveQuietly')}
      </Button>
    </div>
  )
}

/** What is asked before a drag counts: whether to tell the patient, or whose time is blocked. Closing it takes the drag back. */
export function CalendarQuestion({ question, doctors, addresses, onDone }: CalendarQuestionProps) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const day = (date: string) => formatShortDate(Date.parse(`${date}T12:00:00Z`), locale, 'UTC')
  const clock = (time: string) => formatClock(time, locale)

  const cancel = () => {
    question.revert()
    onDone('')
  }
  const move = async (tells: boolean, override: string | null = null) => {
    if (question.kind !== 'move' || isBusy) return
    setBusy(true)
    const body = new URLSearchParams({
      id: question.id,
      version: String(question.version),
      start: question.start,
      ...(tells && { tells: 'on' }),
      ...(override && { override }),
    })
    try {
      const answer = await fetch(addresses.move, { method: 'POST', body, headers: { Accept: 'application/json' } })
      const { moved, text, question: against } = (await answer.json()) as MoveAnswer
      if (!moved && against) {
        setBusy(false)
        setAsked({ tells, question: against })
        return
      }
      if (!moved) question.revert()
      onDone(moved ? t('done.move') : text || t('calendar.failed'))
    } catch {
      question.revert()
      onDone(t('calendar.failed'))
    }
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="question" onCancel={cancel}>
      {question.kind === 'move' ? (
        <>
          <h2 id="question">
            {t('calendar.moveTo', {
              name: question.title,
              date: day(question.start.slice(0, 10)),
              time: clock(question.start.slice(11, 16)),
            })}
          </h2>
          <MoveChoices asked={asked} isBusy={isBusy} move={(tells, override) => void move(tells, override)} />
        </>
      ) : (
        <form method="post" action={addresses.block} className="stack stack--sm">
          <h2 id="question">
            {t('calendar.blockFrom', {
              date: day(question.date),
              from: clock(question.starts),
              to: clock(question.ends === '00:00' ? '24:00' : question.ends),
            })}
          </h2>
          <input type="hidden" name="date" value={question.date} />
          <input type="hidden" name="starts" value={question.starts} />
          <input type="hidden" name="ends" value={question.ends} />
          {doctors.length > 1 && question.doctor === null ? (
            <label className="field">
              <span className="label">{t('visit.doctor')}</span>
              <Select name="doctor" options={doctors.map(({ slug, name }) => ({ value: slug, label: name }))} />
            </label>
          ) : (
            <input type="hidden" name="doctor" value={question.doctor ?? doctors[0]?.slug} />
          )}
          <Button block>{t('block.submit')}</Button>
        </form>
      )}
      <Button type="button" variant="quiet" block onClick={cancel}>
        {t('calendar.back')}
      </Button>
    </dialog>
  )
}
