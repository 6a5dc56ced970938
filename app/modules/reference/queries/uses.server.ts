import { count, eq, like, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn, AnySQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Reader } from '#app/core/database/connection.ts'
import { blogPosts, contentPages, facilityServices, labPanels } from '#drizzle/schema/content.ts'
import {
  facilities,
  facilityLanguages,
  providerFacilityPlans,
  providerLanguages,
  providerSpecialties,
} from '#drizzle/schema/directory.ts'
import { membershipOrders } from '#drizzle/schema/membership.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import { plans, specialties, symptoms } from '#drizzle/schema/reference.ts'
import { appointments, patients, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import type { ReferenceTable, TableKey } from '../table-columns.ts'
import type { ReferenceRow } from './rows.server.ts'

/** What uses a reference row; the words stand in the texts of `data` under `uses`. */
export type UseKind =
  | 'providers'
  | 'symptoms'
  | 'specialties'
  | 'waitlist'
  | 'posts'
  | 'topics'
  | 'facilities'
  | 'visits'
  | 'people'
  | 'plans'
  | 'requests'
  | 'panels'
  | 'orders'
  | 'campaigns'

type Use = Readonly<{
  kind: UseKind
  table: AnySQLiteTable
  column: AnySQLiteColumn
  /** The column holds a JSON list; of ids, or of slugs. */
  list?: 'id' | 'slug'
  /** The column names a row by its slug. */
  bySlug?: true
}>

const uses: Partial<Record<TableKey, readonly Use[]>> = {
  specialties: [
    { kind: 'providers', table: providerSpecialties, column: providerSpecialties.specialtyId },
    { kind: 'symptoms', table: symptoms, column: symptoms.specialtyIds, list: 'id' },
    { kind: 'specialties', table: specialties, column: specialties.parentId },
    { kind: 'waitlist', table: waitlistEntries, column: waitlistEntries.specialtyId },
    { kind: 'posts', table: blogPosts, column: blogPosts.specialtySlugs, list: 'slug' },
    { kind: 'topics', table: contentPages, column: contentPages.specialtySlugs, list: 'slug' },
    { kind: 'campaigns', table: promotionCampaigns, column: promotionCampaigns.targets, list: 'id' },
  ],
  neighborhoods: [
    { kind: 'facilities', table: facilities, column: facilities.neighborhoodId },
    { kind: 'waitlist', table: waitlistEntries, column: waitlistEntries.neighborhoodId },
    { kind: 'campaigns', table: promotionCampaigns, column: promotionCampaigns.targets, list: 'id' },
  ],
  languages: [
    { kind: 'providers', table: providerLanguages, column: providerLanguages.languageId },
    { kind: 'facilities', table: facilityLanguages, column: facilityLanguages.languageId },
    { kind: 'people', table: patients, column: patients.languageId },
    { kind: 'visits', table: appointments, column: appointments.interpreterLanguageId },
  ],
  carriers: [{ kind: 'plans', table: plans, column: plans.carrierId }],
  plans: [
    { kind: 'providers', table: providerFacilityPlans, column: providerFacilityPlans.planId },
    { kind: 'visits', table: appointments, column: appointments.planId },
  ],
  labTests: [{ kind: 'panels', table: labPanels, column: labPanels.testSlugs, list: 'slug' }],
  modalities: [{ kind: 'facilities', table: facilityServices, column: facilityServices.code, bySlug: true }],
  coupons: [{ kind: 'orders', table: membershipOrders, column: membershipOrders.couponId }],
  promotionRates: [{ kind: 'campaigns', table: promotionCampaigns, column: promotionCampaigns.placement }],
  decisionReasons: [
    { kind: 'requests', table: changeRequests, column: changeRequests.reasonCode },
    { kind: 'campaigns', table: promotionCampaigns, column: promotionCampaigns.reasonCode },
  ],
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '')

/** Where a row is used and how often; nothing where it is not, so that it may go. */
export async function findUses(
  { key }: ReferenceTable,
  row: ReferenceRow,
  reader: Reader,
): Promise<{ kind: UseKind; count: number }[]> {
  const found = []
  for (const { kind, table, column, list, bySlug } of uses[key] ?? []) {
    const name = list === 'slug' || bySlug ? String(row.slug) : row.id
    const isUsed: SQL = list ? like(column, `%"${escaped(name)}"%`) : eq(column, name)
    const [counted] = await reader.select({ rows: count() }).from(table).where(isUsed)
    const rows = Number(counted?.rows ?? 0)
    if (rows > 0) found.push({ kind, count: rows })
  }
  return found
}

/** The columns through which rows name one of this table, for who puts another row in its place. */
export const usesOf = (key: TableKey): readonly Use[] => uses[key] ?? []
