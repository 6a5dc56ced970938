import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/policy.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import { findStandingVisits, type PatientVisit } from '#app/modules/booking/schedule/queries/standing-visits.server.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { joinPlace, leavePlace, setRoleAt } from '#app/modules/directory/commands/practice-at.server.ts'
import { setPlacePlans, verifyPlacePlans } from '#app/modules/directory/commands/set-place-plans.server.ts'
import { locationLimit } from '#app/modules/membership/offers.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import type { acceptingStates, placeRoles, planStates } from '../choices.ts'
import type { NewPlace } from '../forms.ts'
import type { SettledAddress } from '../settle-address.server.ts'

type Role = (typeof placeRoles)[number]

export type PlaceChange = {
  version: number
  /** Null leaves it; only the provider says it. */
  role: Role | null
  accepting: (typeof acceptingStates)[number]
  states: ReadonlyMap<string, (typeof planStates)[number]>
}

const missing = () => new DomainError('not_found', 'directory.place_not_found')

async function openPlace(tx: Transaction, actor: ProviderActor, id: string) {
  const [place] = await tx.select().from(providerFacilities).where(eq(providerFacilities.id, id))
  if (!place || place.activeTo !== null) throw missing()
  return { ...place, isOwn: place.providerId === actor.providerId }
}

/** A place whose plans somebody may change. What they may read and not change is refused, what is foreign is missing. */
async function openEditable(tx: Transaction, actor: ProviderActor, id: string) {
  const place = await openPlace(tx, actor, id)
  const { facilityId, providerId } = place
  if (allows(actor, 'plans.edit', { facilityId, providerId })) return place
  if (allows(actor, 'appointment.read', { facilityId, providerId }))
    throw new DomainError('forbidden', 'practice.read_only')
  throw missing()
}

/**
 * Saves plans and acceptance at a place, and the own role there. Holds at once.
 * @throws DomainError not_found `directory.place_not_found`; forbidden `practice.read_only`; conflict `directory.stale`
 */
export function saveClinic(actor: ProviderActor, id: string, change: PlaceChange): Promise<void> {
  return withTransaction(async (tx) => {
    const { providerId, isOwn, role } = await openEditable(tx, actor, id)
    const { version, accepting, states } = change
    const edit = { providerId, userId: actor.userId, version }
    const hasNewRole = isOwn && change.role !== null && change.role !== role
    if (hasNewRole) await setRoleAt(tx, edit, id, change.role!)
    await setPlacePlans(
      tx,
      { ...edit, version: hasNewRole ? version + 1 : version },
      { placeId: id, accepting, states },
    )
  })
}

/** Says that the plans of a place were checked today. @throws DomainError as `saveClinic` */
export function verifyClinic(actor: ProviderActor, id: string, version: number): Promise<void> {
  return withTransaction(async (tx) => {
    const { providerId } = await openEditable(tx, actor, id)
    await verifyPlacePlans(tx, { providerId, userId: actor.userId, version }, id)
  })
}

/**
 * Adds a place of the directory to the own profile.
 * @returns the id of the own place there
 * @throws DomainError as `joinPlace`; forbidden `practice.no_profile`
 */
export async function joinClinic(
  actor: ProviderActor,
  { facilityId, role, version }: { facilityId: string; role: Role; version: number },
): Promise<string> {
  const { providerId, userId } = actor
  if (providerId === null) throw new DomainError('forbidden', 'practice.no_profile')
  return withTransaction(async (tx) => {
    await touchSchedules(tx, [providerId])
    return joinPlace(tx, { providerId, userId, version }, { facilityId, role, limit: locationLimit(actor.tier).limit })
  })
}

/**
 * Leaves a place, unless visits stand there.
 * @returns the visits that stand in the way; none when the place is left
 * @throws DomainError not_found `directory.place_not_found`; forbidden `practice.read_only` for somebody else's place;
 * conflict `directory.stale`
 */
export function leaveClinic(actor: ProviderActor, id: string, version: number): Promise<PatientVisit[]> {
  return withTransaction(async (tx) => {
    const { providerId, facilityId, isOwn } = await openPlace(tx, actor, id)
    if (!isOwn) {
      const mayRead = allows(actor, 'appointment.read', { facilityId, providerId })
      throw mayRead ? new DomainError('forbidden', 'practice.read_only') : missing()
    }
    // Whoever is booking at this moment waits, and then finds the place closed.
    await touchSchedules(tx, [providerId])
    const standing = await findStandingVisits(tx, [id])
    if (standing.length > 0) return standing
    await leavePlace(tx, { providerId, userId: actor.userId, version }, id)
    return []
  })
}

/** The same new place, asked for by the same provider, is one wish. */
function wishId(providerId: string, { line1, zip }: PostalAddress): string {
  const key = [providerId, line1.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''), zip.slice(0, 5)].join('\n')
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

export type WantedPlace = Omit<NewPlace, 'address'> & { settled: SettledAddress }

/**
 * Asks reviewers for a place that the directory does not have; they see how far its address is confirmed.
 * @returns the id of the request
 * @throws DomainError forbidden `practice.no_profile`; conflict `directory.too_many_places` with `limit`
 */
export async function requestPlace(
  actor: ProviderActor,
  { settled, ...names }: WantedPlace,
  present: number,
): Promise<string> {
  const { providerId, userId, locale } = actor
  if (providerId === null) throw new DomainError('forbidden', 'practice.no_profile')
  const { limit } = locationLimit(actor.tier)
  if (limit !== null && present >= limit) throw new DomainError('conflict', 'directory.too_many_places', { limit })
  const { address, verification, position } = settled
  const { line1, line2, city, state, zip } = address
  return withTransaction((tx) =>
    submitChange(tx, {
      kind: 'update_facility',
      targetType: 'new_facility',
      targetId: wishId(providerId, address),
      field: 'place',
      submitter: { userId },
      locale,
      before: {},
      after: {
        ...names,
        addressLine1: line1,
        addressLine2: line2,
        city,
        state,
        zip,
        lat: position?.lat ?? null,
        lng: position?.lng ?? null,
        providerId,
        addressVerified: verification,
      },
    }),
  )
}
