import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { type NoticeRules, usualNotices } from '#app/modules/booking/desk-notices/notice-kinds.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { facilityAccounts } from '#drizzle/schema/practice/facility-accounts.ts'
import { maskTaxId } from '../tax-id.ts'

/** A facility that somebody leads. */
export type LedFacility = Readonly<{ id: string; slug: string; name: string; npi: string | null }>

/** The facilities whose account somebody may see and change, as the menu has them. */
export async function listLedFacilities(actor: ProviderActor): Promise<LedFacility[]> {
  const ids = facilityIdsWith(actor, 'facility.edit')
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(facilities)
    .where(and(inArray(facilities.id, ids), inArray(facilities.status, ['pending', 'active'])))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
  return rows.map((row) => ({ id: row.id, slug: row.slug, npi: row.npi, name: facilityName(row, actor.locale) }))
}

export type StoredAccount = Readonly<typeof facilityAccounts.$inferSelect>

/** What is kept of a facility; null where it has said nothing yet. */
export async function findStoredAccount(reader: Reader, facilityId: string): Promise<StoredAccount | null> {
  const [row] = await reader.select().from(facilityAccounts).where(eq(facilityAccounts.facilityId, facilityId))
  return row ?? null
}

/** The tax id itself, for comparing and masking. */
export function openTaxId(row: Pick<StoredAccount, 'id' | 'taxIdEnc'>): string | null {
  if (row.taxIdEnc === null) return null
  return decryptField(row.taxIdEnc, { table: 'facility_accounts', column: 'tax_id_enc', rowId: row.id })
}

/** The same as its page shows it; the tax id is not in it. */
export type FacilityAccount = Readonly<{
  /** 0 where nothing has been said yet. */
  version: number
  rules: NoticeRules
  legalName: string | null
  maskedTaxId: string | null
  billingName: string | null
  billingEmail: string | null
  billingPhone: string | null
}>

export async function findFacilityAccount(facilityId: string): Promise<FacilityAccount> {
  const row = await findStoredAccount(db, facilityId)
  const taxId = row && openTaxId(row)
  return {
    version: row?.version ?? 0,
    rules: row
      ? { bookings: row.tellsBookings, moves: row.tellsMoves, cancellations: row.tellsCancellations }
      : usualNotices,
    maskedTaxId: taxId === null ? null : maskTaxId(taxId),
    legalName: row?.legalName ?? null,
    billingName: row?.billingName ?? null,
    billingEmail: row?.billingEmail ?? null,
    billingPhone: row?.billingPhone ?? null,
  }
}
