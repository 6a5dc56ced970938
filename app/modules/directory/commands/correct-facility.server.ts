import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { sayFields, type Trust } from '#app/modules/directory/registry/trust/commands/say-fields.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import {
  facilities,
  facilityHours,
  providerFacilities,
  providerFacilityPlans,
  providers,
} from '#drizzle/schema/directory.ts'
import type { FacilityHours } from '../typed-hours.ts'
import { findNeighborhoodOfZip } from '../queries/neighborhood-of-zip.server.ts'

/** An address as it was asked for; without a position the neighborhood's point stands in. */
export type GivenAddress = Readonly<
  Pick<typeof facilities.$inferSelect, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zip' | 'lat' | 'lng'>
> & { addressVerified: (typeof facilities.$inferSelect)['addressVerified'] }

export type FacilityCorrection = Readonly<
  Partial<Pick<typeof facilities.$inferSelect, 'nameEn' | 'nameHans' | 'nameHant' | 'phone' | 'email' | 'wechat'>> & {
    address?: GivenAddress
  }
>

type Correcting = Readonly<{
  facilityId: string
  userId: string
  /** The one that a form showed; left out by who decides whatever stands meanwhile. */
  version?: number
}>

/** What a call has confirmed when it has confirmed everything. */
const heard = ['phone', 'addressLine1', 'addressLine2', 'city', 'state', 'zip']

function providersAt(tx: Transaction, facilityId: string) {
  return tx
    .select({ id: providerFacilities.id, providerId: providerFacilities.providerId })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.facilityId, facilityId), isNull(providerFacilities.activeTo)))
    .orderBy(asc(providerFacilities.id))
}

/** The columns of an address: the neighborhood goes by the ZIP code, and says so where no position is known. */
export async function addressColumns(tx: Transaction, { lat, lng, ...address }: GivenAddress) {
  const neighborhood = await findNeighborhoodOfZip(tx, address.zip)
  const isKnown = lat !== null && lng !== null
  return {
    ...address,
    lat: isKnown ? lat : (neighborhood?.lat ?? null),
    lng: isKnown ? lng : (neighborhood?.lng ?? null),
    geocodeAccuracy: isKnown ? ('rooftop' as const) : neighborhood ? ('neighborhood' as const) : null,
    neighborhoodId: neighborhood?.id ?? null,
  }
}

/** What is set of a facility, by the names under which edits are known: columns of its row, or rows of another table that `write` sets. */
type Setting = Readonly<{
  fields: readonly string[]
  columns?: Partial<typeof facilities.$inferInsert>
  write?: () => Promise<void>
  trust: Trust
}>

/**
 * Writes what was decided; who practices there is found by it, and no import overwrites it. Call it last: it writes the audit event.
 * @throws DomainError not_found `directory.facility_not_found`; conflict `directory.stale` when somebody was quicker
 */
export async function setFacility(
  tx: Transaction,
  { facilityId, userId, version }: Correcting,
  { fields, columns = {}, write, trust }: Setting,
): Promise<void> {
  const [row] = await tx
    .select({ editedFields: facilities.editedFields })
    .from(facilities)
    .where(eq(facilities.id, facilityId))
  if (!row) throw new DomainError('not_found', 'directory.facility_not_found')
  // The row is taken before anything that hangs on it: of two changes of one version, one is stale.
  const taken = await tx
    .update(facilities)
    .set({
      ...columns,
      editedFields: [...new Set([...row.editedFields, ...fields])],
      version: sql`${facilities.version} + 1`,
      updatedAt: now(),
    })
    .where(and(eq(facilities.id, facilityId), version === undefined ? undefined : eq(facilities.version, version)))
    .returning({ id: facilities.id })
  if (taken.length === 0) throw new DomainError('conflict', 'directory.stale')
  await write?.()
  await sayFields(tx, { subjectType: 'facility', subjectId: facilityId, fields, trust })
  const there = await providersAt(tx, facilityId)
  await indexProviders(
    tx,
    there.map(({ providerId }) => providerId),
  )
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: 'directory.place_update',
    subject: { type: 'facility', id: facilityId },
    fields,
  })
}

/**
 * Puts the public facts of a facility right as a reviewer has decided. `trust` is who said them: the practice, unless a call did. Call it
 * last: it writes the audit event. @throws DomainError not_found `directory.facility_not_found`
 */
export async function correctFacility(
  tx: Transaction,
  { trust = 'provider', ...correcting }: Correcting & Readonly<{ trust?: Trust }>,
  { address, ...contact }: FacilityCorrection,
): Promise<void> {
  const columns = { ...contact, ...(address ? await addressColumns(tx, address) : {}) }
  await setFacility(tx, correcting, { fields: Object.keys(columns), columns, trust })
}

/**
 * Sets the opening hours of a facility: these and no others. `trust` is who said them: a call, unless the practice did. Call it last.
 * @throws DomainError not_found `directory.facility_not_found`
 */
export async function setFacilityHours(
  tx: Transaction,
  { trust = 'phone', ...correcting }: Correcting & Readonly<{ trust?: Trust }>,
  hours: readonly FacilityHours[],
): Promise<void> {
  const { facilityId } = correcting
  const write = async () => {
    await tx.delete(facilityHours).where(eq(facilityHours.facilityId, facilityId))
    if (hours.length === 0) return
    await tx.insert(facilityHours).values(hours.map((each) => ({ id: newId(), facilityId, ...each })))
  }
  await setFacility(tx, correcting, { fields: ['hours'], write, trust })
}

/** A call has confirmed the number and the address: no import overwrites them. */
async function keepHeard(tx: Transaction, facilityId: string): Promise<void> {
  const [row] = await tx
    .select({ editedFields: facilities.editedFields })
    .from(facilities)
    .where(eq(facilities.id, facilityId))
  if (!row) return
  const editedFields = [...new Set([...row.editedFields, ...heard])]
  await tx.update(facilities).set({ editedFields }).where(eq(facilities.id, facilityId))
  await sayFields(tx, { subjectType: 'facility', subjectId: facilityId, fields: heard, trust: 'phone' })
}

/**
 * Says that a call has confirmed today what is known of a facility: everybody who practices there is verified, and with `isWhole` the plans
 * and who takes new patients too. Call it last.
 */
export async function verifyFacilityByPhone(
  tx: Transaction,
  { facilityId, userId }: Correcting,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  const at = now()
  const there = await providersAt(tx, facilityId)
  const ids = there.map(({ providerId }) => providerId)
  if (isWhole) await keepHeard(tx, facilityId)
  if (ids.length === 0) return
  await tx.update(providers).set({ verifiedAt: at }).where(inArray(providers.id, ids))
  if (isWhole) {
    const known = and(inArray(providers.id, ids), ne(providers.accepting, 'unknown'))
    await tx.update(providers).set({ acceptingVerifiedAt: at }).where(known)
    await tx
      .update(providerFacilityPlans)
      .set({ verifiedAt: at, verifiedBy: 'phone' })
      .where(
        and(
          inArray(
            providerFacilityPlans.providerFacilityId,
            there.map(({ id }) => id),
          ),
          ne(providerFacilityPlans.state, 'unknown'),
        ),
      )
  }
  await indexProviders(tx, ids)
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: 'directory.place_update',
    subject: { type: 'facility', id: facilityId },
    fields: isWhole ? ['verifiedAt', 'plans', 'accepting'] : ['verifiedAt'],
  })
}
