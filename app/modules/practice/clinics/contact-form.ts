import { z } from 'zod'
import { words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'

export const contactFields = ['phone', 'email', 'wechat'] as const
export const nameFields = ['nameEn', 'nameHans', 'nameHant'] as const

/** The names of a facility are one request: half of a new name would be a third one. */
export const namesField = 'facility_names'

export type ContactField = (typeof contactFields)[number]
export type FacilityNames = { nameEn: string; nameHans: string | null; nameHant: string | null }

export type ContactAnswers = Record<ContactField, string | null> & {
  /** Null from a page that did not ask for them. */
  names: FacilityNames | null
}

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')

/** Names and public contact of a facility; what is left empty is taken away, but for the telephone and the English name. Messages are keys of the `practice` texts. */
export const facilityContactForm = z
  .object({
    ...{ asksNames: z.literal('yes').optional().catch(undefined) },
    ...{ nameEn: words(120), nameHans: words(60), nameHant: words(60) },
    ...{ phone: words(40), email: words(254), wechat: words(40) },
  })
  .transform((typed, context): ContactAnswers => {
    const fault = (name: string, key: string) =>
      context.addIssue({ code: 'custom', message: problem(key), path: [name] })
    const read = (name: string, answer: { value: string } | { problem: string }) => {
      if ('value' in answer) return answer.value
      context.addIssue({ code: 'custom', message: answer.problem, path: [name] })
      return null
    }
    const wechat = typed.wechat?.trim() || null
    if (wechat !== null && !/^[A-Za-z][\w-]{5,19}$/.test(wechat)) fault('wechat', 'errors.wechat')
    const nameEn = plain(typed.nameEn)
    if (typed.asksNames && nameEn.length < 2) fault('nameEn', 'errors.clinicName')
    const names = { nameEn, nameHans: plain(typed.nameHans) || null, nameHant: plain(typed.nameHant) || null }
    return {
      phone: read('phone', readPhone(typed.phone ?? '')),
      email: typed.email?.trim() ? read('email', readEmail(typed.email)) : null,
      wechat,
      names: typed.asksNames ? names : null,
    }
  })
