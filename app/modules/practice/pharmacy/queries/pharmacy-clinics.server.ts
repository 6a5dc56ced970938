import type { ProviderActor } from '#app/core/actor.ts'
import { allows, type Capability } from '#app/modules/accounts/capabilities.ts'
import { chosenClinic, listKeptClinics } from '#app/modules/practice/clinic-facts/queries/kept-clinics.server.ts'
import type { RefillParty } from '../refill-status.ts'

/**
 * Whether somebody may do something of a clinic's pharmacy: by their seat there, or, without one, as a doctor who practices there. A seat that
 * may less is not widened by a profile of somewhere else.
 */
export function mayAt(actor: ProviderActor, capability: Capability, facilityId: string): boolean {
  const isSeated = actor.seats.some((seat) => seat.facilityId === facilityId)
  return allows(actor, capability, { facilityId, providerId: isSeated ? null : actor.providerId })
}

/** As which somebody takes steps of a request there. */
export function partiesAt(actor: ProviderActor, facilityId: string): RefillParty[] {
  return [
    ...(mayAt(actor, 'pharmacy.serve', facilityId) ? (['desk'] as const) : []),
    ...(mayAt(actor, 'pharmacy.decide', facilityId) ? (['clinician'] as const) : []),
  ]
}

/** The clinics where somebody works, and the one that an address names by its slug, or the first; null for a foreign one as for none. */
export async function choosePharmacyClinic(actor: ProviderActor, slug: string | null) {
  const all = await listKeptClinics(actor)
  const reads = (facilityId: string) => mayAt(actor, 'pharmacy.read', facilityId)
  const first = all.find(({ row }) => reads(row.id)) ?? all[0]
  const chosen = slug === null ? first : chosenClinic(all, slug)
  if (!chosen) return null
  const { row, name } = chosen
  return {
    clinics: all.length > 1 ? all.map((each) => ({ slug: each.row.slug, name: each.name })) : [],
    ...{ row, name, mayRead: reads(row.id) },
    mayServe: mayAt(actor, 'pharmacy.serve', row.id),
    mayManage: mayAt(actor, 'pharmacy.manage', row.id),
  }
}

export type PharmacyClinic = NonNullable<Awaited<ReturnType<typeof choosePharmacyClinic>>>

/** Whether somebody practices or works at a clinic at all: what a right over the own profile has to be bounded by. */
export async function isOfClinic(actor: ProviderActor, facilityId: string): Promise<boolean> {
  return (await listKeptClinics(actor)).some(({ row }) => row.id === facilityId)
}
