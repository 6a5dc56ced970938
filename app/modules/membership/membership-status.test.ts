import { describe, expect, it } from 'vitest'
import { membershipStatuses } from '#drizzle/schema/membership.ts'
import {
  membershipActions,
  type MembershipParty,
  membershipTransitions,
  nextMembershipStatus,
  stepMembership,
  tierOf,
} from './membership-status.ts'

const parties: readonly MembershipParty[] = ['owner', 'gateway', 'system', 'admin']
const froms = ['none', ...membershipStatuses] as const

/** product.md §3.8, written out once more: each step as "from action party to". */
const said = [
  'none choose owner pending_payment',
  'abandoned choose owner pending_payment',
  'ended choose owner pending_payment',
  'canceled choose owner pending_payment',
  'pending_payment choose owner pending_payment',
  'pending_payment pay gateway active',
  'pending_payment abandon system abandoned',
  'abandoned pay gateway active',
  'ended pay gateway active',
  'canceled pay gateway active',
  'active pay gateway active',
  'past_due pay gateway active',
  'cancel_scheduled pay gateway cancel_scheduled',
  'active fail gateway past_due',
  'active fail system past_due',
  'active change_next owner active',
  'past_due fail gateway past_due',
  'past_due suspend system suspended',
  'suspended pay gateway active',
  'suspended cancel system canceled',
  'active schedule_cancel owner cancel_scheduled',
  'cancel_scheduled keep owner active',
  'cancel_scheduled end system ended',
  'past_due end owner ended',
  'suspended end owner canceled',
  'none comp admin active',
  'abandoned comp admin active',
  'ended comp admin active',
  'canceled comp admin active',
  'active comp admin active',
  'past_due comp admin active',
  'cancel_scheduled comp admin active',
  'pending_payment comp admin active',
  'suspended comp admin active',
  'active extend admin active',
  'past_due extend admin active',
  'cancel_scheduled extend admin cancel_scheduled',
  'suspended extend admin active',
]

describe('a membership', () => {
  it('takes the steps that are listed and no other', () => {
    const taken = froms.flatMap((from) =>
      membershipActions.flatMap((action) =>
        parties.flatMap((by) => {
          const to = nextMembershipStatus(from, action, by)
          return to === null ? [] : [`${from} ${action} ${by} ${to}`]
        }),
      ),
    )
    expect(taken.toSorted()).toEqual(said.toSorted())
    expect(membershipTransitions).toHaveLength(said.length)
  })

  it('refuses every other step as a conflict', () => {
    expect(() => stepMembership('suspended', 'keep', 'owner')).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'membership.not_now' }),
    )
  })

  it('gives what was bought while it runs, and the first level otherwise', () => {
    expect(membershipStatuses.map((status) => [status, tierOf({ status, tier: 3 })])).toEqual([
      ['pending_payment', 1],
      ['active', 3],
      ['past_due', 3],
      ['suspended', 1],
      ['cancel_scheduled', 3],
      ['ended', 1],
      ['canceled', 1],
      ['abandoned', 1],
    ])
  })
})
