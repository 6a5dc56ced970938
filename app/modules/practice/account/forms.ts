import { z } from 'zod'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { noticeKinds } from '#app/modules/booking/desk-notices/notice-kinds.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { readTaxId } from './tax-id.ts'

/** Which form of the page is sent, as its address says it. */
export const accountForms = ['sessions', 'notices', 'legal'] as const

/** The value of the button that ends all sign-ins but this one; those that end one of them have its id. */
export const allOthers = 'others'

export const sessionsForm = z.object({ session: hidden(64) })

/** What a facility is told of; a box that is not ticked is left out. */
export const noticesForm = z.object({
  version: shownVersion,
  told: z.array(z.enum(noticeKinds)).max(noticeKinds.length).catch([]).default([]),
})

/** What the form of the legal entity says; a tax id of `undefined` stays as it is, and null is taken away. */
export type LegalAnswers = Readonly<{
  legalName: string | null
  taxId: string | null | undefined
  billingName: string | null
  billingEmail: string | null
  billingPhone: string | null
}>

const plain = (text: string | undefined) => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ') || null

/** Legal entity, tax id and billing contact; what is left empty is taken away, but for the tax id. Errors are keys of `account-page`. */
export const legalForm = z
  .object({
    version: shownVersion,
    ...{ legalName: words(160), taxId: words(20), forgetsTaxId: z.literal('on').optional().catch(undefined) },
    ...{ billingName: words(120), billingEmail: words(254), billingPhone: words(40) },
  })
  .transform(({ version, ...typed }, context): LegalAnswers & { version: number | null } => {
    const faults: Faults = {}
    const read = (name: 'billingEmail' | 'billingPhone', reader: typeof readEmail) => {
      const text = plain(typed[name])
      if (text === null) return null
      const answer = reader(text)
      if ('value' in answer) return answer.value
      faults[name] = answer.problem
      return null
    }
    const typedTaxId = plain(typed.taxId)
    const taxId = typedTaxId === null ? (typed.forgetsTaxId ? null : undefined) : readTaxId(typedTaxId)
    if (typedTaxId !== null && taxId === null) faults.taxId = 'errors.taxId'
    const reach = { billingEmail: read('billingEmail', readEmail), billingPhone: read('billingPhone', readPhone) }
    const billingName = plain(typed.billingName)
    const isReached = plain(typed.billingEmail) !== null || plain(typed.billingPhone) !== null
    if (isReached && billingName === null) faults.billingName = 'errors.billingName'
    if (!isReached && billingName !== null) faults.billingEmail = 'errors.billingReach'
    reportFaults(faults, context)
    return { version, legalName: plain(typed.legalName), taxId, billingName, ...reach }
  })
