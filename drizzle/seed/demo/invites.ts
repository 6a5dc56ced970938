import { dayMs } from '#app/core/calendar/durations.ts'
import { eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { invites, users } from '#drizzle/schema/accounts.ts'
import { facilities } from '#drizzle/schema/directory.ts'

const facilityId = 'demo-magnolia-medical-building'
const owner = 'demo-user-zhongwen-du'

/** Who is invited to the demo practice. Nobody knows these links: sending an invite again makes one that can be tried. */
const demoInvites = [
  {
    id: 'demo-invite-desk',
    email: 'magnolia.evening@example.com',
    role: 'front_desk',
    locale: 'zh-Hans',
    note: '晚班前台，下周一开始。',
    status: 'sent',
    daysAgo: 2,
  },
  {
    id: 'demo-invite-clinician',
    email: 'magnolia.newdoctor@example.com',
    role: 'clinician',
    locale: 'en-US',
    note: null,
    status: 'opened',
    daysAgo: 5,
  },
] as const

/** Two invites that wait for an answer. What exists is left as it is; without the demo practice it does nothing. */
export async function seedDemoInvites(tx: Transaction): Promise<void> {
  const ids = demoInvites.map(({ id }) => id)
  const known = await tx.select({ id: invites.id }).from(invites).where(inArray(invites.id, ids))
  const missing = demoInvites.filter(({ id }) => !known.some((row) => row.id === id))
  const found = await tx.select({ id: facilities.id }).from(facilities).where(eq(facilities.id, facilityId))
  const owners = await tx.select({ id: users.id }).from(users).where(eq(users.id, owner))
  if (missing.length === 0 || found.length === 0 || owners.length === 0) return
  const at = now()
  const rows = missing.map(({ daysAgo, ...invite }) => ({
    ...invite,
    tokenHash: tokenHash(newToken()),
    facilityIds: [facilityId],
    inviterId: owner,
    expiresAt: at + (14 - daysAgo) * dayMs,
    createdAt: at - daysAgo * dayMs,
    updatedAt: at - daysAgo * dayMs,
  }))
  await tx.insert(invites).values(rows)
}
