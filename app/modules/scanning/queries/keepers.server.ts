import type { AssociationActor, ProviderActor } from '#app/core/actor.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { findAbsentManager, findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import { modesOf, type ScanMode } from '../modes.ts'
import type { ScanDevice } from './scan-devices.server.ts'

/**
 * Whoever scans: somebody signed in, or a device in the name of who paired it. Made by `guards/scan-keeper.server.ts` alone for requests.
 */
export type Keeper = Readonly<{
  /** The device, or the account where there is none. */
  id: string
  device: Readonly<{ id: string; name: string; usedAt: number | null }> | null
  modes: readonly ScanMode[]
  /** By whose rights it is done. */
  actor: ProviderActor | AssociationActor
  /** The one clinic of a device; null is every clinic at which the actor may scan. */
  facilityId: string | null
}>

/** Somebody of a practice who is signed in and may scan anywhere; null for everybody else. */
export function keeperOfStaff(actor: ProviderActor): Keeper | null {
  const own = allows(actor, 'scanner.use', { facilityId: null, providerId: actor.providerId })
  if (!own && facilityIdsWith(actor, 'scanner.use').length === 0) return null
  return { id: actor.userId, device: null, modes: modesOf('facility'), actor, facilityId: null }
}

/** Somebody who manages an approved association, for the one that they work for now. */
export function keeperOfAssociation(actor: AssociationActor): Keeper | null {
  if (!actor.associations[0]?.isApproved) return null
  return { id: actor.userId, device: null, modes: modesOf('association'), actor, facilityId: null }
}

/** The manager with the one association of the device alone, as their session may have chosen another. */
function atAssociation(actor: AssociationActor, associationId: string): AssociationActor | null {
  const own = actor.associations.filter(({ id, isApproved }) => id === associationId && isApproved)
  return own.length === 0 ? null : { ...actor, associations: own }
}

async function actorOf({ pairedById, facilityId, associationId }: ScanDevice, locale: Locale) {
  if (associationId !== null) {
    const manager = await findAbsentManager(pairedById, locale)
    return manager && atAssociation(manager, associationId)
  }
  const actor = await findAbsentProvider(pairedById, locale)
  return actor && allows(actor, 'scanner.pair', { facilityId }) ? actor : null
}

/** A device that still may what it was paired for: the rights of who paired it are asked anew each time. */
export async function keeperOfDevice(device: ScanDevice, locale: Locale): Promise<Keeper | null> {
  const actor = await actorOf(device, locale)
  if (!actor) return null
  const { id, name, usedAt, facilityId } = device
  return { id, device: { id, name, usedAt }, modes: device.modes, actor, facilityId }
}

/** Where a visit is, and whose. */
type VisitAt = Readonly<{ facilityId: string; providerId: string }>

/** The keeper as booking knows staff, at the place of a visit; null for a visit of elsewhere. */
export function staffAt({ actor, facilityId }: Keeper, at: VisitAt): StaffActor | null {
  if (actor.scope !== 'provider' || (facilityId !== null && facilityId !== at.facilityId)) return null
  return allows(actor, 'scanner.use', at) ? staffActor(actor, 'appointment.manage', at) : null
}

/** The association at whose doors a keeper stands; null for a clinic's. */
export const associationOf = ({ actor }: Keeper): string | null =>
  actor.scope === 'association' ? (actor.associations[0]?.id ?? null) : null
