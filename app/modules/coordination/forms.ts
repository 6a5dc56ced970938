import { z } from 'zod'
import { isDate, type LocalDate } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { readEmail, readEnglishName, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { consentMethods, longest, saidMethods } from './case-text.ts'
import { urgencies } from './due-times.ts'

/** Forms of referrals. Errors are keys of `coordination`. */

export const plain = (text: string | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/[ \t]+/g, ' ') || null
const line = (text: string | undefined) => plain(text)?.replace(/\s+/g, ' ') ?? null

const doctorIds = (text: string) => {
  const [facilityId = '', providerId = ''] = text.split('.', 2)
  return { facilityId, providerId }
}

export const newFormId = z
  .string()
  .regex(/^[0-9a-f-]{36}$/)
  .catch('')

type Read<Value> = { value: Value | null; fault?: string }

/** A telephone number or an address that may be left out. */
function optional(text: string | null, read: (typed: string) => { value: string } | { problem: string }): Read<string> {
  if (text === null) return { value: null }
  const answer = read(text)
  return 'value' in answer ? { value: answer.value } : { value: null, fault: answer.problem }
}

const patientFields = {
  ...{ nameEn: words(longest.name), nameZh: words(60), birthDate: words(10), phone: words(30), email: words(254) },
  patientLocale: z.enum(locales).catch('zh-Hans'),
}

/** Whom it is about, and what is wrong with it by field. */
function readPatient(typed: z.output<z.ZodObject<typeof patientFields>>, today: LocalDate) {
  const faults: Faults = {}
  const name = readEnglishName(typed.nameEn, 'errors.nameMissing')
  if ('problem' in name) faults.nameEn = name.problem
  const birthDate = plain(typed.birthDate)
  if (!isDate(birthDate, 1900) || birthDate > today) faults.birthDate = problem('errors.birthDate')
  const phone = optional(line(typed.phone), readPhone)
  const email = optional(line(typed.email), readEmail)
  if (phone.fault) faults.phone = phone.fault
  if (email.fault) faults.email = email.fault
  const patient = {
    ...{ nameEn: 'value' in name ? name.value : '', nameZh: line(typed.nameZh), birthDate: birthDate ?? '' },
    ...{ phone: phone.value, email: email.value },
  }
  return { patient, faults }
}

const recipientKinds = ['site', 'outside'] as const

const recipientFields = {
  recipientKind: z.enum(recipientKinds).catch('site'),
  recipient: hidden(160),
  ...{ outsideClinic: words(longest.name), outsideDoctor: words(longest.name) },
  ...{ outsideEmail: words(254), outsideFax: words(30) },
  outsideLocale: z.enum(locales).catch('en-US'),
}

type RecipientTyped = z.output<z.ZodObject<typeof recipientFields>>

/** To whom it goes. `known` are the doctors that the form offers. */
function readRecipient(typed: RecipientTyped, known: ReadonlySet<string>) {
  const faults: Faults = {}
  if (typed.recipientKind === 'site') {
    if (!known.has(typed.recipient)) faults.recipient = problem('errors.recipient')
    return { recipient: { kind: 'site' as const, doctor: doctorIds(typed.recipient) }, faults }
  }
  const clinic = line(typed.outsideClinic)
  const email = optional(line(typed.outsideEmail), readEmail)
  const fax = optional(line(typed.outsideFax), readPhone)
  if (clinic === null) faults.outsideClinic = problem('errors.outsideClinic')
  if (email.fault) faults.outsideEmail = email.fault
  if (fax.fault) faults.outsideFax = fax.fault
  if (email.value === null && fax.value === null && !email.fault && !fax.fault)
    faults.outsideEmail = problem('errors.outsideContact')
  const outside = { clinic: clinic ?? '', doctor: line(typed.outsideDoctor), email: email.value, fax: fax.value }
  return { recipient: { kind: 'outside' as const, outside, locale: typed.outsideLocale }, faults }
}

type Offered = Readonly<{
  today: LocalDate
  requesters: ReadonlySet<string>
  recipients: ReadonlySet<string>
  specialties: ReadonlySet<string>
  /** Of a draft whose patient has agreed already. */
  hasConsent: boolean
}>

/** A referral as it is typed, new or a draft. The button says whether it is sent. */
export function caseForm({ today, requesters, recipients, specialties, hasConsent }: Offered) {
  return z
    .object({
      ...{ id: newFormId, version: shownVersion, intent: z.enum(['draft', 'send']).catch('draft') },
      ...{ requester: hidden(160), specialty: hidden(80), urgency: z.enum(urgencies).catch('routine') },
      ...patientFields,
      ...recipientFields,
      ...{ reason: words(longest.reason), questions: words(longest.reason), plain: words(longest.reason) },
      consent: z.enum(consentMethods).nullable().catch(null),
    })
    .transform(({ id, version, intent, ...typed }, context) => {
      const { patient, faults } = readPatient(typed, today)
      const { recipient, faults: recipientFaults } = readRecipient(typed, recipients)
      Object.assign(faults, recipientFaults)
      const reason = plain(typed.reason)
      if (!requesters.has(typed.requester)) faults.requester = problem('errors.requester')
      if (reason === null) faults.reason = problem('errors.reason')
      const isSent = intent === 'send'
      if (isSent && !hasConsent && typed.consent === null) faults.consent = problem('errors.consent')
      if (isSent && typed.consent === 'link' && patient.phone === null && patient.email === null)
        faults.phone ??= problem('errors.patientContact')
      reportFaults(faults, context)
      return {
        ...{ id, version },
        answers: {
          ...{ requester: doctorIds(typed.requester), recipient, patient, patientLocale: typed.patientLocale, isSent },
          specialtyId: specialties.has(typed.specialty) ? typed.specialty : null,
          ...{ urgency: typed.urgency, reason: reason ?? '', consent: typed.consent },
          ...{ questions: plain(typed.questions), plain: plain(typed.plain) },
        },
      }
    })
}

/** Another recipient, after one has declined, and how the patient agreed to that one. */
export function resendForm(recipients: ReadonlySet<string>) {
  return z
    .object({ ...recipientFields, consent: z.enum(saidMethods).nullable().catch(null) })
    .transform(({ consent, ...typed }, context) => {
      const { recipient, faults } = readRecipient(typed, recipients)
      if (consent === null) faults.consent = problem('errors.consentAgain')
      reportFaults(faults, context)
      return { recipient, consent: consent ?? 'verbal' }
    })
}

/** The words of a draft's form that came too late. */
export const draftWords = z.object({
  intent: hidden(10),
  ...{ reason: hidden(longest.reason), questions: hidden(longest.reason), plain: hidden(longest.reason) },
})

/** What may be added to a referral that is sent. */
export const additionForm = z
  .object({ version: shownVersion, text: words(longest.reason), urgency: z.enum(urgencies).nullable().catch(null) })
  .transform(({ text, ...typed }, context) => {
    const said = plain(text)
    if (said === null && typed.urgency === null) reportFaults({ text: problem('errors.words') }, context)
    return { ...typed, text: said }
  })
