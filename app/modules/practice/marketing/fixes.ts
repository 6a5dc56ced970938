import type { ProviderActor } from '#app/core/actor.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { paths } from '#app/paths.ts'
import { mendedAt, type ProfilePart } from '../completeness.ts'

type Subject = Readonly<{ id: string; providerId: string; facilityId: string; facilitySlug: string }>

/** A part that a profile lacks, and where who looks at it may fill it in; null where the doctor alone can. */
export type Fix = Readonly<{ part: ProfilePart; to: string | null }>

function fixedAt(actor: ProviderActor, part: ProfilePart, doctor: Subject): string | null {
  const { id, providerId, facilityId, facilitySlug } = doctor
  if (providerId === actor.providerId) return mendedAt[part]()
  const leads = allows(actor, 'facility.edit', { facilityId })
  if (part === 'phone') return leads ? paths.clinicContact(facilitySlug) : null
  if (part === 'hours') return leads ? paths.clinicHours(facilitySlug) : null
  return part === 'plans' && allows(actor, 'plans.edit', { facilityId, providerId }) ? paths.clinic(id) : null
}

/** What a profile lacks, with the way to each part for the one who looks at it. */
export function fixesFor(actor: ProviderActor, missing: readonly ProfilePart[], doctor: Subject): Fix[] {
  return missing.map((part) => ({ part, to: fixedAt(actor, part, doctor) }))
}
