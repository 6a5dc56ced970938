import { eq } from 'drizzle-orm'
import { closeDatabase, db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { ensureFieldKeys } from '#app/core/crypto/field-keys.server.ts'
import { areDemoAccountsOpen, env } from '#app/core/env.server.ts'
import { ensureSecrets } from '#app/core/secrets.server.ts'
import { makePeopleTokens } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { keepSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { convertPhotos } from '#app/modules/uploads/commands/convert-photos.server.ts'
import { providers } from '#drizzle/schema/index.ts'
import { demoAccounts, demoPassword, seedDemoAccounts } from '#drizzle/seed/demo/accounts.ts'
import { demoAdministrators, seedDemoAdministrators } from '#drizzle/seed/demo/administrators.ts'
import { demoAssociationManagers } from '#drizzle/seed/demo/association-rows.ts'
import { seedDemoEndorsements } from '#drizzle/seed/demo/association-endorsements.ts'
import { seedDemoEvents } from '#drizzle/seed/demo/association-events.ts'
import { seedDemoPolls } from '#drizzle/seed/demo/association-polls.ts'
import { seedDemoAssociationChange } from '#drizzle/seed/demo/association-change.ts'
import { seedDemoAssociationInvitations } from '#drizzle/seed/demo/association-invitations.ts'
import { seedDemoAssociations } from '#drizzle/seed/demo/associations.ts'
import { seedDemoCampaigns } from '#drizzle/seed/demo/campaigns.ts'
import { seedDemoCounts } from '#drizzle/seed/demo/daily-counts.ts'
import { seedDemoAudits } from '#drizzle/seed/demo/seo-audits.ts'
import { seedDemoSyncRun } from '#drizzle/seed/demo/sync-runs.ts'
import { seedDemoFeedback } from '#drizzle/seed/demo/feedback.ts'
import { keepDemoVisits } from '#drizzle/seed/demo/keep-visits.ts'
import { keepDemoBylaws } from '#drizzle/seed/demo/association-bylaws.ts'
import { keepDemoLogos } from '#drizzle/seed/demo/association-logos.ts'
import { seedDemoMemberships } from '#drizzle/seed/demo/memberships.ts'
import { seedDemoPayments } from '#drizzle/seed/demo/payments.ts'
import { keepDemoPhoto } from '#drizzle/seed/demo/request-photo.ts'
import { seedDoctorPosts } from '#drizzle/seed/demo/doctor-posts.ts'
import { seedDemoEditing } from '#drizzle/seed/demo/posts.ts'
import { seedDecidedRequests } from '#drizzle/seed/demo/decided-requests.ts'
import { seedDemoRequests } from '#drizzle/seed/demo/requests.ts'
import { seedDemoSchedules } from '#drizzle/seed/demo/schedules.ts'
import { seedDemoTickets } from '#drizzle/seed/demo/tickets.ts'
import { seedDemo, seedDemoFacilityServices } from '#drizzle/seed/seed-demo.ts'
import { seedDemoPosts, seedLibrary } from '#drizzle/seed/seed-library.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/**
 * Makes DATA_DIR ready to serve: secrets, schema, reference data, and demo data when the directory is empty.
 * Safe to repeat and to interrupt: each step is one transaction and finds its own work already done.
 */
async function prepare(): Promise<void> {
  ensureSecrets()
  ensureFieldKeys()
  const connection = await openDatabase(env.DATABASE_URL)
  await upgradeDatabase(connection)
  await withTransaction(seedReference)
  await withTransaction(seedLibrary)
  const isEmpty = (await db.$count(providers)) === 0
  if (isEmpty && env.DEMO_DATA) {
    await withTransaction(seedDemo)
  }
  // Photos of before were kept as they came.
  await convertPhotos()
  // Also after an update that builds the index in another way.
  await keepSearchIndex()
  const demo = await db.$count(providers, eq(providers.isDemo, true))
  // At every start: calendars stay full around the day on which somebody looks.
  if (demo > 0 && env.DEMO_DATA) {
    await withTransaction(seedDemoAccounts)
    await withTransaction(seedDemoAdministrators)
    await withTransaction(seedDemoMemberships)
    await withTransaction(seedDemoCampaigns)
    await withTransaction(seedDemoPayments)
    await withTransaction(seedDemoAssociations)
    await withTransaction(seedDemoAssociationInvitations)
    await withTransaction(seedDemoEndorsements)
    await withTransaction(seedDemoEvents)
    await withTransaction(seedDemoPolls)
    await withTransaction(seedDemoTickets)
    await withTransaction(seedDemoRequests)
    await withTransaction(seedDemoAssociationChange)
    await withTransaction(seedDecidedRequests)
    await keepDemoPhoto()
    await keepDemoLogos()
    await keepDemoBylaws()
    await withTransaction(seedDemoSchedules)
    await keepDemoVisits()
    await withTransaction(seedDemoFeedback)
    // The search at a desk finds the demo's people as it finds those of a clinic that has been open for years.
    while ((await makePeopleTokens()) > 0);
    await withTransaction(seedDemoCounts)
    await withTransaction(seedDemoAudits)
    await withTransaction(seedDemoSyncRun)
    await withTransaction(seedDemoFacilityServices)
    await withTransaction(seedDemoPosts)
    await withTransaction(seedDoctorPosts)
    await withTransaction(seedDemoEditing)
  }
  if (demo > 0) console.log(`Demo data: ${demo} fictional providers. DEMO_DATA=off leaves a new database empty.`)
  if (demo > 0 && areDemoAccountsOpen(env)) printAccounts()
  await closeDatabase()
}

/** Who can sign in for a look around; DEMO_DATA=off closes these accounts. */
function printAccounts(): void {
  const width = Math.max(
    ...[...demoAccounts, ...demoAdministrators, ...demoAssociationManagers].map(({ username }) => username.length),
  )
  const print = (username: string, purpose: string) => console.log(`  ${username.padEnd(width)}  ${purpose}`)
  console.log(`Demo accounts, to sign in at /provider/4/login with the password ${demoPassword}`)
  for (const { username, purpose } of demoAccounts) print(username, purpose)
  console.log(
    'Demo administrators, to sign in at /admin/login with the same password; on this machine the page shows their codes',
  )
  for (const { username, role } of demoAdministrators) print(username, role)
  console.log('Demo associations, to sign in at /association/login with the same password')
  for (const { username, purpose } of demoAssociationManagers) print(username, purpose)
}

await prepare()
