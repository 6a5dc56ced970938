import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { invitationEnd } from '#app/modules/association/access/access-status.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertAssociation } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { demoUserId } from './accounts.ts'
import { seedDemoAssociationInvitations } from './association-invitations.ts'

useDatabase()

const rows = () => db.select().from(associationInvitations).orderBy(asc(associationInvitations.id))
const ends = async () => (await rows()).map((row) => invitationEnd(row, 'approved', now()))
const start = () => withTransaction(seedDemoAssociationInvitations)

it('an invitation of the demo waits on any day, and what was decided about it stays', async () => {
  await start()
  expect(await rows()).toEqual([])
  await withTransaction(async (tx) => {
    await insertUser(tx, { id: demoUserId('society.president') })
    await insertAssociation(tx, { id: 'demo-association-example-chinese-physicians' })
  })
  await start()
  expect(await ends()).toEqual([null, 'declined'])
  setClock(now() + 200 * dayMs)
  expect(await ends()).toEqual(['expired', 'declined'])
  await start()
  expect(await ends()).toEqual([null, 'declined'])
  const [waiting] = await rows()
  const isWaiting = eq(associationInvitations.id, waiting!.id)
  const revoked = { status: 'revoked', openKey: null } as const
  await withTransaction((tx) => tx.update(associationInvitations).set(revoked).where(isWaiting))
  await start()
  expect(await ends()).toEqual(['revoked', 'declined'])
})
