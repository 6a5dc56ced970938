import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { withLogFields } from '#app/core/log/log.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointmentEvents, appointments, patients } from '#drizzle/schema/scheduling.ts'
import { auditEvents, auditHeads } from '#drizzle/schema/security.ts'
import { patientRow } from '#tests/factories/booking.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type Anchor, readAnchors, writeAnchor } from './anchors.server.ts'
import { type AuditEvent, recordAudit, recordRefusal } from './commands/record-audit.server.ts'
import { eventHash, genesisHash } from './event-hash.server.ts'
import { type Fault, verifyAudit } from './queries/verify-audit.server.ts'

useDatabase({ changesSchema: true })

const event = (id = 'a-1', overrides: Partial<AuditEvent> = {}): AuditEvent => ({
  actor: { type: 'patient', id: 'p-1' },
  action: 'booking.appointment_book',
  subject: { type: 'appointment', id },
  fields: ['starts_at', 'reason'],
  ...overrides,
})

const record = (given = event()) => withTransaction((tx) => recordAudit(tx, given))

/** Events 1 to `count`, by subject `a-1` … */
async function chainOf(count: number): Promise<void> {
  await withTransaction(async (tx) => {
    for (let index = 1; index <= count; index++) await recordAudit(tx, event(`a-${index}`))
  })
}

const rows = () => db.select().from(auditEvents).orderBy(auditEvents.seq)

async function run(...statements: SQL[]): Promise<void> {
  await withTransaction(async (tx) => {
    for (const statement of statements) {
      // The seam's type is SQLite's; PostgreSQL's handle has `execute`.
      if (dialect === 'sqlite') tx.run(statement)
      else await (tx as unknown as { execute(query: SQL): Promise<unknown> }).execute(statement)
    }
  })
}

/** What somebody with the database in their hands does: the triggers out of the way, then the statements. */
async function tamper(...statements: SQL[]): Promise<void> {
  if (dialect === 'postgres') {
    const each = (verb: SQL) => [sql`alter table audit_events ${verb}`, sql`alter table audit_heads ${verb}`]
    await run(...each(sql`disable trigger user`), ...statements, ...each(sql`enable trigger user`))
    return
  }
  const triggers = [
    'audit_events_no_update',
    'audit_events_no_delete',
    'audit_events_no_replace',
    'audit_heads_no_delete',
    'audit_heads_forward',
  ]
  await run(...triggers.map((name) => sql`drop trigger ${sql.identifier(name)}`), ...statements)
}

async function insertAppointment(tx: Transaction): Promise<string> {
  const providerId = await insertProvider(tx)
  const [practice] = await tx
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .where(eq(providerFacilities.providerId, providerId))
  const at = now()
  const stamps = { createdAt: at, updatedAt: at }
  const patient = patientRow()
  await tx.insert(patients).values(patient)
  const id = newId()
  await tx.insert(appointments).values({
    id,
    reference: id,
    providerId,
    providerFacilityId: practice!.id,
    patientId: patient.id,
    seat: 0,
    resourceIds: [],
    timeZone: 'America/New_York',
    status: 'booked',
    source: 'web',
    isNewPatient: true,
    rescheduleCount: 0,
    requestedWindows: [],
    icsSequence: 0,
    version: 1,
    ...stamps,
  })
  return id
}

/** A booked appointment with its first event; answers what adds another. */
async function appointmentWithEvent() {
  const appointmentId = await withTransaction(insertAppointment)
  const more = async (tx: Transaction, seq: number) => {
    await tx.insert(appointmentEvents).values({
      id: newId(),
      appointmentId,
      seq,
      action: 'book',
      toStatus: 'booked',
      actorType: 'patient',
      diff: {},
      notifies: false,
      at: now(),
    })
  }
  await withTransaction((tx) => more(tx, 1))
  return more
}

const fault = async (anchors: Anchor[] = []) => {
  const { ok, firstBad } = await verifyAudit(anchors)
  expect(ok).toBe(firstBad === null)
  return firstBad && ([firstBad.seq, firstBad.fault] as [number, Fault])
}

async function anchorAtEnd(): Promise<Anchor> {
  const { seq, hash } = (await rows()).at(-1)!
  return { seq, hash }
}

describe('recordAudit', () => {
  it('writes who did what to whose data, and links it to the event before', async () => {
    await withLogFields({ requestId: 'req-1' }, () => record())
    await record(event('a-2', { actor: { type: 'system' }, outcome: 'failed', fields: [], requestId: 'req-2' }))
    const [first, second] = await rows()
    expect(first).toMatchObject({
      seq: 1,
      at: Date.parse('2026-10-20T14:00:00Z'),
      actorType: 'patient',
      actorId: 'p-1',
      action: 'booking.appointment_book',
      subjectType: 'appointment',
      subjectId: 'a-1',
      outcome: 'ok',
      fields: ['reason', 'starts_at'],
      requestId: 'req-1',
      previousHash: genesisHash,
    })
    expect(second).toMatchObject({ seq: 2, actorId: null, outcome: 'failed', requestId: 'req-2' })
    expect(second!.previousHash).toBe(first!.hash)
    expect(await db.select().from(auditHeads)).toEqual([{ id: 'chain', seq: 2, hash: second!.hash }])
  })

  it('is undone with the transaction it belongs to (E6)', async () => {
    await record()
    const failing = withTransaction(async (tx) => {
      await recordAudit(tx, event('a-2'))
      throw new Error('no seat left')
    })
    await expect(failing).rejects.toThrow('no seat left')
    await record(event('a-3'))
    expect((await rows()).map(({ seq, subjectId }) => [seq, subjectId])).toEqual([
      [1, 'a-1'],
      [2, 'a-3'],
    ])
    expect(await fault()).toBeNull()
  })

  it('gives every writer at once a place of its own', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, index) => record(event(`a-${index}`))))
    expect((await rows()).map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(await verifyAudit([])).toMatchObject({ ok: true, checked: 100 })
  })

  it.each([
    ['an action that nobody knows', { action: 'booking.cough' as 'booking.appointment_book' }],
    ['a field with a value', { fields: ['reason: 头痛'] }],
    ['a field that is Chinese', { fields: ['头痛'] }],
    ['a field with an e-mail address', { fields: ['mei@example.com'] }],
    ['a subject that is a telephone number', { subject: { type: 'patient', id: '+17185550123' } }],
    ['a subject of digits', { subject: { type: 'patient', id: '17185550123' } }],
    ['a subject with a name', { subject: { type: 'patient', id: 'Mei Ling' } }],
    ['a subject without an id', { subject: { type: 'patient', id: '' } }],
    ['a kind of subject that is a sentence', { subject: { type: 'patient with a cough', id: 'p-1' } }],
    ['an actor that is an e-mail address', { actor: { type: 'user', id: 'mei@example.com' } as const }],
  ])('refuses %s and does not repeat it', async (_title, overrides) => {
    await expect(record(event('a-1', overrides))).rejects.toThrow(/^An audit event [a-z ,]+\.$/)
    expect(await rows()).toEqual([])
  })
})

describe('recordRefusal', () => {
  it('is there although what was refused is not', async () => {
    const refused = withTransaction(async (tx) => {
      await recordAudit(tx, event())
      throw new Error('forbidden')
    })
    await expect(refused).rejects.toThrow('forbidden')
    await recordRefusal({ ...event(), action: 'booking.appointment_read' })
    expect(await rows()).toMatchObject([{ seq: 1, action: 'booking.appointment_read', outcome: 'refused' }])
  })
})

describe('triggers', () => {
  it.each([
    sql`update audit_events set outcome = 'refused'`,
    sql`update audit_events set at = at`,
    sql`delete from audit_events`,
    sql`delete from audit_events where seq = 2`,
    sql`delete from audit_heads`,
    sql`update audit_heads set seq = seq - 1`,
    sql`update audit_heads set id = 'other'`,
  ])('refuse %#', async (statement) => {
    await chainOf(2)
    await expect(run(statement)).rejects.toMatchObject({ name: 'DatabaseError', kind: 'conflict' })
    expect(await verifyAudit([])).toMatchObject({ ok: true, checked: 2 })
  })

  it.each([
    sql`update appointment_events set action = 'cancel'`,
    sql`update appointment_events set seq = seq + 1`,
    sql`delete from appointment_events`,
  ])("keep an appointment's events as they are: %#", async (statement) => {
    await appointmentWithEvent()
    await expect(run(statement)).rejects.toMatchObject({ name: 'DatabaseError', kind: 'conflict' })
    expect(await db.select().from(appointmentEvents)).toMatchObject([{ seq: 1, action: 'book' }])
  })

  it('let an appointment have more events', async () => {
    const more = await appointmentWithEvent()
    await withTransaction((tx) => more(tx, 2))
    await expect(withTransaction((tx) => more(tx, 2))).rejects.toMatchObject({ kind: 'conflict' })
    expect(await db.$count(appointmentEvents)).toBe(2)
  })

  it.runIf(dialect === 'sqlite')('refuse to replace an event (only SQLite knows INSERT OR REPLACE)', async () => {
    await chainOf(2)
    for (const source of [sql`'other', seq`, sql`id, seq + 10`]) {
      const replacing = run(
        sql`insert or replace into audit_events select ${source}, at, actor_type, actor_id, action, subject_type, subject_id,
          'refused', fields, request_id, previous_hash, hash from audit_events where seq = 1`,
      )
      await expect(replacing).rejects.toMatchObject({ kind: 'conflict' })
    }
    expect(await verifyAudit([])).toMatchObject({ ok: true, checked: 2 })
  })
})

describe('verifyAudit (E5)', () => {
  it('finds an empty and a whole chain in order, over several batches', async () => {
    expect(await verifyAudit([])).toEqual({ ok: true, checked: 0, firstBad: null, head: null })
    await chainOf(2001)
    const anchor = await anchorAtEnd()
    expect(await verifyAudit([anchor])).toEqual({ ok: true, checked: 2001, firstBad: null, head: anchor })
  })

  it.each([
    ['id', sql`'other'`],
    ['at', sql`at + 1`],
    ['actor_type', sql`'user'`],
    ['actor_id', sql`null`],
    ['action', sql`'booking.appointment_read'`],
    ['subject_type', sql`'patient'`],
    ['subject_id', sql`'a-9'`],
    ['outcome', sql`'refused'`],
    ['fields', sql`'["reason"]'`],
    ['fields', sql`'["reason", "starts_at"]'`],
    ['fields', sql`'no JSON'`],
    ['request_id', sql`'req-9'`],
    ['previous_hash', sql`hash`],
    ['hash', sql`previous_hash`],
  ])('finds a changed %s', async (column, value) => {
    await chainOf(5)
    await tamper(sql`update audit_events set ${sql.identifier(column)} = ${value} where seq = 3`)
    expect(await fault()).toEqual([3, 'changed'])
  })

  it('covers every column', async () => {
    await record()
    const [stored] = await rows()
    const { hash, ...columns } = { ...stored!, fields: JSON.stringify(stored!.fields) }
    expect(eventHash(columns)).toBe(hash)
    for (const column of Object.keys(columns)) {
      expect(eventHash({ ...columns, [column]: 'changed' }), column).not.toBe(hash)
    }
  })

  it('finds a change that comes with a new hash', async () => {
    await chainOf(5)
    const third = (await rows())[2]!
    const forged = eventHash({ ...third, outcome: 'refused', fields: JSON.stringify(third.fields) })
    await tamper(sql`update audit_events set outcome = 'refused', hash = ${forged} where seq = 3`)
    expect(await fault()).toEqual([4, 'broken'])
  })

  it('finds a deleted event', async () => {
    await chainOf(5)
    await tamper(sql`delete from audit_events where seq = 3`)
    expect(await fault()).toEqual([3, 'missing'])
  })

  it('finds a deleted first event', async () => {
    await chainOf(3)
    await tamper(sql`delete from audit_events where seq = 1`)
    expect(await fault()).toEqual([1, 'missing'])
  })

  it('finds a deleted event whose gap was closed', async () => {
    await chainOf(5)
    await tamper(
      sql`delete from audit_events where seq = 3`,
      sql`update audit_events set seq = 3 where seq = 4`,
      sql`update audit_events set seq = 4 where seq = 5`,
      sql`update audit_heads set seq = 4`,
    )
    expect(await fault()).toEqual([3, 'changed'])
  })

  it('finds events in another order', async () => {
    await chainOf(5)
    await tamper(
      sql`update audit_events set seq = 99 where seq = 2`,
      sql`update audit_events set seq = 2 where seq = 4`,
      sql`update audit_events set seq = 4 where seq = 99`,
    )
    expect(await fault()).toEqual([2, 'changed'])
  })

  it('finds two events in one place, wherever a batch ends', async () => {
    await chainOf(1001)
    const copy = (seq: number) => sql`insert into audit_events
      select 'zzz' || seq, seq, at, actor_type, actor_id, action, subject_type, subject_id, outcome, fields, request_id,
        previous_hash, hash from audit_events where seq = ${seq}`
    const index = sql`create unique index audit_events_seq on audit_events (seq)`
    // Put back at the end: the in-process PostgreSQL serves all tests of this file.
    onTestFinished(() => tamperedIndex(index))
    await tamper(sql`drop index audit_events_seq`, copy(1000))
    expect(await fault()).toEqual([1000, 'repeated'])
  })

  it('finds a chain whose end was cut off', async () => {
    await chainOf(5)
    await tamper(sql`delete from audit_events where seq >= 4`)
    expect(await fault()).toEqual([4, 'truncated'])
  })

  it('finds a chain cut off together with its head, by the anchor', async () => {
    await chainOf(3)
    const [, , { hash }] = (await rows()) as [unknown, unknown, { hash: string }]
    await chainOf(2)
    const anchor = await anchorAtEnd()
    await tamper(sql`delete from audit_events where seq >= 4`, sql`update audit_heads set seq = 3, hash = ${hash}`)
    expect(await fault()).toBeNull()
    expect(await fault([anchor])).toEqual([4, 'truncated'])
  })

  it('finds a log that was emptied', async () => {
    await chainOf(3)
    const anchor = await anchorAtEnd()
    await tamper(sql`delete from audit_events`)
    expect(await fault()).toEqual([1, 'truncated'])
    await tamperAgain(sql`delete from audit_heads`)
    expect(await fault()).toBeNull()
    expect(await fault([anchor])).toEqual([1, 'truncated'])
  })

  it('finds a chain that was rewritten whole, by the anchor', async () => {
    await chainOf(3)
    const anchor = await anchorAtEnd()
    await tamper(sql`delete from audit_events`, sql`delete from audit_heads`)
    await withTransaction(async (tx) => {
      for (const id of ['a-1', 'forged', 'a-3', 'a-4']) await recordAudit(tx, event(id))
    })
    expect(await fault()).toBeNull()
    expect(await fault([anchor])).toEqual([3, 'unfit'])
  })

  it('finds a head that remembers something else', async () => {
    await chainOf(3)
    await tamper(sql`update audit_heads set hash = ${genesisHash}`)
    expect(await fault()).toEqual([3, 'unfit'])
  })

  it('finds events behind the head, and events without one', async () => {
    await chainOf(3)
    const { hash } = (await rows())[1]!
    await tamper(sql`update audit_heads set seq = 2, hash = ${hash}`)
    expect(await fault()).toEqual([3, 'unclaimed'])
    await tamperAgain(sql`delete from audit_heads`)
    expect(await fault()).toEqual([1, 'unclaimed'])
  })

  it('is not misled by what is written meanwhile', async () => {
    await chainOf(1500)
    const writing = Promise.all(Array.from({ length: 60 }, (_, index) => record(event(`b-${index}`))))
    const checks = await Promise.all([verifyAudit([]), verifyAudit([]), verifyAudit([])])
    await writing
    expect(checks.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(await verifyAudit([])).toMatchObject({ ok: true, checked: 1560 })
  })
})

/** More statements after `tamper` has taken SQLite's triggers away for good. */
async function tamperAgain(...statements: SQL[]): Promise<void> {
  if (dialect === 'sqlite') await run(...statements)
  else await tamper(...statements)
}

async function tamperedIndex(index: SQL): Promise<void> {
  if (dialect === 'postgres') await run(sql`truncate audit_events, audit_heads`, index)
}

describe('anchors', () => {
  function folder() {
    const made = mkdtempSync(join(tmpdir(), 'anchors-'))
    onTestFinished(() => rmSync(made, { recursive: true, force: true }))
    return made
  }
  const anchor = (seq: number) => ({ seq, hash: String(seq % 10).repeat(64) })

  it('are kept outside the database, each once, for their owner only', () => {
    const dataDir = folder()
    expect(readAnchors(dataDir)).toEqual([])
    for (const seq of [3, 3, 12]) writeAnchor(anchor(seq), dataDir)
    expect(readAnchors(dataDir)).toEqual([anchor(3), anchor(12)])
    const file = join(dataDir, 'audit', 'anchor')
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3)
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  })

  it.each(['garbage', '3 abc', `0 ${'0'.repeat(64)}`, `3 ${'0'.repeat(64)} more`])(
    'that are damaged are an error: %s',
    (text) => {
      const dataDir = folder()
      writeAnchor(anchor(1), dataDir)
      writeFileSync(join(dataDir, 'audit', 'anchor'), `1 ${'1'.repeat(64)}\n${text}\n`)
      expect(() => readAnchors(dataDir)).toThrow('Line 2')
    },
  )

  it('all count, not only the last', async () => {
    await chainOf(5)
    const [first, , third] = (await rows()).map(({ seq, hash }) => ({ seq, hash })) as [Anchor, Anchor, Anchor]
    expect(await fault([first, third])).toBeNull()
    expect(await fault([{ seq: 2, hash: third.hash }, third])).toEqual([2, 'unfit'])
  })
})
