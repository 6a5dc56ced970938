import { z } from 'zod'
import { reportFaults, words } from '#app/core/form.ts'
import { now } from '#app/core/clock.ts'
import { wallClock } from '#app/core/format.ts'
import { isLocale } from '#app/core/i18n/locale.ts'
import { cancelReasons } from '#app/modules/booking/booking-input.ts'
import { readSlot } from '#app/modules/booking/forms.ts'
import { readBirthDate, readEnglishName, readPhone } from '#app/modules/booking/person-answers.ts'
import { isDate } from './wall-time.ts'

/** Forms of the desk. Messages are keys of the `booking` texts (people) and of the `desk` texts, the latter as `desk:…`. */

/** The version a screen showed, as its buttons send it. */
export function readVersion(form: FormData): number | null {
  const text = String(form.get('version') ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

export const cancellationForm = z.object({
  reason: z.enum(cancelReasons.clinic, { error: 'desk:errors.reason' }),
})

export const declineReasons = ['not_accepting', 'no_time', 'other_provider', 'plan', 'other'] as const

export const refusalForm = z.object({ reason: z.enum(declineReasons, { error: 'desk:errors.reason' }) })

/** A time: one that was offered, or any by date and clock of the facility ("HH:MM"). */
const timeFields = { slot: words(20), date: words(10), time: words(5) } as const

export type TypedTime = { slot?: string | undefined; date?: string | undefined; time?: string | undefined }

/** The wall time that was typed or the instant that was chosen; null when neither is whole. */
function readTime({ slot, date, time }: TypedTime): { startsAt: number } | { wall: string } | null {
  if (slot && slot !== 'other') {
    const startsAt = readSlot(slot)
    return startsAt === null ? null : { startsAt }
  }
  if (!date || !time || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null
  return { wall: `${date}T${time}` }
}

export const moveForm = z.object({ ...timeFields, tells: z.literal('on').optional() }).transform((typed, context) => {
  const time = readTime(typed)
  if (!time) reportFaults({ slot: 'desk:errors.time' }, context)
  return { time: time ?? { startsAt: 0 }, tells: typed.tells === 'on' }
})

export const approvalForm = z.object({ ...timeFields, visitType: words(80) }).transform((typed, context) => {
  // Nothing chosen is the time that was asked for.
  const asksNothing = !typed.slot && !typed.date && !typed.time
  const time = asksNothing ? null : readTime(typed)
  if (!asksNothing && !time) reportFaults({ slot: 'desk:errors.time' }, context)
  return { time, visitTypeId: typed.visitType || null }
})

/** The telephone number that begins a booking, with what is to be booked. */
export const lookupForm = z
  .object({ phone: words(40), visit: words(80), arrives: words(10) })
  .transform((typed, context) => {
    const phone = readPhone(typed.phone ?? '')
    if ('problem' in phone) reportFaults({ phone: phone.problem }, context)
    return {
      phone: 'value' in phone ? phone.value : '',
      visit: typed.visit || null,
      comesNow: typed.arrives === 'now',
    }
  })

/** What a form of the second half says of the first, whether or not the rest is right. */
export function readLookup(form: FormData): { phone: string; visit: string; comesNow: boolean; key?: string } {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 80)
  const phone = readPhone(text('phone'))
  const key = text('key')
  return {
    phone: 'value' in phone ? phone.value : text('phone'),
    visit: text('visit'),
    comesNow: text('slot') === comesNow,
    // The same key again, so that a form that was put right and sent twice books once.
    ...(/^[A-Za-z0-9]{22}$/.test(key) && { key }),
  }
}

export const newPerson = 'new'
/** Instead of a time: the patient stands at the desk. */
export const comesNow = 'now'

/** A booking by the desk: somebody known of this number, or somebody new; a time, or now. */
export const bookingForm = z
  .object({
    ...timeFields,
    key: z.string().regex(/^[A-Za-z0-9]{22}$/, { error: 'errors.stale' }),
    phone: words(40),
    visit: words(80),
    person: words(80),
    nameEn: words(100),
    nameZh: words(40),
    birthYear: words(20),
    birthMonth: words(20),
    birthDay: words(20),
    locale: words(10),
    smsConsent: z.literal('on').optional(),
  })
  .transform((typed, context) => {
    const faults: Record<string, string> = {}
    const phone = readPhone(typed.phone ?? '')
    if ('problem' in phone) faults.phone = phone.problem
    const isNew = !typed.person || typed.person === newPerson
    const name = isNew ? readEnglishName(typed.nameEn, 'errors.nameEn') : { value: '' }
    if ('problem' in name) faults.nameEn = name.problem
    const typedDate = { year: typed.birthYear ?? '', month: typed.birthMonth ?? '', day: typed.birthDay ?? '' }
    const birth = isNew ? readBirthDate(typedDate, wallClock(now()).date) : { value: '' }
    const birthField = { year: 'birthYear', month: 'birthMonth', day: 'birthDay' } as const
    if ('problem' in birth) faults['part' in birth ? birthField[birth.part] : 'birthYear'] = birth.problem
    const isNow = typed.slot === comesNow
    const time = isNow ? null : readTime(typed)
    if (!isNow && !time) faults.slot = 'desk:errors.time'
    if (!typed.visit) faults.visit = 'desk:errors.visit'
    reportFaults(faults, context)
    return {
      key: typed.key,
      phone: 'value' in phone ? phone.value : '',
      visit: typed.visit ?? '',
      patientId: isNew ? null : typed.person!,
      nameEn: 'value' in name ? name.value : '',
      nameZh: typed.nameZh?.trim() || null,
      birthDate: 'value' in birth ? birth.value : '',
      locale: isLocale(typed.locale) ? typed.locale : null,
      smsConsent: typed.smsConsent === 'on',
      /** Null is now. */
      time,
    }
  })

export type DeskBooking = z.output<typeof bookingForm>

/** Time off on one date; wall times "HH:MM", midnight at the end is 24:00. */
export const blockForm = z
  .object({ doctor: words(200), date: words(10), starts: words(5), ends: words(5), reason: words(100) })
  .transform((typed, context) => {
    const faults: Record<string, string> = {}
    const isTime = (text: string | undefined): text is string => /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '')
    const ends = typed.ends === '00:00' ? '24:00' : typed.ends
    if (!typed.doctor) faults.doctor = 'desk:errors.doctor'
    if (!isDate(typed.date)) faults.date = 'desk:errors.date'
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
