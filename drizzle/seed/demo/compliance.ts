import { eq, inArray } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { alertOf } from '#app/modules/practice/compliance/standing.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'
import { demoUserId } from './accounts.ts'

type Row = typeof complianceItems.$inferInsert

type DemoItem = Readonly<{
  kind: Row['kind']
  of?: { provider: string } | { username: string }
  /** Days from the day of the seed to the last one; left out, it does not expire. */
  inDays?: number
  number?: string
  waivedReason?: string
}>

const facilityId = 'demo-magnolia-medical-building'
const owner = { provider: 'zhongwen-du' }
const doctor = { provider: 'wei-chen' }
const desk = { username: 'magnolia.desk' }

/** Each state once at least; all numbers are fictional. */
const items: readonly DemoItem[] = [
  { kind: 'clia', inDays: 54, number: '33D-DEMO-001' },
  { kind: 'malpractice', inDays: 210, number: 'DEMO-POLICY-1' },
  { kind: 'license', of: owner, inDays: 420, number: 'DEMO-0001' },
  { kind: 'dea', of: owner, inDays: 25, number: 'DEMO0000001' },
  { kind: 'board', of: owner, number: 'DEMO-B-1' },
  { kind: 'bls', of: owner, inDays: 80 },
  { kind: 'hipaa_training', of: owner, inDays: -12 },
  { kind: 'license', of: doctor, inDays: 300, number: 'DEMO-0002' },
  { kind: 'dea', of: doctor, waivedReason: '不开管制药' },
  { kind: 'infection_control', of: doctor, inDays: -40 },
  { kind: 'hipaa_training', of: desk, inDays: 18 },
]

function rowOf({ kind, of, inDays, number, waivedReason }: DemoItem, at: number): Row {
  const today = localDate(at, newYork)
  const expires = inDays === undefined ? null : addDays(today, inDays)
  const providerId = of && 'provider' in of ? `demo-${of.provider}` : null
  const userId = of && 'username' in of ? demoUserId(of.username) : null
  const id = `demo-compliance-${kind}-${providerId ?? userId ?? 'clinic'}`
  const context = { table: 'compliance_items', column: 'number_enc', rowId: id }
  return {
    ...{ id, facilityId, kind, providerId, userId, expires },
    numberEnc: number === undefined ? null : encryptField(number, context),
    ...{ isWaived: waivedReason !== undefined, waivedReason: waivedReason ?? null },
    toldDays: expires === null ? null : alertOf(expires, today),
    ...{ version: 1, createdAt: at, updatedAt: at },
  }
}

/** What one practice of the demo keeps valid, while it has entered nothing itself. Whoever is not in the database is left out. */
export async function seedDemoCompliance(tx: Transaction): Promise<void> {
  const [facility] = await tx.select({ id: facilities.id }).from(facilities).where(eq(facilities.id, facilityId))
  const [entered] = await tx
    .select({ id: complianceItems.id })
    .from(complianceItems)
    .where(eq(complianceItems.facilityId, facilityId))
    .limit(1)
  if (!facility || entered) return
  const rows = items.map((item) => rowOf(item, now()))
  const known = new Set<string | null | undefined>([null])
  const providerIds = rows.flatMap(({ providerId }) => providerId ?? [])
  const userIds = rows.flatMap(({ userId }) => userId ?? [])
  for (const { id } of await tx.select({ id: providers.id }).from(providers).where(inArray(providers.id, providerIds)))
    known.add(id)
  for (const { id } of await tx.select({ id: users.id }).from(users).where(inArray(users.id, userIds))) known.add(id)
  const there = rows.filter(({ providerId, userId }) => known.has(providerId) && known.has(userId))
  await tx.insert(complianceItems).values(there).onConflictDoNothing()
}
