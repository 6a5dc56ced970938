import { and, asc, eq, gt } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { associationHandovers, associationInvitations } from '#drizzle/schema/association/access.ts'
import { announcements } from '#drizzle/schema/association/announcements.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { associationDues } from '#drizzle/schema/association/members.ts'
import { polls } from '#drizzle/schema/association/polls.ts'
import { personOf } from '#app/modules/association/events/queries/registered-person.server.ts'
import { listBallots, listOptions, readResult } from '#app/modules/association/polls/queries/polls.server.ts'

/** Rows that are held at a time. */
const batch = 500

/** What somebody reads of a row who is not the product: without the account behind it and without versions. */
function plain<Row extends Record<string, unknown>>(row: Row) {
  const left = new Set(['userId', 'providerId', 'version', 'chosenAt', 'formKey', 'openKey', 'isDemo', 'associationId'])
  const inner = new Set([
    'publicKey',
    'wipeDueAt',
    'personKey',
    'nameEnc',
    'emailEnc',
    'checkedInById',
    'paymentId',
    'createdBy',
    'checkpoint',
    'invitedBy',
    'acceptedBy',
  ])
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !left.has(name) && !inner.has(name) && name !== 'checkedInByGreeterId')
      .map(([name, value]) => [
        name,
        name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value,
      ]),
  )
}

/** Rows of a table batch by batch, in the order of their ids. */
async function* inBatches<Row extends { id: string }>(read: (after: string) => Promise<Row[]>) {
  for (let after = ''; ;) {
    const rows = await read(after)
    yield* rows
    if (rows.length < batch) return
    after = rows.at(-1)!.id
  }
}

async function* profile(associationId: string) {
  const rows = await db.select().from(associations).where(eq(associations.id, associationId))
  yield* rows.map(plain)
}

async function* members(associationId: string) {
  const { id, associationId: owner } = associationMembers
  const read = (after: string) =>
    db
      .select()
      .from(associationMembers)
      .where(and(eq(owner, associationId), gt(id, after)))
      .orderBy(asc(id))
      .limit(batch)
  for await (const row of inBatches(read)) yield plain(row)
}

async function* dues(associationId: string) {
  const { id, associationId: owner } = associationDues
  const read = (after: string) =>
    db
      .select()
      .from(associationDues)
      .where(and(eq(owner, associationId), gt(id, after)))
      .orderBy(asc(id))
      .limit(batch)
  for await (const row of inBatches(read)) yield plain(row)
}

/** Polls with their options; how one has come out, and its ballots as they were published, once it is closed. */
async function* pollsOf(associationId: string) {
  const rows = await db.select().from(polls).where(eq(polls.associationId, associationId)).orderBy(asc(polls.id))
  for (const poll of rows) {
    const isOver = poll.status === 'closed' || poll.status === 'archived'
    const [options, result, ballots] = await Promise.all([
      listOptions(poll.id),
      isOver ? readResult(poll) : null,
      isOver ? listBallots(poll) : [],
    ])
    yield { ...plain(poll), options: options.map(({ position, title }) => ({ position, title })), result, ballots }
  }
}

async function* events(associationId: string) {
  const { associationId: owner, id } = associationEvents
  yield* (await db.select().from(associationEvents).where(eq(owner, associationId)).orderBy(asc(id))).map(plain)
}

async function* registrations(associationId: string) {
  const { id } = eventRegistrations
  const read = async (after: string) => {
    const rows = await db
      .select({ registration: eventRegistrations })
      .from(eventRegistrations)
      .innerJoin(associationEvents, eq(associationEvents.id, eventRegistrations.eventId))
      .where(and(eq(associationEvents.associationId, associationId), gt(id, after)))
      .orderBy(asc(id))
      .limit(batch)
    return rows.map(({ registration }) => registration)
  }
  for await (const row of inBatches(read)) yield { ...plain(row), ...personOf(row) }
}

async function* endorsements(associationId: string) {
  const { id, associationId: owner } = associationEndorsements
  const rows = await db.select().from(associationEndorsements).where(eq(owner, associationId)).orderBy(asc(id))
  yield* rows.map((row) => ({ ...plain(row), providerId: row.providerId }))
}

async function* announced(associationId: string) {
  const { associationId: owner, id } = announcements
  yield* (await db.select().from(announcements).where(eq(owner, associationId)).orderBy(asc(id))).map(plain)
}

/** Who was invited to run it, as long as that is kept, and to whom it was offered. */
async function* invitations(associationId: string) {
  const { associationId: owner, id } = associationInvitations
  yield* (await db.select().from(associationInvitations).where(eq(owner, associationId)).orderBy(asc(id))).map(plain)
}

async function* handovers(associationId: string) {
  const { associationId: owner, id } = associationHandovers
  yield* (await db.select().from(associationHandovers).where(eq(owner, associationId)).orderBy(asc(id))).map(plain)
}

/** Everything that an association has here, a list each. */
export const everything = {
  profile,
  members,
  dues,
  polls: pollsOf,
  events,
  registrations,
  endorsements,
  announcements: announced,
  invitations,
  handovers,
} as const
