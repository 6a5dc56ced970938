import { z } from 'zod'
import { isDate } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readPhone } from '#app/modules/booking/form/person-answers.ts'
import { refillActions } from './refill-status.ts'

/** Errors are keys of `pharmacy`, those of a telephone number keys of `booking`. */

const longestName = 100
const longestText = 500
const firstYear = 1900

const plain = (text: string | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/[^\S\n]+/g, ' ') || null

/** A number that may be left out, and what is wrong with it. */
function phoneOf(typed: string | undefined): { value: string | null; fault?: string } {
  const text = plain(typed)
  if (text === null) return { value: null }
  const phone = readPhone(text)
  return 'value' in phone ? { value: phone.value } : { value: null, fault: `booking:${phone.problem}` }
}

/** A pharmacy as it is typed. */
export const pharmacyForm = z
  .object({
    ...{ version: shownVersion, name: words(longestName), address: words(200), phone: words(40), fax: words(40) },
    languages: z.array(z.string().max(40)).catch([]).default([]),
    ...{ hours: words(200), note: words(longestText) },
  })
  .transform(({ version, languages, ...typed }, context) => {
    const [name, address] = [plain(typed.name), plain(typed.address)]
    const [phone, fax] = [phoneOf(typed.phone), phoneOf(typed.fax)]
    const faults: Faults = {
      ...(name === null && { name: problem('errors.name') }),
      ...(address === null && { address: problem('errors.address') }),
      ...(phone.fault && { phone: phone.fault }),
      ...(fax.fault && { fax: fax.fault }),
    }
    reportFaults(faults, context)
    return {
      version,
      values: {
        ...{ name: name ?? '', address: address ?? '', phone: phone.value, fax: fax.value, languages },
        ...{ hours: plain(typed.hours), note: plain(typed.note) },
      },
    }
  })

export type PharmacyAnswers = z.output<typeof pharmacyForm>['values']

/** Taking a pharmacy out of the list or back into it. */
export const archiveForm = z.object({ version: shownVersion })

/** A request as it is taken down while somebody is on the telephone. */
export function refillForm(today: string) {
  return z
    .object({
      ...{ key: hidden(60), patient: hidden(60), name: words(longestName), phone: words(40), birthDate: words(20) },
      ...{ medicine: words(longestText), pharmacy: hidden(60), note: words(longestText) },
      locale: z.enum(['zh-Hans', 'zh-Hant', 'en-US']).catch('zh-Hans'),
      mayText: z
        .string()
        .transform((text) => text === 'yes')
        .catch(false),
    })
    .transform(({ key, patient, pharmacy, locale, mayText, ...typed }, context) => {
      const [name, medicine, birthDate] = [plain(typed.name), plain(typed.medicine), plain(typed.birthDate)]
      const phone = phoneOf(typed.phone)
      const isBorn = isDate(birthDate, firstYear, Number(today.slice(0, 4))) && birthDate <= today
      const faults: Faults = {
        ...(name === null && { name: problem('errors.person') }),
        ...(phone.value === null && { phone: phone.fault ?? problem('errors.phone') }),
        ...(!isBorn && { birthDate: problem('errors.birthDate', { first: firstYear }) }),
        ...(medicine === null && { medicine: problem('errors.medicine') }),
      }
      reportFaults(faults, context)
      return {
        ...{ key, patientId: patient || null, pharmacyId: pharmacy || null, locale, mayText },
        person: { name: name ?? '', phone: phone.value ?? '', birthDate: birthDate ?? '' },
        ...{ medicine: medicine ?? '', note: plain(typed.note) },
      }
    })
}

export type RefillAnswers = z.output<ReturnType<typeof refillForm>>

/** How the patient is told: by a message, or by whoever has them on the telephone. */
const tellings = ['message', 'phone'] as const

/** A step of a request. A refusal is told why, so that the desk can say it. */
export const refillStepForm = z
  .object({
    version: shownVersion,
    action: z.enum(refillActions),
    answer: words(longestText),
    tell: z.enum(tellings).catch('phone'),
  })
  .transform(({ answer: typed, ...step }, context) => {
    const answer = plain(typed)
    if (step.action === 'deny' && answer === null) reportFaults({ answer: problem('errors.answer') }, context)
    return { ...step, answer }
  })

export type RefillStep = z.output<typeof refillStepForm>
