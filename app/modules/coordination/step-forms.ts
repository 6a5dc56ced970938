import { z } from 'zod'
import { isDate, type LocalDate } from '#app/core/calendar/dates.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { type Faults, hidden, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { type CaseStep, stepWords } from './case-steps.ts'
import { assignees, documentKinds, longest, taskKinds, taskStepNames } from './case-text.ts'
import { newFormId, plain } from './forms.ts'

/** What a step says in words. */
export function wordsForm(step: CaseStep) {
  return z.object({ words: words(longest.reason) }).transform((typed, context) => {
    const text = plain(typed.words)
    if (text === null && stepWords[step] === 'needed') reportFaults({ words: problem('errors.words') }, context)
    return { words: text }
  })
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** When the visit is: a date and a time, or one of our own by its confirmation number. */
export function visitForm(today: LocalDate) {
  return z
    .object({ reference: words(20), date: words(10), time: words(5), words: words(longest.reason) })
    .transform((typed, context) => {
      const [reference, date, time] = [plain(typed.reference), plain(typed.date), plain(typed.time)]
      const known = reference === null ? null : parseReference(reference)
      const faults: Faults = {}
      if (reference !== null && known === null) faults.reference = problem('errors.reference')
      if (reference === null && (!isDate(date) || date < today)) faults.date = problem('errors.visitDate')
      if (reference === null && !clock.test(time ?? '')) faults.time = problem('errors.visitTime')
      reportFaults(faults, context)
      const isTyped = reference === null && isDate(date) && clock.test(time ?? '')
      return {
        reference: known,
        visitAt: isTyped ? instantOfWall(date, time!, newYork) : null,
        words: plain(typed.words),
      }
    })
}

const needed = (most: number, name: string, key: string) =>
  z.object({ id: newFormId, [name]: words(most) }).transform((typed, context) => {
    const text = plain(typed[name] as string | undefined)
    if (text === null) reportFaults({ [name]: problem(key) }, context)
    return { id: typed.id as string, text: text ?? '' }
  })

export const messageForm = needed(longest.message, 'body', 'errors.message')
export const patientMessageForm = needed(longest.message, 'patientBody', 'errors.message')

/** Something that somebody has to do. */
export const taskForm = z
  .object({
    ...{ id: newFormId, kind: z.enum(taskKinds).catch('follow_up'), assignee: z.enum(assignees).catch('requester') },
    ...{ title: words(longest.title), dueOn: words(10) },
  })
  .transform(({ title, dueOn, ...typed }, context) => {
    const day = plain(dueOn)
    if (day !== null && !isDate(day)) reportFaults({ dueOn: problem('errors.date') }, context)
    return { ...typed, title: plain(title), dueOn: day }
  })

export const taskStepForm = z.object({ task: hidden(64), step: z.enum(taskStepNames).catch('complete') })

/** A file with what it is. */
export const documentForm = z
  .object({
    ...{ id: newFormId, kind: z.enum(documentKinds).catch('other'), name: words(longest.file) },
    ...{ isForPatient: z.literal('on').optional(), file: z.instanceof(File).optional().catch(undefined) },
  })
  .transform(({ name, file, isForPatient, ...typed }) => ({
    ...typed,
    name: plain(name),
    isForPatient: isForPatient === 'on',
    file: file && file.size > 0 ? file : null,
  }))

/** Of whom the page of a form named. */
const mark = hidden(64)

/** The patient agrees. */
export const agreeForm = z.object({ mark })

/** What is written down of consent. */
export const consentForm = z.object({ mark, deed: z.enum(['verbal', 'paper', 'link', 'withdraw']).catch('verbal') })
