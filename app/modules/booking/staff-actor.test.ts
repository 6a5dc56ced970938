import { describe, expect, it } from 'vitest'
import { actorOf, adminActor } from '#tests/factories/accounts.ts'
import type { BookingActor } from './booking-input.ts'
import { type StaffActor, staffActor } from './staff-actor.ts'

const at = { facilityId: 'facility-1', providerId: 'provider-1' }
const seat = (role: 'manager' | 'front_desk' | 'viewer') =>
  actorOf({ seats: [{ facilityId: 'facility-1', role, tier: 2 }] })

describe('staffActor', () => {
  it('is who policy lets act at the facility, a manager where they may step back', () => {
    expect(staffActor(seat('front_desk'), 'appointment.manage', at)).toMatchObject({
      ...{ type: 'staff', id: 'user-1', isManager: false },
    })
    expect(staffActor(seat('manager'), 'appointment.manage', at)).toMatchObject({ isManager: true })
    const own = actorOf({ providerId: 'provider-1', seats: [] })
    expect(staffActor(own, 'appointment.undo', at)).toMatchObject({ isManager: true })
  })

  it('is nobody who may only read, works elsewhere, or is of another area', () => {
    expect(staffActor(seat('viewer'), 'appointment.manage', at)).toBeNull()
    expect(staffActor(seat('front_desk'), 'appointment.undo', at)).toBeNull()
    expect(staffActor(seat('manager'), 'appointment.manage', { ...at, facilityId: 'facility-2' })).toBeNull()
    expect(staffActor(adminActor('doctor.edit'), 'appointment.manage', at)).toBeNull()
  })

  it('serves the waitlist as staff, whoever it is', () => {
    expect(staffActor(seat('manager'), 'waitlist.manage', at)).toMatchObject({ isManager: false })
    expect(staffActor(seat('viewer'), 'waitlist.manage', at)).toBeNull()
  })

  it('is asked again about what a command finds', () => {
    const staff = staffActor(seat('front_desk'), 'appointment.manage', at)!
    expect(staff.mayActAt({ facilityId: 'facility-1', providerId: 'provider-2' })).toBe(true)
    expect(staff.mayActAt({ facilityId: 'facility-2', providerId: 'provider-1' })).toBe(false)
  })

  it('cannot be said of oneself: what was not asked of policy does not compile', () => {
    const forged = { type: 'staff', id: 'user-1', isManager: true } as const
    // @ts-expect-error Only staffActor makes one.
    const actor: StaffActor = forged
    // @ts-expect-error Nor is it an actor of booking.
    const booking: BookingActor = forged
    expect(actor).toBe(booking)
  })
})
