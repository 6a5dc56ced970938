import { z } from 'zod'
import { hidden, shownVersion } from '#app/core/form/form.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import { coordinationRoles } from '../coordination-rights.ts'
import { passwordFault } from '../passwords/password-rules.ts'
import { assignableRoles } from './team-rules.ts'

/** Forms of team and invites. Messages are keys under `team.errors` and `invite.errors` of the `accounts` texts. */

const words = (longest: number, tooLong: string) => z.string().max(longest, { error: tooLong }).default('')

export const inviteForm = z.object({
  email: words(254, 'email')
    .transform((text) => text.normalize('NFKC').trim().toLowerCase())
    .refine((text) => z.email().safeParse(text).success, { error: 'email' }),
  role: z.enum(assignableRoles, { error: 'role' }),
  places: z.array(z.string()).min(1, { error: 'facilities' }),
  locale: z.enum(locales, { error: 'locale' }),
  note: words(500, 'note').transform((text) => text.trim() || null),
})

/** Where a person goes on to from the page of an invite: a new account, unless they have one. */
export const openingForm = z.object({ to: z.enum(['login', 'register']).catch('register') })

/** A button on an invite, with the mark of the invite as the page showed it. */
export const inviteButtonForm = z.object({ mark: hidden(80) })

/** The version of a seat that a form was shown with; -1, which no seat has, without one. */
const seatVersion = shownVersion.transform((version) => version ?? -1)

/** A button on a seat. */
export const seatButtonForm = z.object({ version: seatVersion })

/** Names of a place's fields in the form of a member. */
export const seatField = {
  role: (facilityId: string) => `role-${facilityId}`,
  version: (facilityId: string) => `version-${facilityId}`,
}

/** The role in care coordination at a place. */
export const coordinationField = (facilityId: string) => `coordination-${facilityId}`

/** Instead of a role: no seat at this place. */
export const noSeat = 'none'

/** The roles of a member at these places; a seat of which nothing is said, or nothing that can be, stays as it is. */
export function memberForm(facilityIds: readonly string[]) {
  const role = z
    .enum([noSeat, ...assignableRoles])
    .optional()
    .catch(undefined)
  const shape = facilityIds.flatMap((id) => [
    [seatField.role(id), role] as const,
    [seatField.version(id), seatVersion] as const,
  ])
  return z.object(Object.fromEntries(shape)).transform((typed) =>
    facilityIds.flatMap((facilityId) => {
      const wanted = typed[seatField.role(facilityId)] as z.output<typeof role>
      if (wanted === undefined) return []
      const version = typed[seatField.version(facilityId)] as z.output<typeof seatVersion>
      return { facilityId, role: wanted === noSeat ? null : wanted, version }
    }),
  )
}

/** The roles of a member in care coordination at these places; null is none. What can be no role changes nothing. */
export function coordinationForm(facilityIds: readonly string[]) {
  const role = z
    .enum([noSeat, ...coordinationRoles])
    .optional()
    .catch(undefined)
  const shape = facilityIds.flatMap((id) => [
    [coordinationField(id), role] as const,
    [seatField.version(id), seatVersion] as const,
  ])
  return z.object(Object.fromEntries(shape)).transform((typed) =>
    facilityIds.flatMap((facilityId) => {
      const wanted = typed[coordinationField(facilityId)] as z.output<typeof role>
      if (wanted === undefined) return []
      const version = typed[seatField.version(facilityId)] as z.output<typeof seatVersion>
      return { facilityId, role: wanted === noSeat ? null : wanted, version }
    }),
  )
}

export const ownershipForm = z.object({
  currentPassword: words(500, 'password').refine((text) => text.trim() !== '', { error: 'password' }),
  version: z.coerce.number().int().catch(0),
})

/** Latin letters with the signs that names have: the English name stands on every list. */
const latinName = /^(?=.*\p{L})[\p{Script=Latin}\p{M}'’. ,()/-]+$/u

const name = (missing: string) =>
  words(60, 'long')
    .transform((text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim())
    .refine((text) => text !== '', { error: missing, abort: true })
    .refine((text) => latinName.test(text), { error: 'latin' })

const npi = words(40, 'npi').transform((text) => text.normalize('NFKC').replace(/[\s-]/g, ''))

type InviteeAsked = {
  email: string
  /** Ids of what a clinician may be; null for whoever is none. */
  specialties: readonly string[] | null
}

/** The account of an invitee; a clinician also says NPI and specialty. `email` is the invite's: it is no password. */
export function inviteeForm({ email, specialties }: InviteeAsked) {
  return z.object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    nameZh: words(40, 'long').transform((text) => text.trim() || null),
    npi: specialties ? npi.refine(isValidNpi, { error: 'npi' }) : npi.transform(() => null),
    specialty: words(80, 'specialty').refine((id) => !specialties || specialties.includes(id), { error: 'specialty' }),
    password: words(500, 'LONG_PASSWORD')
      .transform((text) => text.trim())
      .superRefine((text, context) => {
        const fault = passwordFault(text, [email])
        if (fault) context.addIssue({ code: 'custom', message: fault })
      }),
    terms: z.literal('on', { error: 'terms' }),
  })
}

export type Invitee = z.infer<ReturnType<typeof inviteeForm>>
