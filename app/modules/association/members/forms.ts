import { z } from 'zod'
import { isDate } from '#app/core/calendar/dates.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { readEmail } from '#app/modules/booking/form/person-answers.ts'
import { memberRoles } from '#drizzle/schema/association/associations.ts'

/** Members of one page that may be ticked. */
const mostTicked = 100

/** Characters of a file of members: 20,000 lines of 250. */
const mostCharacters = 5_000_000

/** A file by itself, or its text out of the dry run with the mark that it was shown with. */
export const importForm = z.object({
  file: z.instanceof(File).nullable().catch(null),
  text: z.string().max(mostCharacters).catch(''),
  mark: hidden(64),
})

/** An application to join. */
export const joinForm = z
  .object({
    ...{ name: words(120), email: words(254), note: words(500) },
    locale: z.enum(locales, 'errors.locale'),
    consent: z.literal('on').optional(),
    /** The honeypot: people do not see it, machines fill it in. */
    website: words(500),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const name = typed.name?.normalize('NFC').trim() ?? ''
    const email = readEmail(typed.email ?? '')
    if (name === '') faults.name = 'errors.joinName'
    if ('problem' in email) faults.email = 'errors.email'
    if (!typed.consent) faults.consent = 'errors.consent'
    reportFaults(faults, context)
    return {
      ...{ name, email: 'value' in email ? email.value.toLowerCase() : '', locale: typed.locale },
      ...{ note: typed.note?.trim() || null, isMachine: Boolean(typed.website) },
    }
  })

export type JoinAnswers = z.output<typeof joinForm>

/** Applications of a list that are approved together. */
export const bulkForm = z.object({ member: z.array(hidden(80)).max(mostTicked).default([]) })

const detailsForm = z
  .object({
    version: shownVersion,
    ...{ name: words(120), otherName: words(120), email: words(254), number: words(40), duesPaidUntil: words(10) },
    locale: z.enum(locales, 'errors.locale'),
  })
  .transform(({ version, locale, ...typed }, context) => {
    const faults: Faults = {}
    const said = (field: keyof typeof typed) => typed[field]?.normalize('NFKC').trim() ?? ''
    const email = said('email') ? readEmail(said('email')) : null
    if (said('name') === '') faults.name = 'errors.name'
    if (email && 'problem' in email) faults.email = 'errors.email'
    if (said('duesPaidUntil') && !isDate(said('duesPaidUntil'))) faults.duesPaidUntil = 'errors.date'
    reportFaults(faults, context)
    return {
      version,
      details: {
        ...{ name: said('name'), otherName: said('otherName') || null, number: said('number') || null, locale },
        email: email && 'value' in email ? email.value.toLowerCase() : null,
        duesPaidUntil: said('duesPaidUntil') || null,
      },
    }
  })

const roleForm = z
  .object({
    version: shownVersion,
    role: z.enum(memberRoles, 'errors.role'),
    ...{ officeHans: words(40), officeHant: words(40), officeEn: words(40) },
    isPublic: z.literal('on').optional(),
  })
  .transform(({ version, role, isPublic, ...typed }, context) => {
    const office = {
      ...{ 'zh-Hans': typed.officeHans?.trim() ?? '', 'zh-Hant': typed.officeHant?.trim() ?? '' },
      'en-US': typed.officeEn?.trim() ?? '',
    }
    const said = Object.values(office).filter(Boolean).length
    // An office is said in all three languages; who manages the association may do so without one.
    const isMissing = said > 0 ? said < 3 : role === 'officer'
    reportFaults({ officeHans: isMissing ? 'errors.office' : undefined }, context)
    return { version, role, office: said === 3 ? office : null, isPublic: isPublic === 'on' }
  })

const decisions = ['approve', 'reject', 'suspend', 'reinstate', 'lapse', 'remove'] as const

const decisionForm = z
  .object({ decision: z.enum(decisions), note: words(300) })
  .transform(({ decision, note }, context) => {
    const isReasoned = decision === 'reject' || decision === 'suspend' || decision === 'remove'
    reportFaults({ note: isReasoned && !note?.trim() ? 'errors.note' : undefined }, context)
    return { decision, note: note?.trim() || null }
  })

/** The forms of a member's page, by the part of it that the address names. Errors are keys of `association-members`. */
export const memberForms = { details: detailsForm, role: roleForm, decision: decisionForm } as const

export type MemberPart = keyof typeof memberForms

/** The part that an address names; the first for anything else. */
export const partOf = (text: string | null): MemberPart =>
  (['details', 'role', 'decision'] as const).find((part) => part === text) ?? 'details'
