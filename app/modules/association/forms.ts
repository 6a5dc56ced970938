import { z } from 'zod'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { centsOf } from '#app/modules/payments/lines.ts'
import { associationCategories, associationKinds, joinRules } from '#drizzle/schema/association/associations.ts'
import { nameFields, readNames } from './association-names.ts'
import { mostCategories } from './identity/categories.ts'

/** Characters of what an association says of itself, in one language. */
const longestAbout = 1500

/** Cents of a year's dues; more is a slip of the hand. */
const mostDues = 1_000_000

/** What a page has shown: of which association, since another may have been chosen meanwhile, and in which version. */
const shown = { association: hidden(64), version: shownVersion }

const about = z
  .string('errors.about')
  .trim()
  .min(20, 'errors.about')
  .max(longestAbout, problem('errors.long', { most: longestAbout }))

/** What an association says of itself. Errors are keys of `association`. */
const aboutForm = z
  .object({ ...shown, aboutHans: about, aboutHant: about, aboutEn: about })
  .transform(({ association, version, aboutHans, aboutHant, aboutEn }) => ({
    ...{ association, version },
    columns: { about: { 'zh-Hans': aboutHans, 'zh-Hant': aboutHant, 'en-US': aboutEn } },
  }))

/** The address of a site as somebody types it, or null for what is none. */
function readWebsite(typed: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  const isPlain = url !== null && url.username === '' && url.password === '' && url.hostname.includes('.')
  return isPlain && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Where readers reach it: by mail, by telephone, or both. */
const contactForm = z
  .object({ ...shown, email: words(254), phone: words(40), website: words(300), address: words(200) })
  .transform(({ association, version, ...typed }, context) => {
    const faults: Faults = {}
    const said = (name: keyof typeof typed) => typed[name]?.trim() ?? ''
    const email = said('email') ? readEmail(said('email')) : { value: null }
    const phone = said('phone') ? readPhone(said('phone')) : { value: null }
    const website = said('website') ? readWebsite(said('website')) : null
    if ('problem' in email) faults.email = 'errors.email'
    if ('problem' in phone) faults.phone = 'errors.phone'
    if (!said('email') && !said('phone')) faults.email = 'errors.contact'
    if (said('website') && website === null) faults.website = 'errors.website'
    reportFaults(faults, context)
    return {
      ...{ association, version },
      columns: {
        contactEmail: 'value' in email ? (email.value?.toLowerCase() ?? null) : null,
        contactPhone: 'value' in phone ? phone.value : null,
        website,
        address: said('address') || null,
      },
    }
  })

/** Who becomes a member, and what they pay. */
const joiningForm = z
  .object({ ...shown, joinRule: z.enum(joinRules, 'errors.joinRule'), dues: words(20) })
  .transform(({ association, version, joinRule, dues }, context) => {
    const duesCents = centsOf(dues ?? '0')
    const isFit = duesCents !== null && duesCents <= mostDues
    reportFaults({ dues: isFit ? undefined : 'errors.dues' }, context)
    return { association, version, columns: { joinRule, duesCents: duesCents ?? 0 } }
  })

const chosenCategories = z.array(z.enum(associationCategories)).catch([]).default([])

/** What it is about. */
const categoriesForm = z
  .object({ ...shown, categories: chosenCategories })
  .transform(({ association, version, categories }, context) => {
    const isFit = categories.length >= 1 && categories.length <= mostCategories
    reportFaults({ categories: isFit ? undefined : 'errors.categories' }, context)
    return { association, version, columns: { categories } }
  })

/** What it is called and of which kind it is, which reviewers look at. */
export const identityForm = z
  .object({ ...shown, ...nameFields, kind: z.enum(associationKinds, 'errors.kind') })
  .transform(({ association, version, kind, ...typed }, context) => {
    const faults: Faults = {}
    const name = readNames(typed, faults)
    reportFaults(faults, context)
    return { association, version, columns: { name, kind } }
  })

/** The form of each step; what it changes is named by the columns. */
export const stepForms = {
  ...{ about: aboutForm, categories: categoriesForm, contact: contactForm, joining: joiningForm },
} as const

export type StepColumns = z.output<(typeof stepForms)[keyof typeof stepForms]>['columns']

/** The forms of the first page: which of several associations somebody works for, and an answer to a reviewer. */
export const homeForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('choose'), association: hidden(64) }),
  z.object({
    intent: z.literal('answer'),
    evidence: z
      .string('errors.evidence')
      .trim()
      .min(5, 'errors.evidence')
      .max(1000, problem('errors.long', { most: 1000 })),
  }),
])

/** What an administrator does about an association. */
export const oversightForm = z.object({ association: hidden(64), step: z.enum(['suspend', 'reinstate']) })
