import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { auditEvents, messageOutbox } from '#drizzle/schema/index.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { databaseWork } from '#tests/fakes/statement-log.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { requestPasswordReset } from './request-password-reset.server.ts'

useDatabase()

it('asks and writes as much for a name that nobody has, the first time and again, and sends nothing for it', async () => {
  await withTransaction((tx) => insertUser(tx, { username: 'lily.chen' }))
  const ask = (identifier: string) => databaseWork(() => requestPasswordReset({ identifier, network: '203.0.113.1' }))
  // What the first question of a network, an hour or a database takes besides.
  await ask('somebody.else')
  for (const time of ['first', 'second', 'third', 'fourth']) {
    const known = await ask('lily.chen')
    const unknown = await ask('nobody.here')
    expect(known.rows, time).toContain('message_outbox +1')
    expect(unknown, time).toEqual(known)
  }
  const out = await db.select().from(messageOutbox).where(eq(messageOutbox.state, 'queued'))
  expect(out.map(({ template }) => template)).toEqual(['password_reset', 'password_reset', 'password_reset'])
})

it('is audited as refused where nothing is sent: for nobody’s name, and beyond three links an hour', async () => {
  await withTransaction((tx) => insertUser(tx, { username: 'lily.chen' }))
  const network = '203.0.113.1'
  for (let asked = 0; asked < 4; asked++) await requestPasswordReset({ identifier: 'lily.chen', network })
  await requestPasswordReset({ identifier: 'nobody.here', network })
  const told = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'accounts.password_reset_ask'))
    .orderBy(asc(auditEvents.seq))
  expect(told.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'refused', 'refused'])
})
