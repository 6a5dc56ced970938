import { describe, expect, it } from 'vitest'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { suitsHours, type WantedHours } from './wanted-hours.ts'

const timeZone = 'America/New_York'
const friday = '2026-10-23'
const saturday = '2026-10-24'

/** Which starts of the wall suit, each as "Fri 09:00". */
function suiting(wanted: WantedHours, zone = timeZone): string[] {
  const suits = suitsHours(wanted, zone)
  return [friday, saturday].flatMap((date) =>
    ['09:00', '11:59', '12:00', '16:59', '17:00', '20:00'].flatMap((time) => {
      const offset = zone === timeZone ? '-04:00' : '-10:00'
      const startsAt = Date.parse(`${date}T${time}:00${offset}`)
      return suits(startsAt, zoneOffsets(zone).dayOf(startsAt)) ? [`${date === friday ? 'Fri' : 'Sat'} ${time}`] : []
    }),
  )
}
const both = (...times: string[]) => ['Fri', 'Sat'].flatMap((day) => times.map((time) => `${day} ${time}`))

describe('wanted hours', () => {
  it('end a morning at noon and an afternoon at five, by the clock of the facility', () => {
    expect(suiting(['am'])).toEqual(both('09:00', '11:59'))
    expect(suiting(['pm'])).toEqual(both('12:00', '16:59'))
    expect(suiting(['evening'])).toEqual(both('17:00', '20:00'))
    expect(suiting(['am'], 'Pacific/Honolulu')).toEqual(both('09:00', '11:59'))
  })

  it('are alternatives among themselves', () => {
    expect(suiting(['am', 'evening'])).toEqual(both('09:00', '11:59', '17:00', '20:00'))
    expect(suiting(['am', 'pm', 'evening'])).toHaveLength(12)
  })

  it('are those of the weekend with a morning or an afternoon, and either with evenings alone', () => {
    const saturdays = suiting(['weekend'])
    expect(saturdays).toHaveLength(6)
    expect(saturdays.every((start) => start.startsWith('Sat'))).toBe(true)
    expect(suiting(['weekend', 'pm'])).toEqual(['Sat 12:00', 'Sat 16:59'])
    expect(suiting(['weekend', 'am', 'evening'])).toEqual(['Sat 09:00', 'Sat 11:59', 'Sat 17:00', 'Sat 20:00'])
    expect(suiting(['weekend', 'evening'])).toEqual(['Fri 17:00', 'Fri 20:00', ...saturdays])
  })
})
