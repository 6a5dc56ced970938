import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#app/core/format/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

export type Question =
  | { kind: 'move'; id: string; title: string; version: number; start: string; revert: () => void }
  | { kind: 'block'; doctor: string | null; date: string; starts: string; ends: string; revert: () => void }

type CalendarQuestionProps = {
  question: Question
  doctors: readonly { slug: string; name: string }[]
  addresses: { move: string; block: string }
  /** What came of it, in words; empty when nothing was done. */
  onDone: (text: string) => void
}

/** What is asked before a drag counts: whether to tell the patient, or whose time is blocked. Closing it takes the drag back. */
export function CalendarQuestion({ question, doctors, addresses, onDone }: CalendarQuestionProps) {
  const { t } = useTranslation('desk')
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const clock = (time: string) => formatClock(time, locale)

  const cancel = () => {
    question.revert()
    onDone('')
  }
  const move = async (tells: boolean) => {
    if (question.kind !== 'move' || isBusy) return
    setBusy(true)
    const body = new URLSearchParams({
      id: question.id,
      version: String(question.version),
      start: question.start,
      ...(tells && { tells: 'on' }),
    })
    try {
      const answer = await fetch(addresses.move, { method: 'POST', body, headers: { Accept: 'application/json' } })
      const { moved, text } = (await answer.json()) as { moved?: boolean; text?: string }
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
              date: question.start.slice(0, 10),
              time: clock(question.start.slice(11, 16)),
            })}
          </h2>
          <div className="stack stack--sm">
            <Button type="button" block busy={isBusy} onClick={() => void move(true)}>
              {t('calendar.moveTelling')}
            </Button>
            <Button type="button" block variant="line" busy={isBusy} onClick={() => void move(false)}>
              {t('calendar.moveQuietly')}
            </Button>
          </div>
        </>
      ) : (
        <form method="post" action={addresses.block} className="stack stack--sm">
          <h2 id="question">
            {t('calendar.blockFrom', {
              date: question.date,
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
