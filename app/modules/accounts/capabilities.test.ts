import { describe, expect, it } from 'vitest'
import type { Actor, SeatRole } from '#app/core/actor.ts'
import { actorOf, adminActor, associationActor } from '#tests/factories/accounts.ts'
import { allows, type Capability, facilityIdsWith } from './capabilities.ts'

const here = { facilityId: 'here', providerId: 'somebody' }

const seat = (role: SeatRole, tier = 4, facilityId = 'here') =>
  actorOf({ tier, seats: [{ facilityId, role, tier }], providerId: null })
const provider = (tier: number) => actorOf({ tier, seats: [], providerId: 'me' })

/** product.md §4, written out once more: which seats have a capability over somebody at their place (of the highest tier), and from which tier on. */
const table: Record<Capability, { seats: string; own: boolean; tier: number }> = {
  'appointment.read': { seats: 'owner manager front_desk biller clinician viewer', own: true, tier: 1 },
  'appointment.manage': { seats: 'owner manager front_desk', own: true, tier: 1 },
  'appointment.mark_no_show': { seats: 'owner manager front_desk', own: true, tier: 1 },
  'appointment.undo': { seats: 'owner manager', own: true, tier: 1 },
  'appointment.export': { seats: 'owner manager', own: true, tier: 1 },
  'appointment.fit_in': { seats: 'owner manager front_desk', own: true, tier: 1 },
  'appointment.open_closed': { seats: 'owner manager', own: true, tier: 1 },
  'appointment.repeat': { seats: 'owner manager front_desk', own: true, tier: 3 },
  'appointment.subscribe': { seats: 'owner manager', own: true, tier: 2 },
  'clinical.read': { seats: 'owner manager front_desk clinician', own: true, tier: 1 },
  'feedback.read': { seats: 'owner manager', own: true, tier: 1 },
  'patient.note': { seats: 'owner manager front_desk clinician', own: true, tier: 1 },
  'patient.note_edit': { seats: 'owner manager', own: false, tier: 1 },
  'schedule.read': { seats: 'owner manager front_desk clinician viewer', own: true, tier: 2 },
  'schedule.edit': { seats: 'owner manager', own: true, tier: 2 },
  'schedule.group': { seats: 'owner manager', own: true, tier: 3 },
  'schedule.resources': { seats: 'owner manager', own: true, tier: 3 },
  'waitlist.read': { seats: 'owner manager front_desk viewer', own: true, tier: 2 },
  'waitlist.manage': { seats: 'owner manager front_desk', own: true, tier: 2 },
  'profile.edit': { seats: '', own: true, tier: 1 },
  'plans.edit': { seats: 'owner manager front_desk', own: true, tier: 1 },
  'facility.edit': { seats: 'owner manager', own: false, tier: 1 },
  'team.manage': { seats: 'owner manager', own: false, tier: 2 },
  'compliance.own': { seats: 'owner manager front_desk biller clinician viewer', own: true, tier: 3 },
  'compliance.read': { seats: 'owner manager viewer', own: false, tier: 3 },
  'compliance.manage': { seats: 'owner manager', own: false, tier: 3 },
  'eligibility.check': { seats: 'owner manager front_desk biller', own: true, tier: 3 },
  'eligibility.raw': { seats: 'owner manager biller', own: false, tier: 3 },
  'scanner.use': { seats: 'owner manager front_desk', own: true, tier: 3 },
  'scanner.pair': { seats: 'owner manager', own: false, tier: 3 },
  'pharmacy.read': { seats: 'owner manager front_desk clinician viewer', own: true, tier: 3 },
  'pharmacy.serve': { seats: 'owner manager front_desk clinician', own: true, tier: 3 },
  'pharmacy.decide': { seats: 'owner manager clinician', own: true, tier: 3 },
  'pharmacy.manage': { seats: 'owner manager', own: false, tier: 3 },
  'ownership.transfer': { seats: 'owner', own: false, tier: 1 },
  'blog.write': { seats: '', own: true, tier: 3 },
  'membership.read': { seats: 'owner manager biller', own: true, tier: 1 },
  'membership.manage': { seats: 'owner', own: true, tier: 1 },
  'promotion.read': { seats: 'owner manager', own: true, tier: 3 },
  'promotion.draft': { seats: 'owner manager', own: true, tier: 4 },
  'promotion.manage': { seats: 'owner', own: true, tier: 4 },
  'supply.read': { seats: 'owner manager front_desk viewer', own: false, tier: 3 },
  'supply.move': { seats: 'owner manager front_desk', own: false, tier: 3 },
  'supply.manage': { seats: 'owner manager', own: false, tier: 3 },
  'i693.manage': { seats: 'owner manager front_desk', own: true, tier: 3 },
  'coordination.enable': { seats: '', own: true, tier: 4 },
  'telephony.use': { seats: 'owner manager front_desk', own: false, tier: 3 },
  'telephony.set_up': { seats: 'owner manager', own: false, tier: 3 },
}
const roles: SeatRole[] = ['owner', 'manager', 'front_desk', 'biller', 'clinician', 'viewer']
const every = Object.entries(table) as [Capability, (typeof table)[Capability]][]

describe.each(every)('%s', (capability, { seats, own, tier }) => {
  it('is had by these seats over who works at their place, and by no seat elsewhere', () => {
    expect(roles.filter((role) => allows(seat(role), capability, here)).join(' ')).toBe(seats)
    for (const role of roles) {
      expect(allows(seat(role), capability, { facilityId: 'there', providerId: 'somebody' })).toBe(false)
      expect(allows(seat(role), capability, { facilityId: null, providerId: 'somebody' })).toBe(false)
    }
  })

  it('is bounded by the tier of the practice, not by that of another one', () => {
    for (const role of seats.split(' ').filter(Boolean) as SeatRole[]) {
      const tiers = [1, 2, 3, 4].filter((each) => allows(seat(role, each), capability, here))
      expect(tiers).toEqual([1, 2, 3, 4].filter((each) => each >= tier))
      const both = actorOf({
        tier: 4,
        seats: [
          { facilityId: 'here', role, tier: 1 },
          { facilityId: 'there', role, tier: 4 },
        ],
      })
      expect(allows(both, capability, here)).toBe(tier === 1)
      expect(facilityIdsWith(both, capability)).toEqual(tier === 1 ? ['here', 'there'] : ['there'])
    }
  })

  it('is had over the own profile from its tier on, wherever it is, and over nobody else’s', () => {
    const tiers = [1, 2, 3, 4].filter((each) =>
      allows(provider(each), capability, { facilityId: null, providerId: 'me' }),
    )
    expect(tiers).toEqual(own ? [1, 2, 3, 4].filter((each) => each >= tier) : [])
    expect(allows(provider(4), capability, { facilityId: 'anywhere', providerId: 'me' })).toBe(own)
    expect(allows(provider(4), capability, here)).toBe(false)
    expect(allows(provider(4), capability, { facilityId: 'here' })).toBe(false)
    expect(facilityIdsWith(provider(4), capability)).toEqual([])
  })

  it('is had by nobody in another area, and not because two things are unknown', () => {
    // Even if somebody gave them what only providers have.
    const given = { providerId: 'me', tier: 4, seats: seat('owner').seats }
    const others: Actor[] = [
      adminActor('doctor.edit'),
      associationActor,
      { scope: 'visitor', locale: 'en-US' },
      { scope: 'patient', patientId: 'me' },
      { scope: 'system' },
    ]
    for (const actor of others.map((other): Actor => ({ ...other, ...given }))) {
      expect(allows(actor, capability, { facilityId: 'here', providerId: 'me' })).toBe(false)
      expect(facilityIdsWith(actor, capability)).toEqual([])
    }
    expect(allows(actorOf({ providerId: null, seats: [] }), capability, { facilityId: null, providerId: null })).toBe(
      false,
    )
  })
})

describe('a place itself', () => {
  it('is edited by who leads it', () => {
    for (const capability of ['profile.edit', 'facility.edit'] as const)
      expect(roles.filter((role) => allows(seat(role), capability, { facilityId: 'here' }))).toEqual([
        'owner',
        'manager',
      ])
  })
})
