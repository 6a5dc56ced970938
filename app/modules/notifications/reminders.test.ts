import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '#app/core/calendar/zones.ts'
import { daysBetween } from '#app/core/calendar/dates.ts'
import { planReminders } from './reminders.ts'

const timeZone = 'America/New_York'
const hour = 60 * 60_000
const plan = (startsAt: string, chosenAt: string, at = chosenAt, zone = timeZone) =>
  planReminders({ startsAt: Date.parse(startsAt), timeZone: zone, chosenAt: Date.parse(chosenAt) }, Date.parse(at)).map(
    ({ template, at: due }) => `${template} ${new Date(due).toISOString().slice(0, 16)}`,
  )

describe('planReminders', () => {
  it('gives a visit more than ten days ahead all three', () => {
    expect(plan('2026-11-05T15:30:00Z', '2026-10-20T14:00:00Z')).toEqual([
      // Two days before lies on the other side of the change of the clocks from a week before: 10:00 both times.
      'reminder_week 2026-10-29T14:00',
      'reminder_two_days 2026-11-03T15:00',
      'reminder_hours 2026-11-05T12:30',
    ])
  })

  it('counts ten days on the calendar, not in hours', () => {
    const chosen = '2026-10-20T14:00:00Z'
    expect(plan('2026-10-30T20:00:00Z', chosen)).not.toContain('reminder_week 2026-10-23T14:00')
    expect(plan('2026-10-31T12:00:00Z', chosen)).toContain('reminder_week 2026-10-24T14:00')
  })

  it('leaves out what is past', () => {
    expect(plan('2026-10-21T18:00:00Z', '2026-10-20T14:00:00Z')).toEqual(['reminder_hours 2026-10-21T15:00'])
    expect(plan('2026-10-20T16:00:00Z', '2026-10-20T14:00:00Z')).toEqual([])
    expect(plan('2026-11-05T15:30:00Z', '2026-10-20T14:00:00Z', '2026-11-04T00:00:00Z')).toEqual([
      'reminder_hours 2026-11-05T12:30',
    ])
  })

  it('counts three elapsed hours across a change of the clocks', () => {
    // 04:00 on the day of the change is 23:00 of the day before plus the hour that comes twice.
    expect(plan('2026-11-01T09:00:00Z', '2026-10-30T14:00:00Z')).toContain('reminder_hours 2026-11-01T06:00')
    expect(plan('2026-03-08T08:00:00Z', '2026-03-06T15:00:00Z')).toContain('reminder_hours 2026-03-08T05:00')
  })

  it("goes by the facility's calendar", () => {
    expect(plan('2026-11-05T06:30:00Z', '2026-10-20T14:00:00Z', undefined, 'America/Los_Angeles')[1]).toBe(
      'reminder_two_days 2026-11-02T18:00',
    )
  })

  it('is always at 10:00 on the right day, before its visit, and over before it misleads', () => {
    const start = Date.parse('2026-01-01T00:00:00Z')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * 4 }), (quarters) => {
        const startsAt = start + quarters * 15 * 60_000
        const visit = wallClock(startsAt, timeZone).date
        const reminders = planReminders({ startsAt, timeZone, chosenAt: start - 400 * 24 * hour }, 0)
        expect(reminders.map(({ template }) => template)).toHaveLength(3)
        const [week, twoDays, hours] = reminders.map(({ at }) => wallClock(at, timeZone))
        expect([week!.time, twoDays!.time]).toEqual(['10:00', '10:00'])
        expect([daysBetween(week!.date, visit), daysBetween(twoDays!.date, visit)]).toEqual([7, 2])
        expect(startsAt - reminders[2]!.at).toBe(3 * hour)
        expect(hours).toBeDefined()
        for (const { at, notAfter } of reminders) expect(at < notAfter && notAfter <= startsAt).toBe(true)
      }),
    )
  })
})
