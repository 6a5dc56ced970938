import { z } from 'zod'
import { type Faults, hidden, reportFaults, words } from '#app/core/form/form.ts'
import { defaultLocale, isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { addDays, isDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { cancelReasons, forWhomChoices } from '../booking-input.ts'
import { problem, type Problem } from '#app/core/form/problem.ts'
import { waitableDays, wishableDays } from '../limits.ts'
import { birthNames, readBirthDate, readEmail, readEnglishName, readPhone } from './person-answers.ts'
import { readSlot } from '../slots/slot-text.ts'
import { type DayPart, dayParts } from '../slots/day-parts.ts'

/** The version of the words on privacy that the consent box stands under; changes with the words. */
export const privacyNoticeVersion = '2026-11-29'

const box = z.literal('on').optional()

const personFields = {
  forWhom: words(20),
  nameZh: words(40),
  nameEn: words(100),
  birthYear: words(20),
  birthMonth: words(20),
  birthDay: words(20),
  contactName: words(100),
  phone: words(40),
  email: words(254),
  language: words(40),
  smsConsent: box,
  emailConsent: box,
  consent: box,
  /** The honeypot: people do not see it, machines fill it in. */
  website: words(500),
} as const

/** Where the patient is reminded beside who books for them: one of the two, their language, and that they agree. */
const reminderFields = {
  patientPhone: words(40),
  patientEmail: words(254),
  patientLocale: words(10),
  patientConsent: box,
} as const

type Typed = { [Name in keyof typeof personFields | keyof typeof reminderFields]?: string | undefined }

export type Person = { nameEn: string; nameZh: string | null; phone: string | null; email: string | null }

/** Who is treated and who can be written to. `contact` is null when they are one person. */
export type PersonAnswers = {
  forWhom: (typeof forWhomChoices)[number]
  patient: Person & { birthDate: string }
  contact: Person | null
  remindsPatient: { locale: Locale } | null
  language: string | null
  smsConsent: boolean
  emailConsent: boolean
  isMachine: boolean
}

type Take = (name: string, answer: { value: string } | { problem: Problem }) => string

/** Where the patient is reminded; null when nothing is typed. Nobody is written to who has not agreed. */
function readPatientContact(typed: Typed, take: Take, faults: Faults): Pick<Person, 'phone' | 'email'> | null {
  const { patientPhone, patientEmail } = typed
  if (!patientPhone && !patientEmail) return null
  if (!typed.patientConsent) faults.patientConsent = problem('errors.patientConsent')
  return {
    phone: patientPhone ? take('patientPhone', readPhone(patientPhone)) || null : null,
    email: patientEmail ? take('patientEmail', readEmail(patientEmail)) || null : null,
  }
}

/** Reads the answers about a person; `faults` collects a problem a field. */
function readPerson(typed: Typed, faults: Faults): PersonAnswers {
  const take: Take = (name, answer) => {
    if ('value' in answer) return answer.value
    faults[name] = answer.problem
    return ''
  }
  const forWhom = forWhomChoices.find((each) => each === typed.forWhom) ?? 'self'
  const isSelf = forWhom === 'self'
  const nameEn = take('nameEn', readEnglishName(typed.nameEn, 'errors.nameEn'))
  const birth = readBirthDate(
    { year: typed.birthYear ?? '', month: typed.birthMonth ?? '', day: typed.birthDay ?? '' },
    todayInNewYork(),
  )
  const birthDate = take('part' in birth ? birthNames[birth.part] : 'birthYear', birth)
  const contactName = isSelf ? '' : take('contactName', readEnglishName(typed.contactName, 'errors.contactName'))
  const phone = typed.phone ? take('phone', readPhone(typed.phone)) || null : null
  const email = typed.email ? take('email', readEmail(typed.email)) || null : null
  if (!typed.phone && !typed.email) faults.phone = problem('errors.contact')
  if (!typed.consent) faults.consent = problem('errors.consent')
  const reach = { phone, email }
  const own = isSelf ? null : readPatientContact(typed, take, faults)
  return {
    forWhom,
    patient: {
      nameEn,
      nameZh: typed.nameZh?.trim() || null,
      birthDate,
      ...(isSelf ? reach : { phone: own?.phone ?? null, email: own?.email ?? null }),
    },
    contact: isSelf ? null : { nameEn: contactName, nameZh: null, ...reach },
    remindsPatient: own && { locale: isLocale(typed.patientLocale) ? typed.patientLocale : defaultLocale },
    language: typed.language ?? null,
    smsConsent: typed.smsConsent === 'on' && phone !== null,
    emailConsent: typed.emailConsent === 'on' && email !== null,
    isMachine: Boolean(typed.website),
  }
}

const formKey = z.string().regex(/^[A-Za-z0-9]{22}$/, { error: 'errors.stale' })

const visitFields = {
  key: formKey,
  loc: words(200),
  plan: words(80),
  /** The plan whose warning was already shown. */
  planNoticed: words(80),
  /** Set once the lines that help were shown for the reason. */
  helpNoticed: words(10),
  reason: words(500),
  visited: z.enum(['no', 'yes']).optional(),
} as const

function visitAnswers(typed: { key: string; visited?: string | undefined } & Partial<Record<string, string>>) {
  return {
    key: typed.key,
    loc: typed.loc ?? null,
    plan: typed.plan ?? null,
    planNoticed: typed.planNoticed ?? null,
    isHelpNoticed: typed.helpNoticed === 'yes',
    reason: typed.reason?.trim() || null,
    visited: typed.visited ?? null,
  }
}

/** A booking of one time. `newSlot` is the nearest-time button that was pressed; it stands above `slot`. */
export const bookingForm = z
  .object({ ...personFields, ...reminderFields, ...visitFields, vt: words(80), slot: words(20), newSlot: words(20) })
  .transform((typed, context) => {
    const faults: Faults = {}
    const startsAt = readSlot(typed.newSlot) ?? readSlot(typed.slot)
    if (startsAt === null) faults.slot = problem('errors.slot')
    const person = readPerson(typed, faults)
    reportFaults(faults, context)
    return { ...person, ...visitAnswers(typed), vt: typed.vt ?? null, startsAt: startsAt ?? 0 }
  })

export type BookingAnswers = z.output<typeof bookingForm>

export type WishedWindow = { date: string; part: DayPart }

/** The wishes a request has room for. */
export const wishNumbers = ['1', '2', '3'] as const

const wishFields = Object.fromEntries(
  wishNumbers.flatMap((number) => [
    [`wishDate${number}`, words(10)],
    [`wishPart${number}`, words(10)],
  ]),
) as Record<`wish${'Date' | 'Part'}${(typeof wishNumbers)[number]}`, ReturnType<typeof words>>

/** A request for a time that the clinic sets: up to three wished half-days, the first at least. */
export const requestForm = z
  .object({ ...personFields, ...reminderFields, ...visitFields, ...wishFields })
  .transform((typed, context) => {
    const faults: Faults = {}
    const today = todayInNewYork()
    const last = addDays(today, wishableDays)
    const windows: WishedWindow[] = []
    for (const number of wishNumbers) {
      const date = typed[`wishDate${number}`]
      const part = dayParts.find((each) => each === typed[`wishPart${number}`])
      if (!date) continue
      if (!isDate(date) || date <= today || date > last) faults[`wishDate${number}`] = problem('errors.wishDate')
      else windows.push({ date, part: part ?? 'am' })
    }
    if (windows.length === 0 && !faults.wishDate1) faults.wishDate1 = problem('errors.wish')
    const person = readPerson(typed, faults)
    reportFaults(faults, context)
    return { ...person, ...visitAnswers(typed), windows }
  })

export type RequestAnswers = z.output<typeof requestForm>

/** A place on the waitlist: from when to when, which parts of the day, which weekdays. None chosen is any. */
export const waitlistForm = z
  .object({
    ...personFields,
    key: formKey,
    loc: words(200),
    vt: words(80),
    /** Of a specialty's list: the slug of a neighborhood; none is anywhere. */
    area: words(80),
    dateFrom: words(10),
    dateTo: words(10),
    parts: z.array(z.enum(dayParts)).optional(),
    weekdays: z.array(z.coerce.number().int().min(1).max(7)).optional(),
    notice: z.enum(['120', '240', '1440']).optional(),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const today = todayInNewYork()
    const dateFrom = isDate(typed.dateFrom) ? typed.dateFrom : today
    const dateTo = typed.dateTo ?? ''
    const isOffered = isDate(dateTo) && dateTo >= today && dateTo <= addDays(today, waitableDays)
    if (!isOffered) faults.dateTo = problem('errors.dateTo')
    else if (dateTo < dateFrom) faults.dateTo = problem('errors.dateOrder')
    const person = readPerson(typed, faults)
    reportFaults(faults, context)
    return {
      ...person,
      key: typed.key,
      loc: typed.loc ?? null,
      vt: typed.vt ?? null,
      area: typed.area ?? null,
      dateFrom: dateFrom < today ? today : dateFrom,
      dateTo,
      parts: typed.parts ?? [],
      weekdays: typed.weekdays ?? [],
      noticeMinutes: Number(typed.notice ?? '240'),
    }
  })

export type WaitlistAnswers = z.output<typeof waitlistForm>

/** Cancelling asks why, and takes no answer for an answer. */
export const cancellationForm = z.object({ reason: z.enum(cancelReasons.patient).optional() })

/** The one-time code, as typed. */
export const codeForm = z.object({ code: z.string({ error: 'errors.code' }).trim().max(30, { error: 'errors.code' }) })

export const rescheduleForm = z.object({ slot: z.string({ error: 'errors.slot' }).max(20, { error: 'errors.slot' }) })

/** The button of a time, with the provider facility and the visit type it stands under, and whether the doctor was seen before. */
export const holdForm = z.object({ loc: hidden(200), vt: hidden(200), slot: hidden(20), seen: hidden(5) })

/** Where a one-time code goes. */
export const channelForm = z.object({ channel: z.enum(['sms', 'email']).catch('sms') })

/** Takes the offer that the page has shown. */
export const acceptanceForm = z.object({ offer: hidden(64) })

/** What becomes of an offered time, or of the whole wait; "confirm" keeps a new entry on the list. */
export const offerAnswerForm = z.object({
  answer: z.enum(['leave', 'resume', 'decline', 'confirm']).catch('decline'),
  offer: hidden(64),
})
