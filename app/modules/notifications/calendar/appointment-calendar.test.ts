import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { child, instantOf, offsetIn, property, readCalendar, textOf } from '#tests/fakes/icalendar-reader.ts'
import { appointmentCalendar, type CalendarEntry } from './appointment-calendar.ts'
import { timeZoneComponent } from './time-zone-component.ts'

const hour = 60 * 60_000
const entry: CalendarEntry = {
  method: 'PUBLISH',
  entryId: '0199f0a0-0000-7000-8000-000000000001',
  sequence: 2,
  startsAt: Date.parse('2026-10-22T14:30:00Z'),
  endsAt: Date.parse('2026-10-22T15:00:00Z'),
  timeZone: 'America/New_York',
  clinicName: 'Bamboo Street Medical',
  address: '12 Bamboo St; Suite 5, New York, NY 10002',
  link: 'https://care.test/AbCdEfGhIjKlMnOpQrStUv',
  locale: 'zh-Hans',
  stampedAt: Date.parse('2026-10-20T14:00:00Z'),
}
const read = (changes: Partial<CalendarEntry> = {}) => readCalendar(appointmentCalendar({ ...entry, ...changes }))

describe('appointmentCalendar', () => {
  it('names the visit neutrally, with place, page and alarm', () => {
    const calendar = read()
    const event = child(calendar, 'VEVENT')
    expect(property(calendar, 'METHOD').value).toBe('PUBLISH')
    expect(property(calendar, 'VERSION').value).toBe('2.0')
    expect(property(event, 'UID').value).toBe(entry.entryId)
    expect(property(event, 'SEQUENCE').value).toBe('2')
    expect(property(event, 'DTSTAMP').value).toBe('20261020T140000Z')
    expect(property(event, 'DTSTART')).toMatchObject({
      params: { TZID: 'America/New_York' },
      value: '20261022T103000',
    })
    expect(instantOf(calendar, property(event, 'DTEND'))).toBe(entry.endsAt)
    expect(textOf(event, 'SUMMARY')).toBe('就诊 / Appointment - Bamboo Street Medical')
    expect(textOf(event, 'LOCATION')).toBe('Bamboo Street Medical, 12 Bamboo St; Suite 5, New York, NY 10002')
    expect(property(event, 'URL').value).toBe(entry.link)
    expect(textOf(event, 'DESCRIPTION')).toContain(entry.link)
    expect(property(child(event, 'VALARM'), 'TRIGGER').value).toBe('-PT3H')
  })

  it('is tentative and rings no alarm while nobody has approved the time', () => {
    const event = child(read({ isTentative: true }), 'VEVENT')
    expect(property(event, 'STATUS').value).toBe('TENTATIVE')
    expect(appointmentCalendar({ ...entry, isTentative: true })).not.toContain('VALARM')
    expect(property(child(read(), 'VEVENT'), 'STATUS').value).toBe('CONFIRMED')
  })

  it('cancels the entry of the same UID', () => {
    const calendar = read({ method: 'CANCEL', sequence: 3, link: undefined })
    const event = child(calendar, 'VEVENT')
    expect(property(calendar, 'METHOD').value).toBe('CANCEL')
    expect(property(event, 'UID').value).toBe(entry.entryId)
    expect(property(event, 'SEQUENCE').value).toBe('3')
    expect(property(event, 'STATUS').value).toBe('CANCELLED')
    expect(event.components).toEqual([])
    expect(event.properties.map(({ name }) => name)).not.toContain('URL')
  })

  it('leaves out a clinic whose name tells the specialty', () => {
    for (const locale of locales) {
      const file = appointmentCalendar({ ...entry, locale, clinicName: 'Stone Bridge Psychiatry' })
      expect(file).not.toMatch(/psychiatry/i)
      expect(textOf(child(readCalendar(file), 'VEVENT'), 'LOCATION')).toBe(entry.address)
    }
  })

  it('folds long Chinese text between characters', () => {
    const address = '法拉盛'.repeat(60)
    expect(textOf(child(read({ address }), 'VEVENT'), 'LOCATION')).toBe(`Bamboo Street Medical, ${address}`)
  })

  it('lets no text become a line of its own', () => {
    const evil = 'x\r\nATTENDEE:mailto:evil@example.com\nEND:VEVENT'
    const event = child(read({ address: evil, clinicName: 'y\r\nX-EVIL:1' }), 'VEVENT')
    expect(event.properties.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['ATTENDEE']))
    expect(event.properties.map(({ name }) => name)).not.toContain('X-EVIL')
    expect(() => read({ link: 'no address' })).toThrow()
  })
})

describe('the time of a visit', () => {
  const starts = ['2026-03-08', '2026-11-01', '2027-03-14', '2030-11-03'].flatMap((date) =>
    Array.from({ length: 30 }, (_, index) => Date.parse(`${date}T00:00:00Z`) + index * hour + 30 * 60_000),
  )

  it('survives being written and read for every hour around both changes of the clocks', () => {
    for (const startsAt of starts) {
      const calendar = read({ startsAt, endsAt: startsAt + 45 * 60_000 })
      const event = child(calendar, 'VEVENT')
      expect(instantOf(calendar, property(event, 'DTSTART')), new Date(startsAt).toISOString()).toBe(startsAt)
      expect(instantOf(calendar, property(event, 'DTEND'))).toBe(startsAt + 45 * 60_000)
    }
  })

  it('is in UTC only where the wall time comes twice', () => {
    const first = child(read({ startsAt: Date.parse('2026-11-01T05:30:00Z') }), 'VEVENT')
    const second = child(read({ startsAt: Date.parse('2026-11-01T06:30:00Z') }), 'VEVENT')
    expect(property(first, 'DTSTART').value).toBe('20261101T013000')
    expect(property(second, 'DTSTART').value).toBe('20261101T063000Z')
  })
})

const zoneOf = (timeZone: string, year: number) => readCalendar([...timeZoneComponent(timeZone, year), ''].join('\r\n'))

describe('VTIMEZONE', () => {
  it('says the rule of New York since 2007', () => {
    expect(timeZoneComponent('America/New_York', 2026)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:DAYLIGHT',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'TZNAME:EDT',
      'DTSTART:20070311T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'TZNAME:EST',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  it.each([
    'America/New_York',
    'America/Chicago',
    'America/Los_Angeles',
    'America/Phoenix',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
    'Europe/Berlin',
    'Australia/Sydney',
    'Asia/Shanghai',
    'Africa/Casablanca',
  ])('of %s agrees with the runtime on every day of its year', (timeZone) => {
    const zone = zoneOf(timeZone, 2026)
    for (let at = Date.UTC(2026, 0, 1, 6, 59); at < Date.UTC(2027, 0, 1); at += 11 * hour) {
      expect(offsetIn(zone, at), new Date(at).toISOString()).toBe(zoneOffsets(timeZone).offsetAt(at))
    }
  })

  const samples = ['icalendar-america_new_york.ics', 'icaljs-New_York.ics'].map((name) =>
    resolve('../shared/data/ics', name),
  )
  const isAbsent = !samples.every((file) => existsSync(file))
  it.skipIf(isAbsent)(`agrees with the sample calendars${isAbsent ? ' (they are not on this machine)' : ''}`, () => {
    const own = zoneOf('America/New_York', 2026)
    for (const file of samples) {
      const text = readFileSync(file, 'utf8').replace(/\r?\n/g, '\r\n')
      const sample = child(readCalendar(text), 'VTIMEZONE')
      for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2032, 0, 1); at += 61 * hour) {
        expect(offsetIn(own, at), `${file} ${new Date(at).toISOString()}`).toBe(offsetIn(sample, at))
      }
    }
  })
})
