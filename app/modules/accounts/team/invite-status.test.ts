import { describe, expect, it } from 'vitest'
import { DomainError } from '#app/core/errors.ts'
import {
  type InviteAction,
  inviteActions,
  type InviteActor,
  type InviteStatus,
  inviteTransitions,
  isOpen,
  nextInviteStatus,
  statusAt,
  stepInvite,
} from './invite-status.ts'

const statuses: InviteStatus[] = ['draft', 'sent', 'opened', 'accepted', 'declined', 'revoked', 'expired']
const actors: InviteActor[] = ['manager', 'invitee', 'system']

/** The specified lines, written a second time: `from action actor to`. */
const specified = new Set([
  'draft send manager sent',
  'sent resend manager sent',
  'opened resend manager sent',
  'expired resend manager sent',
  'sent open invitee opened',
  'opened accept invitee accepted',
  'opened decline invitee declined',
  'sent revoke manager revoked',
  'opened revoke manager revoked',
  'sent expire system expired',
  'opened expire system expired',
])

const steps = statuses.flatMap((from) =>
  inviteActions.flatMap((action) => actors.map((actor) => [from, action, actor] as const)),
)

describe('an invite', () => {
  it('takes the specified steps and no other, whoever tries', () => {
    const taken = steps.flatMap(([from, action, actor]) => {
      const to = nextInviteStatus(from, action, actor)
      return to === null ? [] : [`${from} ${action} ${actor} ${to}`]
    })
    expect(new Set(taken)).toEqual(specified)
    expect(inviteTransitions).toHaveLength(specified.size)
  })

  it.each(steps.filter(([from, action, actor]) => nextInviteStatus(from, action, actor) === null))(
    'that is %s refuses %s by %s as a conflict',
    (from, action, actor) => {
      expect(() => stepInvite(from, action, actor)).toThrow(DomainError)
    },
  )

  it('never leaves an end by chance: accepted, declined and revoked are for ever', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let run = 0; run < 300; run++) {
      let status: InviteStatus = 'draft'
      let ended: InviteStatus | null = null
      for (let step = 0; step < 40; step++) {
        const action: InviteAction = inviteActions[random(inviteActions.length)]!
        const next = nextInviteStatus(status, action, actors[random(actors.length)]!)
        if (next === null) continue
        expect(ended, `${ended} → ${next}`).toBeNull()
        status = next
        if (['accepted', 'declined', 'revoked'].includes(status)) ended = status
      }
    }
  })

  it('ends at its instant, before anybody has written so', () => {
    expect(statusAt({ status: 'sent', expiresAt: 1000 }, 999)).toBe('sent')
    expect(statusAt({ status: 'opened', expiresAt: 1000 }, 1000)).toBe('expired')
    expect(statusAt({ status: 'accepted', expiresAt: 1000 }, 5000)).toBe('accepted')
    expect(statuses.filter(isOpen)).toEqual(['sent', 'opened'])
  })
})
