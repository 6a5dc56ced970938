import { z } from 'zod'
import { problem, readPhone } from '#app/modules/booking/person-answers.ts'
import { type Faults, report, version } from '../profile/forms.ts'
import { states } from '../registration/states.ts'
import { acceptingStates, placeRoles, planStates } from './choices.ts'

/** Forms of the places where somebody practices. Messages are keys of the `practice` texts. */

const words = (longest: number) => z.string().max(longest, { error: 'errors.long' }).optional()

export const placeForm = z
  .object({
    version,
    role: z.enum(placeRoles).optional(),
    accepting: z.enum(acceptingStates).catch('unknown'),
    plan: z.record(z.string().max(80), z.enum(planStates)).optional(),
  })
  .transform(({ version, role, accepting, plan }) => {
    return { version, role: role ?? null, accepting, states: new Map(Object.entries(plan ?? {})) }
  })

/** A button that says only which version it was pressed on. */
export const versionForm = z.object({ version })

export const joinForm = z
  .object({ version, facility: words(80), role: z.enum(placeRoles).catch('associate') })
  .transform(({ facility, ...rest }, context) => {
    if (!facility) context.addIssue({ code: 'custom', message: problem('places.errors.facility'), path: ['facility'] })
    return { ...rest, facilityId: facility ?? '' }
  })

export type NewPlace = {
  nameEn: string
  nameHans: string | null
  nameHant: string | null
  addressLine1: string
  addressLine2: string | null
  city: string
  state: string
  zip: string
  phone: string
}

export const newPlaceForm = z
  .object({
    nameEn: words(120),
    nameHans: words(60),
    nameHant: words(60),
    addressLine1: words(120),
    addressLine2: words(60),
    city: words(60),
    state: words(2),
    zip: words(20),
    phone: words(40),
  })
  .transform((typed, context): NewPlace => {
    const faults: Faults = {}
    const plain = (name: keyof typeof typed) => (typed[name] ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
    const filled = (name: keyof typeof typed, shortest: number, key: string) => {
      if (plain(name).length < shortest) faults[name] = problem(key)
      return plain(name)
    }
    const state = states.find((each) => each === typed.state)
    if (!state) faults.state = problem('errors.state')
    const zip = /^\d{5}(?:-?\d{4})?$/.exec(plain('zip'))
    if (!zip) faults.zip = problem('errors.zip')
    const line1 = filled('addressLine1', 5, 'errors.addressLine1')
    if (!/\d/.test(line1)) faults.addressLine1 = problem('errors.addressLine1')
    const phone = readPhone(typed.phone ?? '')
    if ('problem' in phone) faults.phone = phone.problem
    const place = {
      nameEn: filled('nameEn', 2, 'errors.clinicName'),
      nameHans: plain('nameHans') || null,
      nameHant: plain('nameHant') || null,
      addressLine1: line1,
      addressLine2: plain('addressLine2') || null,
      city: filled('city', 2, 'errors.city'),
      state: state ?? 'NY',
      zip: zip?.[0] ?? '',
      phone: 'value' in phone ? phone.value : '',
    }
    report(faults, context)
    return place
  })
