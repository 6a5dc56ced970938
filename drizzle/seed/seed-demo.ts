import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { facilityServices } from '#drizzle/schema/content.ts'
import {
  closures,
  facilities,
  facilityHours,
  facilityLanguages,
  providerCredentials,
  providerFacilities,
  providerFacilityPlans,
  providerLanguages,
  providers,
  providerSearchNames,
  providerSpecialties,
} from '#drizzle/schema/directory.ts'
import { neighborhoods, redirects } from '#drizzle/schema/reference.ts'
import { seedDemoAccounts } from './demo/accounts.ts'
import { seedDemoAdministrators } from './demo/administrators.ts'
import { seedDemoAnnouncements } from './demo/association-announcements.ts'
import { seedDemoAssociationChange } from './demo/association-change.ts'
import { seedDemoEndorsements } from './demo/association-endorsements.ts'
import { seedDemoEvents } from './demo/association-events.ts'
import { seedDemoPolls } from './demo/association-polls.ts'
import { seedDemoAssociationInvitations } from './demo/association-invitations.ts'
import { seedDemoAssociations } from './demo/associations.ts'
import { demoClosures, demoFacilities, demoProviders, demoRenames } from './demo/catalog.ts'
import { seedDemoCampaigns } from './demo/campaigns.ts'
import { seedDemoCompliance } from './demo/compliance.ts'
import { seedDemoEligibility } from './demo/eligibility.ts'
import { credentialsOf } from './demo/credentials.ts'
import { facilityHoursRows, facilityLanguageRows, facilityRow } from './demo/facility-rows.ts'
import { demoFacilityServices, facilityServiceRow } from './demo/facility-services.ts'
import { postalFacts } from './demo/postal-facts.ts'
import {
  languageRows,
  planRows,
  practiceRows,
  providerRow,
  searchNameRows,
  specialtyRows,
} from './demo/provider-rows.ts'
import { seedDemoMemberships } from './demo/memberships.ts'
import { seedDemoPayments } from './demo/payments.ts'
import { seedDemoI693 } from './demo/i693-cases.ts'
import { seedDemoMerges } from './demo/merges.ts'
import { seedDecidedRequests } from './demo/decided-requests.ts'
import { seedDemoReferrals } from './demo/referrals.ts'
import { seedDemoRequests } from './demo/requests.ts'
import type { DemoFacility, DemoProvider } from './demo/shape.ts'
import { seedDemoPharmacy } from './demo/pharmacy.ts'
import { seedDemoSupplies } from './demo/supplies.ts'
import { seedDemoTelephony } from './demo/telephony.ts'

/**
 * Loads the fictional directory: providers, facilities and what hangs on them, each marked `isDemo`. Ids come from the
 * slugs and dates are whole days before `now()`, so that every state of freshness occurs on any day.
 * Writes only records that are missing, with everything that belongs to them; what exists is left as it is.
 * Needs the reference data (`seedReference`) in the same database.
 * @throws Error when a neighborhood of the data is unknown; a database error for any other reference that is.
 */
export async function seedDemo(tx: Transaction): Promise<void> {
  const at = now()
  await seedFacilities(tx, at)
  await seedDemoFacilityServices(tx)
  await seedProviders(tx, at)
  await seedRedirects(tx, at)
  await seedClosures(tx, at)
  await seedDemoMemberships(tx)
  await seedDemoAccounts(tx)
  await seedDemoSupplies(tx)
  await seedDemoCompliance(tx)
  await seedDemoEligibility(tx)
  await seedDemoI693(tx)
  await seedDemoReferrals(tx)
  await seedDemoPharmacy(tx)
  await seedDemoTelephony(tx)
  await seedDemoAdministrators(tx)
  await seedDemoAssociations(tx)
  await seedDemoAssociationInvitations(tx)
  await seedDemoEndorsements(tx)
  await seedDemoEvents(tx)
  await seedDemoPolls(tx)
  await seedDemoAnnouncements(tx)
  await seedDemoCampaigns(tx)
  await seedDemoPayments(tx)
  await seedDemoRequests(tx)
  await seedDemoAssociationChange(tx)
  await seedDecidedRequests(tx)
  await seedDemoMerges(tx)
}

async function seedFacilities(tx: Transaction, at: number): Promise<void> {
  const existing = new Set((await tx.select({ id: facilities.id }).from(facilities)).map(({ id }) => id))
  const missing = demoFacilities.filter(({ slug }) => !existing.has(`demo-${slug}`))
  const rows = await tx
    .select({ id: neighborhoods.id, lat: neighborhoods.lat, lng: neighborhoods.lng })
    .from(neighborhoods)
  const centers = new Map(rows.map((row) => [row.id, row]))
  const centerOf = ({ slug, area }: DemoFacility) => {
    const center = centers.get(area)
    if (!center)
      throw new Error(`The neighborhood "${area}" of the demo facility "${slug}" is not in the reference data.`)
    return center
  }
  await insertAll(
    missing.map((facility) => facilityRow(facility, centerOf(facility), at)),
    (chunk) => tx.insert(facilities).values(chunk),
  )
  await insertAll(missing.flatMap(facilityHoursRows), (chunk) => tx.insert(facilityHours).values(chunk))
  await insertAll(missing.flatMap(facilityLanguageRows), (chunk) => tx.insert(facilityLanguages).values(chunk))
}

/**
 * Loads what the demo facilities do (tests, imaging, immigration exams). Only missing rows, and only at facilities that the
 * database has: one that was filled before these existed is completed by calling this alone.
 */
export async function seedDemoFacilityServices(tx: Transaction): Promise<void> {
  const at = now()
  const known = new Set((await tx.select({ id: facilities.id }).from(facilities)).map(({ id }) => id))
  const rows = demoFacilityServices
    .map((service) => facilityServiceRow(service, at))
    .filter(({ facilityId }) => known.has(facilityId))
  await insertAll(rows, (chunk) => tx.insert(facilityServices).values(chunk).onConflictDoNothing())
}

async function seedProviders(tx: Transaction, at: number): Promise<void> {
  const existing = new Set((await tx.select({ id: providers.id }).from(providers)).map(({ id }) => id))
  const missing = demoProviders.filter(({ slug }) => !existing.has(`demo-${slug}`))
  const moment = { daysAgo: (days: number) => at - days * dayMs, date: (daysAhead: number) => dateOf(at, daysAhead) }
  await insertAll(
    missing.map((provider) => providerRow(provider, at)),
    (chunk) => tx.insert(providers).values(chunk),
  )
  await insertAll(missing.flatMap(searchNameRows), (chunk) => tx.insert(providerSearchNames).values(chunk))
  await insertAll(
    missing.flatMap((provider) => credentialsOf(provider, stateOf(provider), moment)),
    (chunk) => tx.insert(providerCredentials).values(chunk),
  )
  await insertAll(missing.flatMap(specialtyRows), (chunk) => tx.insert(providerSpecialties).values(chunk))
  await insertAll(missing.flatMap(languageRows), (chunk) => tx.insert(providerLanguages).values(chunk))
  await insertAll(missing.flatMap(practiceRows), (chunk) => tx.insert(providerFacilities).values(chunk))
  await insertAll(
    missing.flatMap((provider) => planRows(provider, at)),
    (chunk) => tx.insert(providerFacilityPlans).values(chunk),
  )
}

async function seedRedirects(tx: Transaction, at: number): Promise<void> {
  const merged = (kind: 'provider' | 'facility', records: { slug: string; mergedInto?: string }[]) =>
    records.flatMap(({ slug, mergedInto }) => (mergedInto ? [{ kind, from: slug, to: mergedInto }] : []))
  const moves = [...demoRenames, ...merged('provider', demoProviders), ...merged('facility', demoFacilities)]
  const rows = moves.map(({ kind, from, to }) => ({
    id: `demo-${kind}-${from}`,
    kind,
    fromSlug: from,
    toSlug: to,
    createdAt: at,
  }))
  await insertAll(rows, (chunk) => tx.insert(redirects).values(chunk).onConflictDoNothing())
}

async function seedClosures(tx: Transaction, at: number): Promise<void> {
  const rows = demoClosures.map(({ scope, slug, from, to, reason }) => ({
    id: `demo-closure-${slug}`,
    scope,
    scopeId: `demo-${slug}`,
    dateFrom: dateOf(at, from),
    dateTo: dateOf(at, to),
    part: 'all' as const,
    reason,
    createdAt: at,
  }))
  await insertAll(rows, (chunk) => tx.insert(closures).values(chunk).onConflictDoNothing())
}

/** SQLite takes at most 32,766 bind variables a statement; the widest table has some forty columns. */
async function insertAll<Row>(rows: Row[], insert: (chunk: Row[]) => PromiseLike<unknown>): Promise<void> {
  const size = 400
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size))
}

/** The state that licenses a provider: that of the first facility where they practice. */
function stateOf({ practices }: DemoProvider): string {
  const facility = demoFacilities.find(({ slug }) => slug === practices[0]?.at)
  return facility ? postalFacts[facility.area].state : 'NY'
}

/** "YYYY-MM-DD", counted in UTC: a day more or less at midnight does not matter here. */
function dateOf(at: number, daysAhead: number): string {
  return new Date(at + daysAhead * dayMs).toISOString().slice(0, 10)
}
