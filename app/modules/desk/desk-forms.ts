import { z } from 'zod'
import { hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { isDeskDate } from './desk-dates.ts'
import { cancelReasons, declineReasons } from '#app/modules/booking/booking-input.ts'
import { type Override, passableKinds } from '#app/modules/booking/time-obstacles.ts'
import { readPick } from './desk-pick.ts'

/** Forms of the desk. Messages are keys of the `booking` texts (people) and of the `desk` texts, the latter as `desk:…`. */

/** An override as the button of a form carries it: the instant, and what was read against it. */
export const overrideText = ({ startsAt, kinds }: Override) => `${startsAt}:${kinds.join(',')}`

/** That somebody has read what stands against a time; null for anything else. */
export const overrideField = hidden(200).transform((text): Override | null => {
  const [instant = '', kinds = ''] = text.split(':')
  if (!/^\d{1,15}$/.test(instant)) return null
  return { startsAt: Number(instant), kinds: passableKinds.filter((kind) => kinds.split(',').includes(kind)) }
})

/** What the form of every step says beside its own fields: the version its screen showed, and which screen that was. */
export const stepForm = z.object({ version: shownVersion, back: hidden(2000) })

/** A visit that was dragged in the calendar; `start` is a wall time of the facility. */
export const dragForm = z.object({
  id: hidden(80),
  version: shownVersion,
  start: hidden(40),
  tells: z
    .literal('on')
    .optional()
    .catch(undefined)
    .transform((on) => on === 'on'),
  override: overrideField,
})

/** Visits that were ticked, with the screen to come back to; which reasons a step knows is for the step to say. */
export const bulkForm = z.object({
  visit: z.array(z.string().max(80)).optional(),
  back: hidden(2000),
  reason: hidden(40),
})

/** Who is looked for on every page of the practice. */
export const patientSearchForm = z.object({
  q: z
    .string()
    .catch('')
    .transform((text) => text.slice(0, 80).trim()),
})

/** A reference or a telephone number by which a visit is looked for. */
export const findForm = z.object({
  text: z
    .string()
    .catch('')
    .transform((text) => text.slice(0, 40)),
})

export const cancellationForm = z.object({
  reason: z.enum(cancelReasons.clinic, { error: 'desk:errors.reason' }),
})

export const refusalForm = z.object({ reason: z.enum(declineReasons, { error: 'desk:errors.reason' }) })

/** A time: one that was offered, or any by date and clock of the facility ("HH:MM"). */
export const timeFields = { slot: words(120), date: words(10), time: words(5) } as const

export type TypedTime = { slot?: string | undefined; date?: string | undefined; time?: string | undefined }

/** The wall time that was typed or the instant that was chosen; null when neither is whole. */
export function readTime({ slot, date, time }: TypedTime): { startsAt: number } | { wall: string } | null {
  if (slot && slot !== 'other') {
    const pick = readPick(slot)
    return pick && { startsAt: pick.startsAt }
  }
  if (!date || !time || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null
  return { wall: `${date}T${time}` }
}

export const moveForm = z
  .object({ ...timeFields, tells: z.literal('on').optional(), override: overrideField })
  .transform((typed, context) => {
    const { override } = typed
    // The button of an override says which time it is, where no other was typed.
    const time = readTime(typed) ?? (override && { startsAt: override.startsAt })
    if (!time) reportFaults({ slot: 'desk:errors.time' }, context)
    /** Whose time it is, where the button says so. */
    const visitTypeId = readPick(typed.slot)?.visitTypeId || null
    return { time: time ?? { startsAt: 0 }, visitTypeId, tells: typed.tells === 'on', override }
  })

export const approvalForm = z
  .object({ ...timeFields, visitType: words(80), override: overrideField })
  .transform((typed, context) => {
    // Nothing chosen is the time that was asked for.
    const asksNothing = !typed.slot && !typed.date && !typed.time
    const time = asksNothing ? null : readTime(typed)
    if (!asksNothing && !time) reportFaults({ slot: 'desk:errors.time' }, context)
    return { time, visitTypeId: typed.visitType || null, override: typed.override }
  })

/** Time off on one date; wall times "HH:MM", midnight at the end is 24:00. */
export const blockForm = z
  .object({ doctor: words(200), date: words(10), starts: words(5), ends: words(5), reason: words(100) })
  .transform((typed, context) => {
    const faults: Record<string, string> = {}
    const isTime = (text: string | undefined): text is string => /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '')
    const ends = typed.ends === '00:00' ? '24:00' : typed.ends
    if (!typed.doctor) faults.doctor = 'desk:errors.doctor'
    if (!isDeskDate(typed.date)) faults.date = 'desk:errors.date'
    if (!isTime(typed.starts)) faults.starts = 'desk:errors.clock'
    if (ends !== '24:00' && !isTime(ends)) faults.ends = 'desk:errors.clock'
    else if (!faults.starts && ends <= typed.starts!) faults.ends = 'desk:errors.order'
    reportFaults(faults, context)
    return {
      doctor: typed.doctor ?? '',
      date: typed.date ?? '',
      starts: typed.starts ?? '',
      ends: ends ?? '',
      reason: typed.reason?.trim() || null,
    }
  })
