import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { timeZoneOf } from '../registry/postal-address.ts'
import { slugOfAddress } from '../registry/registry-slug.server.ts'
import { addressColumns, type GivenAddress } from './correct-facility.server.ts'

export type NewFacilityFacts = Readonly<{
  nameEn: string
  nameHans: string | null
  nameHant: string | null
  phone: string | null
  address: GivenAddress
}>

/** Adds a facility that a reviewer has approved. Call it last: it writes the audit event. @returns its id */
export async function addFacility(
  tx: Transaction,
  { userId }: Readonly<{ userId: string }>,
  { address, ...names }: NewFacilityFacts,
): Promise<string> {
  const id = newId()
  const at = now()
  await tx.insert(facilities).values({
    id,
    ...names,
    ...(await addressColumns(tx, address)),
    slug: slugOfAddress(names.nameEn, id, ''),
    type: 'practice',
    status: 'active',
    country: 'US',
    timeZone: timeZoneOf(address.state),
    isWheelchairAccessible: false,
    hasElevator: false,
    acceptsWalkIn: false,
    source: 'self',
    isDemo: false,
    editedFields: Object.keys(names),
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: 'directory.place_create',
    subject: { type: 'facility', id },
  })
  return id
}
