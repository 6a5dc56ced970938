import { eq, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withoutDeleted } from './deleted-rows.ts'
import { rolePermissions, roles } from '#drizzle/schema/accounts.ts'
import { membershipCoupons, tierOffers } from '#drizzle/schema/membership.ts'
import { bannedClaims, decisionReasons } from '#drizzle/schema/moderation.ts'
import { promotionHouseAds, promotionRates } from '#drizzle/schema/promotion/campaigns.ts'
import * as schema from '#drizzle/schema/reference.ts'
import { bannedClaimRows } from './reference/banned-claims.ts'
import { ticketMacros as ticketMacroTable } from '#drizzle/schema/support.ts'
import { carriers } from './reference/carriers.ts'
import { decisionReasonRows } from './reference/decision-reasons.ts'
import { languages } from './reference/languages.ts'
import { couponRows, tierOfferRows } from './reference/membership.ts'
import { neighborhoods } from './reference/neighborhoods.ts'
import { planGroups } from './reference/plan-groups.ts'
import { plans } from './reference/plans.ts'
import { houseAdRows, promotionRateRows } from './reference/promotion.ts'
import { highestRole, rolePermissionRows, roleRows } from './reference/roles.ts'
import { specialties } from './reference/specialties.ts'
import { symptoms } from './reference/symptoms.ts'
import { ticketMacros } from './reference/ticket-macros.ts'

/** Rows a statement: the widest table has 16 columns, and SQLite takes 32,766 bind variables. */
const chunkSize = 500

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += chunkSize) yield rows.slice(start, start + chunkSize)
}

/**
 * Inserts the reference rows that are missing. A row whose id or slug is taken stays as it is, so that what staff
 * edited or renamed survives every start; facts that changed since are theirs to edit, not this function's to overwrite. One that
 * somebody deleted (`row_edits`) stays away.
 */
export async function seedReference(tx: Transaction): Promise<void> {
  const kept = <Row extends { id: string }>(name: string, rows: readonly Row[]) => withoutDeleted(tx, name, rows)
  for (const rows of chunks(await kept('specialties', specialties)))
    await tx.insert(schema.specialties).values(rows).onConflictDoNothing()
  await nameSources(tx)
  for (const rows of chunks(await kept('symptoms', symptoms)))
    await tx.insert(schema.symptoms).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('languages', languages)))
    await tx.insert(schema.languages).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('neighborhoods', neighborhoods)))
    await tx.insert(schema.neighborhoods).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('carriers', carriers)))
    await tx.insert(schema.carriers).values(rows).onConflictDoNothing()
  const groups = planGroups.map((group, sort) => ({ ...group, sort }))
  for (const rows of chunks(await kept('plan_groups', groups))) {
    await tx.insert(schema.planGroups).values(rows).onConflictDoNothing()
  }
  // A plan comes with its carrier, or not at all.
  const present = new Set((await tx.select({ id: schema.carriers.id }).from(schema.carriers)).map(({ id }) => id))
  const carried = plans.filter(({ carrierId }) => present.has(carrierId))
  for (const rows of chunks(await kept('plans', carried)))
    await tx.insert(schema.plans).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('banned_claims', bannedClaimRows)))
    await tx.insert(bannedClaims).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('decision_reasons', decisionReasonRows)))
    await tx.insert(decisionReasons).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('tier_offers', tierOfferRows)))
    await tx.insert(tierOffers).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('membership_coupons', couponRows)))
    await tx.insert(membershipCoupons).values(rows).onConflictDoNothing()
  for (const rows of chunks(await kept('promotion_rates', promotionRateRows)))
    await tx.insert(promotionRates).values(rows).onConflictDoNothing()
  await seedRoles(tx)
  const at = now()
  for (const rows of chunks(houseAdRows)) {
    const dated = rows.map((row) => ({ ...row, createdAt: at, updatedAt: at }))
    await tx.insert(promotionHouseAds).values(dated).onConflictDoNothing()
  }
  const made = { isActive: true, version: 1, createdAt: at, updatedAt: at }
  const macros = ticketMacros.map((macro, sort) => ({ ...macro, ...made, sort }))
  for (const rows of chunks(macros)) await tx.insert(ticketMacroTable).values(rows).onConflictDoNothing()
}

/**
 * A built-in role gets what the product knows of it once: what an administrator takes from it later stays taken. The highest has every
 * permission, those too that a later version adds.
 */
async function seedRoles(tx: Transaction): Promise<void> {
  const added = await tx.insert(roles).values(roleRows).onConflictDoNothing().returning({ id: roles.id })
  const rows = rolePermissionRows.filter(
    ({ roleId }) => roleId === highestRole || added.some(({ id }) => id === roleId),
  )
  for (const chunk of chunks(rows)) await tx.insert(rolePermissions).values(chunk).onConflictDoNothing()
}

/** Guides that came before their sources were kept are given them; whoever is to review one finds where to look. */
async function nameSources(tx: Transaction): Promise<void> {
  const bare = await tx
    .select({ id: schema.specialties.id, sources: schema.specialties.sources })
    .from(schema.specialties)
    .where(isNull(schema.specialties.reviewedOn))
  for (const { id, sources } of bare) {
    const seeded = specialties.find((row) => row.id === id)
    if (sources.length > 0 || !seeded) continue
    await tx
      .update(schema.specialties)
      .set({ sources: seeded.sources, reviewedOn: seeded.reviewedOn })
      .where(eq(schema.specialties.id, id))
  }
}
