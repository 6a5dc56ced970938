import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Permission } from '#app/modules/accounts/admin-permissions.ts'
import { breakGlass } from '#app/modules/accounts/break-glass/grant-rules.ts'
import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { findVisitByReference } from '#app/modules/oversight/visits/queries/masked-visit.server.ts'
import { listPayments } from '#app/modules/payments/oversight/queries/overseen-payments.server.ts'
import { queueOf } from '#app/modules/review/request-queues.ts'
import { findSubjects } from '#app/modules/review/queries/request-subjects.server.ts'
import { formatTicketReference, isTicketReference } from '#app/modules/support/ticket-reference.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import { maskName, maskReach } from '../masked.ts'
import { type Found, type Hit, type SearchKind, searchKinds } from '../search-kinds.ts'

/** Hits of a kind. Who needs more has the page of that kind. */
const most = 6

/** Whether one of some texts holds what was typed, whatever its case. */
function holds(text: string, ...columns: SQL[]): SQL | undefined {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(...columns.map((column) => sql`lower(${column}) like ${pattern} escape '\\'`))
}

const providerMatches = (text: string) =>
  or(
    eq(providers.npi, text),
    eq(providers.id, text),
    holds(
      text,
      sql`${providers.legalFirst} || ' ' || ${providers.legalLast}`,
      sql`coalesce(${providers.preferredName}, '')`,
      sql`coalesce(${providers.nameHans}, '')`,
      sql`coalesce(${providers.nameHant}, '')`,
    ),
  )

const facilityMatches = (text: string) =>
  or(
    eq(facilities.id, text),
    holds(
      text,
      sql`${facilities.nameEn}`,
      sql`coalesce(${facilities.nameHans}, '')`,
      sql`coalesce(${facilities.nameHant}, '')`,
      sql`${facilities.addressLine1}`,
    ),
  )

/**
 * Where a hit leads: to its page of the administration for who may open that, else to another that is for everybody who searches.
 */
const pageOr = ({ permissions }: AdminActor, needed: Permission, page: string | null, other: string): string =>
  page !== null && permissions.has(needed) ? page : other

/** Doctors by name; the page of one is that of the account, where there is one, else that of the credentials. */
async function doctors(text: string, actor: AdminActor): Promise<Hit[]> {
  const rows = await db.select().from(providers).where(providerMatches(text)).orderBy(asc(providers.id)).limit(most)
  return rows.map((row) => {
    const { main, other } = displayName(row, actor.locale)
    const second = [other, row.npi && `NPI ${row.npi}`].filter(Boolean).join(' · ')
    const page = row.userId && paths.adminAccount(row.userId)
    return {
      id: row.id,
      name: main,
      second: second || null,
      path: pageOr(actor, searchKinds.accounts, page, paths.adminCredentials(row.id)),
    }
  })
}

/** The levels of doctors by name: what is found is the doctor, where it leads is what they pay for. */
async function levels(text: string, { locale }: AdminActor): Promise<Hit[]> {
  const rows = await db.select().from(providers).where(providerMatches(text)).orderBy(asc(providers.id)).limit(most)
  return rows.map((row) => {
    const { main, other } = displayName(row, locale)
    return { id: row.id, name: main, second: other, path: paths.adminMembership(row.id) }
  })
}

/** Facilities by name or street; the page of one is where its health data are opened. */
async function places(text: string, actor: AdminActor): Promise<Hit[]> {
  const rows = await db.select().from(facilities).where(facilityMatches(text)).orderBy(asc(facilities.id)).limit(most)
  return rows.map((row) => {
    const name = facilityName(row, actor.locale)
    const path = pageOr(actor, breakGlass, paths.adminFacilityGrant(row.id), paths.doctors({ q: name }))
    return { id: row.id, name, second: `${row.addressLine1}, ${row.city}`, path }
  })
}

/** Accounts, masked: the page of one says the rest, and looking there is recorded. */
async function accounts(text: string): Promise<Hit[]> {
  const lower = text.toLowerCase()
  const isMeant = or(
    eq(users.id, text),
    eq(users.email, lower),
    eq(users.username, lower),
    holds(text, sql`${users.firstName} || ' ' || ${users.lastName}`, sql`coalesce(${users.nameZh}, '')`),
  )
  const rows = await db.select().from(users).where(isMeant).orderBy(asc(users.id)).limit(most)
  return rows.map((user) => ({
    id: user.id,
    name: maskName(user.firstName, user.lastName),
    second: maskReach(user),
    path: paths.adminAccount(user.id),
  }))
}

/** A visit by its reference and by nothing else: no name, no telephone number leads to a patient here. */
async function visits(text: string, { locale }: AdminActor): Promise<Hit[]> {
  const reference = parseReference(text)
  const visit = reference && (await findVisitByReference(reference, locale))
  if (!visit) return []
  const second = `${visit.doctor} · ${visit.facility.name}`
  return [{ id: visit.id, name: visit.reference, second, path: paths.adminVisit(visit.id) }]
}

async function tickets(text: string): Promise<Hit[]> {
  const reference = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  if (!isTicketReference(reference)) return []
  const rows = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.reference, reference))
  return rows.map(({ id }) => {
    return { id, name: formatTicketReference(reference), second: null, path: paths.adminTicket(reference) }
  })
}

/** Payments by the number of one of their papers, or by the gateway's name of the charge. */
async function paid(text: string, { locale }: AdminActor): Promise<Hit[]> {
  const { rows } = await listPayments({ q: text, state: null, before: null }, locale)
  return rows
    .slice(0, most)
    .map(({ id, number, billedTo }) => ({ id, name: number ?? id, second: billedTo, path: paths.adminPayment(id) }))
}

/** Requests by their id, or by the doctor or facility that they are about; of the queues that somebody may decide. */
async function requests(text: string, { locale }: AdminActor): Promise<Hit[]> {
  const about = [
    ...(await db.select({ id: providers.id }).from(providers).where(providerMatches(text)).limit(most)),
    ...(await db.select({ id: facilities.id }).from(facilities).where(facilityMatches(text)).limit(most)),
  ].map(({ id }) => id)
  const isMeant = or(
    eq(changeRequests.id, text),
    about.length > 0 ? inArray(changeRequests.targetId, about) : undefined,
  )
  const rows = await db
    .select()
    .from(changeRequests)
    .where(and(isMeant))
    .orderBy(desc(changeRequests.createdAt), desc(changeRequests.id))
    .limit(most)
  const subjectOf = await findSubjects(rows, locale)
  return rows.flatMap((row) => {
    const queue = queueOf(row.kind)
    const { name, second } = subjectOf(row)
    const isWaiting = row.decidedAt === null
    return queue ? { id: row.id, name, second, path: paths.reviewRequest(isWaiting ? queue : 'reviewed', row.id) } : []
  })
}

const readers: Readonly<Record<SearchKind, (text: string, actor: AdminActor) => Promise<Hit[]>>> = {
  visits,
  tickets,
  payments: paid,
  memberships: levels,
  accounts,
  doctors,
  facilities: places,
  requests,
}

/** The kinds that somebody may ask for. */
export const kindsOf = ({ permissions }: Pick<AdminActor, 'permissions'>): SearchKind[] =>
  (Object.keys(readers) as SearchKind[]).filter((kind) => permissions.has(searchKinds[kind]))

/** What a text finds among the kinds that somebody may see; kinds without a hit are left out. */
export async function quickSearch(actor: AdminActor, text: string): Promise<Found[]> {
  const found = await Promise.all(
    kindsOf(actor).map(async (kind) => ({ kind, hits: await readers[kind](text, actor) })),
  )
  return found.filter(({ hits }) => hits.length > 0)
}
