import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { roleChanges, userRoles } from '#drizzle/schema/accounts.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import type { AdminRow } from '../administrators.ts'

const manage = 'role.manage'
const path = '/admin/roles-permissions'

const person = async () => ({ person: (await signedInAdmin({ permissions: ['audit.read'] })).userId })

/** Somebody's grant that waits for a second person. */
async function change(): Promise<{ change: string }> {
  const asker = await signedInAdmin({ permissions: [manage] })
  const subject = await signedInAdmin({ permissions: ['audit.read'] })
  const id = newId()
  const row = { id, userId: subject.userId, roleId: await heldRole(subject.userId), askedById: asker.userId } as const
  await withTransaction((tx) =>
    tx.insert(roleChanges).values({ ...row, kind: 'grant', reason: 'why', status: 'requested', createdAt: now() }),
  )
  return { change: id }
}

async function heldRole(userId: string): Promise<string> {
  return (await db.select().from(userRoles).where(eq(userRoles.userId, userId)))[0]!.roleId
}

export const rows: AdminRow[] = [
  { path, method: 'GET', permission: manage },
  { path: `${path}/people/:person`, method: 'GET', permission: manage, make: person },
  {
    path: `${path}/people/:person`,
    method: 'POST',
    permission: manage,
    make: person,
    fields: () => ({ kind: 'grant', role: 'role-auditor', reason: 'why' }),
  },
  { path: `${path}/requests/:change/confirmation`, method: 'POST', permission: manage, make: change },
  { path: `${path}/requests/:change/withdrawal`, method: 'POST', permission: manage, make: change },
]
