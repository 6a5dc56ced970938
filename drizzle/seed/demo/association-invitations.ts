import { dayMs } from '#app/core/calendar/durations.ts'
import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { answerTime } from '#app/modules/association/access/access-status.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { demoUserId } from './accounts.ts'

const associationId = 'demo-association-example-chinese-physicians'

/** Whom the physicians have invited. Nobody knows these links: sending one again makes one that can be tried. */
const invited = [
  {
    id: 'demo-association-invitation-admin',
    name: '余文澜',
    email: 'wenlan.yu@example.com',
    role: 'admin',
    locale: 'zh-Hans',
    status: 'sent',
    daysAgo: 3,
  },
  {
    id: 'demo-association-invitation-officer',
    name: 'Grace Ko',
    email: 'grace.ko@example.com',
    role: 'officer',
    locale: 'en-US',
    status: 'declined',
    daysAgo: 9,
  },
] as const

/**
 * One invitation that waits and one that was declined. At every later start the one that waits was sent three days ago again, unless
 * somebody has decided about it; without the demo's association it does nothing.
 */
export async function seedDemoAssociationInvitations(tx: Transaction): Promise<void> {
  if ((await tx.$count(associations, eq(associations.id, associationId))) === 0) return
  const at = now()
  const rows = invited.map(({ daysAgo, ...invitation }) => ({
    ...{ ...invitation, associationId, formKey: invitation.id, invitedBy: demoUserId('society.president') },
    openKey: invitation.status === 'sent' ? `${associationId} ${invitation.email}` : null,
    ...{ expiresAt: at - daysAgo * dayMs + answerTime, version: 1 },
    ...{ createdAt: at - daysAgo * dayMs, updatedAt: at - daysAgo * dayMs },
  }))
  await tx.insert(associationInvitations).values(rows).onConflictDoNothing()
  for (const { id, expiresAt, createdAt, updatedAt } of rows) {
    const waits = and(eq(associationInvitations.id, id), eq(associationInvitations.status, 'sent'))
    await tx.update(associationInvitations).set({ expiresAt, createdAt, updatedAt }).where(waits)
  }
}
