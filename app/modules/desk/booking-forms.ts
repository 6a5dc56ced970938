import { z } from 'zod'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { hidden, reportFaults, words } from '#app/core/form/form.ts'
import { isLocale } from '#app/core/i18n/locale.ts'
import { birthNames, readBirthDate, readEnglishName, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { isDeskDate } from './desk-dates.ts'
import { overrideField, readTime, timeFields } from './desk-forms.ts'
import { readPick } from './desk-pick.ts'

/** The form of a booking at the desk. Messages are keys of the `booking` texts (people) and of the `desk` texts, the latter as `desk:…`. */

const formKey = /^[A-Za-z0-9]{22}$/

export const newPerson = 'new'

/** Instead of a doctor: whoever has the soonest time. */
export const anyDoctor = 'any'

/** Instead of a time: the patient stands at the desk. */
export const comesNow = 'now'

/** "2026-11-27T14:30" of a date that the desk books on; null for anything else. */
const readWall = (text: string) =>
  isDeskDate(text.slice(0, 10)) && /^T\d{2}:\d{2}$/.test(text.slice(10)) ? text : null

/** What was typed counts by its own button; else what was chosen before, and in an address what it says. */
function wallOf({ slot, date, time, at }: Record<'slot' | 'date' | 'time' | 'at', string>, isOther: boolean) {
  const typed = readWall(`${date}T${time}`)
  return slot === 'other' ? typed : (readWall(at) ?? (isOther ? null : typed))
}

/** What a booking is asked with, by its form or by an address, right or not: it comes back whole while the rest is asked. */
export const askedForm = z
  .object({
    phone: hidden(80),
    asOf: hidden(80),
    person: hidden(80),
    nameEn: hidden(100),
    elsewhere: hidden(5),
    arrives: hidden(10),
    key: hidden(22),
    doctor: hidden(200),
    visit: hidden(80),
    day: hidden(10),
    from: hidden(10),
    slot: hidden(120),
    date: hidden(10),
    time: hidden(5),
    at: hidden(16),
    chosenDoctor: hidden(200),
    chosenVisit: hidden(80),
    chosenDay: hidden(10),
    chosenFrom: hidden(10),
    chosenTime: hidden(120),
  })
  .transform((said) => {
    const read = readPhone(said.phone)
    // A press on a doctor, a kind of visit or a day asks for other times than the one that was chosen.
    const isOther = [said.chosenDoctor, said.chosenVisit, said.chosenDay, said.chosenFrom].some(Boolean)
    const stays = said.elsewhere === ''
    const isOtherDay = Boolean(said.chosenDay || said.chosenFrom)
    const day = said.chosenDay || (said.chosenFrom ? '' : said.day)
    const from = said.chosenFrom || said.from
    return {
      /** Null for none, or none that is whole. */
      phone: 'value' in read ? read.value : null,
      typedPhone: said.phone,
      /** The number whose people the page listed; empty from a form that listed none. */
      asOf: said.asOf,
      person: said.person || null,
      hasName: said.nameEn.trim() !== '',
      doctor: (stays && (said.chosenDoctor || said.doctor)) || null,
      visit: (stays && (said.chosenVisit || said.visit)) || null,
      day: isDeskDate(day) ? day : null,
      from: isDeskDate(from) ? from : null,
      pick: stays && !isOther ? said.chosenTime || said.slot : '',
      /** A time by the clock: typed or from an address, or the one that was chosen before, while its day is not left. */
      wall: said.chosenTime || !stays || isOtherDay ? null : wallOf(said, isOther),
      /** Whether the chosen time was for another doctor or kind of visit: it is then kept only where it is open for this one. */
      isTimeOfOthers: isOther && said.doctor !== '' && said.visit !== '',
      date: said.date,
      comesNow: said.arrives === comesNow || said.slot === comesNow,
      /** Whether what was pressed is about the visit, not about the person. */
      isChoosing: isOther || said.chosenTime !== '',
      // The same key again, so that a form that was put right and sent twice books once.
      key: formKey.test(said.key) ? said.key : null,
    }
  })

export type AskedBooking = z.output<typeof askedForm>

/** What may be typed about somebody new before doctor and time are chosen: it stays while the rest is asked. */
const aboutPerson = {
  nameEn: words(100),
  nameZh: words(40),
  birthYear: words(20),
  birthMonth: words(20),
  birthDay: words(20),
  locale: words(10),
  plan: words(80),
  smsConsent: z.literal('on').optional(),
}

/** The telephone number, once it is asked for: by the button beside it, or because something stands in the field. */
export const lookupForm = z
  .object({
    phone: words(40),
    chosenDoctor: words(200),
    chosenVisit: words(80),
    chosenDay: words(10),
    chosenFrom: words(10),
    chosenTime: words(120),
    elsewhere: words(5),
    ...aboutPerson,
  })
  .transform(({ phone, chosenDoctor, chosenVisit, chosenDay, chosenFrom, chosenTime, elsewhere }, context) => {
    const pressed = { chosenDoctor, chosenVisit, chosenDay, chosenFrom, chosenTime, elsewhere }
    const read = readPhone(phone ?? '')
    const isAsked = Boolean(phone) || !Object.values(pressed).some(Boolean)
    if ('problem' in read && isAsked) reportFaults({ phone: read.problem }, context)
  })

type TypedBirth = { birthYear?: string | undefined; birthMonth?: string | undefined; birthDay?: string | undefined }

/** A date of birth that may be left out: the desk asks for it when the patient comes. */
function readBirth(
  { birthYear = '', birthMonth = '', birthDay = '' }: TypedBirth,
  faults: Record<string, string>,
): string {
  if (!birthYear && !birthMonth && !birthDay) return ''
  const birth = readBirthDate({ year: birthYear, month: birthMonth, day: birthDay }, todayInNewYork())
  if ('value' in birth) return birth.value
  faults[birthNames[birth.part]] = birth.problem
  return ''
}

/** A booking by the desk: somebody known of this number, or somebody new with a name; a time, or now. */
export const bookingForm = z
  .object({
    ...timeFields,
    key: z.string().regex(formKey, { error: 'errors.stale' }),
    phone: words(40),
    doctor: words(200),
    visit: words(80),
    person: words(80),
    ...aboutPerson,
    override: overrideField,
  })
  .transform((typed, context) => {
    const faults: Record<string, string> = {}
    const phone = readPhone(typed.phone ?? '')
    if ('problem' in phone) faults.phone = phone.problem
    const isNew = !typed.person || typed.person === newPerson
    if (!typed.person && !typed.nameEn) faults.person = 'desk:errors.person'
    const name = isNew ? readEnglishName(typed.nameEn, 'errors.nameEn') : { value: '' }
    if ('problem' in name) faults.nameEn = name.problem
    const birthDate = isNew ? readBirth(typed, faults) : ''
    const { override } = typed
    const pick = readPick(typed.slot)
    const isNow = typed.slot === comesNow
    // The button of an override says which time it is, where no other was typed.
    const chosen = pick ?? readTime(typed) ?? (override && { startsAt: override.startsAt })
    if (!isNow && !chosen) faults.slot = 'desk:errors.time'
    const visit = pick?.visitTypeId || typed.visit
    if (!visit) faults.visit = 'desk:errors.visit'
    reportFaults(faults, context)
    return {
      key: typed.key,
      phone: 'value' in phone ? phone.value : '',
      visit: visit ?? '',
      patientId: isNew ? null : typed.person!,
      nameEn: 'value' in name ? name.value : '',
      nameZh: typed.nameZh?.trim() || null,
      birthDate,
      locale: isLocale(typed.locale) ? typed.locale : null,
      /** The slug of a plan. */
      plan: typed.plan || null,
      smsConsent: typed.smsConsent === 'on',
      override,
      /** Null is now. */
      time: isNow ? null : chosen,
    }
  })

export type DeskBooking = z.output<typeof bookingForm>
