import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { newToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { inviteMark } from '#app/modules/accounts/team/invite-status.ts'
import { invites } from '#drizzle/schema/accounts.ts'
import { insertSeat, insertUser } from '#tests/factories/accounts.ts'
import type { Practice } from '#tests/factories/booking.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import type { Role } from '../world.ts'

/** Who manages a team. The owner of tier 1 has none. */
const leads: readonly Role[] = ['tier_2', 'tier_3', 'tier_4', 'manager']
const owners: readonly Role[] = ['tier_2', 'tier_3', 'tier_4']

const members = '/provider/4/dashboard/team/members/:member'
const invitesPath = '/provider/4/dashboard/team/invites/:invite'

type Given = { practice: Practice }

/** A new member of a practice. */
async function member({ practice: { facilityId } }: Given, status: 'active' | 'suspended' = 'active') {
  const seat = await withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    return insertSeat(tx, { userId, facilityId, role: 'viewer', status })
  })
  return { member: seat }
}

/** An invite to a practice; who sent it does not matter. */
async function invite({ practice: { facilityId } }: Given) {
  const id = newId()
  const hash = tokenHash(newToken())
  await withTransaction(async (tx) => {
    const inviterId = await insertUser(tx)
    await tx.insert(invites).values({
      ...{ id, inviterId, tokenHash: hash, facilityIds: [facilityId], email: `${id}@example.com` },
      ...{ role: 'viewer', locale: 'en-US', status: 'sent', expiresAt: now() + 86_400_000 },
      ...{ createdAt: now(), updatedAt: now() },
    })
  })
  return { invite: id, mark: inviteMark({ tokenHash: hash }) }
}

const ofMember = { missing: { member: nobody }, make: (given: Given) => member(given), allowed: leads }
const ofInvite = { missing: { invite: nobody, mark: 'x' }, make: invite, allowed: leads }
const version = () => ({ version: '1' })

export const rows: AccessRow[] = [
  { ...ofMember, path: members, method: 'GET' },
  { ...ofMember, path: members, method: 'POST', fields: () => ({}) },
  { ...ofMember, path: `${members}/suspension`, method: 'GET' },
  { ...ofMember, path: `${members}/suspension`, method: 'POST', fields: version },
  { ...ofMember, path: `${members}/reinstatement`, method: 'GET' },
  {
    ...ofMember,
    path: `${members}/reinstatement`,
    method: 'POST',
    make: (given) => member(given, 'suspended'),
    fields: version,
  },
  { ...ofMember, path: `${members}/departure`, method: 'GET' },
  { ...ofMember, path: `${members}/departure`, method: 'POST', fields: version },
  { ...ofMember, path: `${members}/ownership`, method: 'GET', allowed: owners },
  // Sent with the right password it ends the session these tests go on with: tests/routes/team.test.ts asks.
  { ...ofInvite, path: `${invitesPath}/renewal`, method: 'GET' },
  { ...ofInvite, path: `${invitesPath}/renewal`, method: 'POST', fields: ({ mark = '' }) => ({ mark }) },
  { ...ofInvite, path: `${invitesPath}/revocation`, method: 'GET' },
  { ...ofInvite, path: `${invitesPath}/revocation`, method: 'POST', fields: ({ mark = '' }) => ({ mark }) },
]
