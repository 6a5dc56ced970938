import { z } from 'zod'
import { type Faults, hidden, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { readPhone } from '#app/modules/booking/form/person-answers.ts'
import { version } from '../profile/forms.ts'
import { joinRoles } from '#app/modules/practice/join-field.ts'
import { acceptingStates, providerFacilityRoles, planStates } from './choices.ts'
import { familyStates } from './plan-families.ts'
import { addressShape, readAddress, type TypedAddress } from './typed-address.ts'

/** Forms of the facilities where somebody practices. Messages are keys of the `practice` texts. */

export const providerFacilityForm = z
  .object({
    version,
    role: z.enum(providerFacilityRoles).optional(),
    accepting: z.enum(acceptingStates).catch('unknown'),
    family: z.record(z.string().max(80), z.enum(familyStates)).optional(),
    plan: z.record(z.string().max(80), z.enum(planStates)).optional(),
  })
  .transform(({ version, role, accepting, family, plan }) => {
    const families = new Map(Object.entries(family ?? {}))
    return { version, role: role ?? null, accepting, families, states: new Map(Object.entries(plan ?? {})) }
  })

/** Taking over somebody else's plans, as a preview has shown it. */
export const samePlansForm = z.object({ version, from: hidden(80), seen: hidden(40) })

/** A button that says what a page has shown. */
export const seenForm = z.object({ seen: hidden(40) })

/** A button that says only which version it was pressed on. */
export const versionForm = z.object({ version })

export const joinForm = z
  .object({ version, facility: words(80), role: z.enum(joinRoles).catch('associate') })
  .transform(({ facility, ...rest }, context) => {
    if (!facility)
      context.addIssue({ code: 'custom', message: problem('facilities.errors.facility'), path: ['facility'] })
    return { ...rest, facilityId: facility ?? '' }
  })

const longestReason = 500

/** The answer to somebody who wants to practice at a facility; a refusal says why. */
export const joinAnswerForm = z
  .object({ answer: z.enum(['accept', 'decline']).catch('decline'), reason: words(longestReason) })
  .transform(({ answer, reason }, context) => {
    if (answer === 'accept') return { isAccepted: true as const }
    const said = (reason ?? '').trim()
    if ([...said].length < 2)
      context.addIssue({ code: 'custom', message: problem('join.errors.reason'), path: ['reason'] })
    return { isAccepted: false as const, reason: said }
  })

export type NewFacility = {
  nameEn: string
  nameHans: string | null
  nameHant: string | null
  phone: string
  address: TypedAddress
}

/** Messages of the address are keys of the `address` texts. */
export const newFacilityForm = z
  .object({ nameEn: words(120), nameHans: words(60), nameHant: words(60), phone: words(40), ...addressShape })
  .transform((typed, context): NewFacility => {
    const faults: Faults = {}
    const plain = (name: 'nameEn' | 'nameHans' | 'nameHant') =>
      (typed[name] ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
    const nameEn = plain('nameEn')
    if (nameEn.length < 2) faults.nameEn = problem('errors.clinicName')
    const phone = readPhone(typed.phone ?? '')
    if ('problem' in phone) faults.phone = phone.problem
    const address = readAddress(typed, (part, key) => (faults[part] = key))
    reportFaults(faults, context)
    return {
      nameEn,
      nameHans: plain('nameHans') || null,
      nameHant: plain('nameHant') || null,
      phone: 'value' in phone ? phone.value : '',
      address,
    }
  })
