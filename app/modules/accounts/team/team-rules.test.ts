import { describe, expect, it } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import { seatRoles } from '#drizzle/schema/accounts.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { inviteeForm, inviteForm } from './forms.ts'
import { assignableRoles, type JudgedSeat, type SeatDeed, seatRefusal } from './team-rules.ts'

const facilityId = 'facility-1'
const as = (role: SeatRole, tier = 3) => actorOf({ userId: 'me', seats: [{ facilityId, role, tier }] })
const seat = (overrides: Partial<JudgedSeat> = {}): JudgedSeat => ({
  ...{ userId: 'other', facilityId, role: 'front_desk', status: 'active' },
  ...overrides,
})
const deeds: SeatDeed[] = ['change', 'suspend', 'reinstate', 'let_go', 'make_owner']

describe('a seat', () => {
  it('is for owner and manager to change, from tier 2 on; ownership is the owner’s to give', () => {
    const who = (deed: SeatDeed, status: JudgedSeat['status'] = 'active') =>
      seatRoles.filter((role) => seatRefusal(as(role), deed, seat({ status })) === null)
    expect(who('change')).toEqual(['owner', 'manager'])
    expect(who('suspend')).toEqual(['owner', 'manager'])
    expect(who('reinstate', 'suspended')).toEqual(['owner', 'manager'])
    expect(who('let_go')).toEqual(['owner', 'manager'])
    expect(who('make_owner')).toEqual(['owner'])
    expect(seatRefusal(as('owner', 1), 'change', seat())).toBe('team_forbidden')
  })

  it('at another place, of one’s own, or of the owner is out of reach', () => {
    for (const deed of deeds) {
      expect(seatRefusal(as('owner'), deed, seat({ facilityId: 'elsewhere' }))).toBe('team_forbidden')
      expect(seatRefusal(as('owner'), deed, seat({ userId: 'me' }))).toBe('own_seat')
      const given = deed === 'make_owner' ? 'team_forbidden' : 'owner_seat'
      expect(seatRefusal(as('manager'), deed, seat({ role: 'owner' }))).toBe(given)
    }
  })

  it('that somebody has left or changed meanwhile is a conflict', () => {
    for (const deed of deeds) expect(seatRefusal(as('owner'), deed, seat({ status: 'left' }))).toBe('team_changed')
    expect(seatRefusal(as('owner'), 'suspend', seat({ status: 'suspended' }))).toBe('team_changed')
    expect(seatRefusal(as('owner'), 'make_owner', seat({ status: 'suspended' }))).toBe('team_changed')
  })

  it('is never given away as an owner’s', () => {
    expect([...assignableRoles].sort()).toEqual(seatRoles.filter((role) => role !== 'owner').sort())
    const given = { email: 'a@example.com', places: ['p'], locale: 'en-US' }
    expect(inviteForm.safeParse({ ...given, role: 'owner' }).success).toBe(false)
    expect(inviteForm.parse({ ...given, email: ' A@Example.COM ', role: 'viewer' })).toMatchObject({
      email: 'a@example.com',
      note: null,
    })
  })
})

describe('the account of an invitee', () => {
  const given = { firstName: 'Mei', lastName: 'Lin', password: 'winter-plum-orchard', terms: 'on' }
  const faults = (fields: Record<string, string>, isClinician = false) => {
    const specialties = isClinician ? ['dentistry'] : null
    const parsed = inviteeForm({ email: 'mei.lin@example.com', specialties }).safeParse({ ...given, ...fields })
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  it('asks a clinician for an NPI with a right check digit and for a specialty, and nobody else', () => {
    const specialty = 'dentistry'
    expect(faults({})).toEqual([])
    expect(faults({ npi: '1234567890' })).toEqual([])
    expect(faults({ npi: '1234567890', specialty }, true)).toEqual(['npi: npi'])
    expect(faults({}, true)).toEqual(['npi: npi', 'specialty: specialty'])
    expect(faults({ npi: '１２３４５６７８９３', specialty }, true)).toEqual([])
    expect(faults({ npi: '1234567893', specialty: 'sorcery' }, true)).toEqual(['specialty: specialty'])
  })

  it('has names, terms and a password that is neither short nor the address', () => {
    expect(faults({ firstName: ' ', lastName: '林' })).toEqual(['firstName: firstName', 'lastName: latin'])
    expect(faults({ terms: 'no' })).toEqual(['terms: terms'])
    expect(faults({ password: 'short' })).toEqual(['password: WEAK_PASSWORD'])
    expect(faults({ password: 'Mei.Lin@example.com' })).toEqual(['password: COMMON_PASSWORD'])
  })
})
