import { describe, expect, it } from 'vitest'
import { holidayDates } from './holidays.ts'
import { lunarDates, lunarYears } from './lunar-table.ts'

/**
 * The table against the sky. New moons and solar terms are computed here with the formulas of Meeus, Astronomical
 * Algorithms (2nd edition, chapters 25 and 49), and the calendar by the rules of GB/T 33661-2017: days begin at
 * midnight in Beijing, a month on the day of its new moon, the month of the winter solstice is the eleventh, and of
 * thirteen months between two such the first without a major solar term is the leap month.
 */
const dayMs = 86_400_000
const beijingMs = 8 * 3_600_000
/** Terrestrial minus universal time in these years, in seconds; its error (a few seconds) is far below every margin. */
const deltaT = 71

const rad = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * rad)
/** The universal instant (epoch milliseconds) of a Julian ephemeris day. */
const instantOf = (jde: number) => (jde - 2440587.5) * dayMs - deltaT * 1000
const julianDay = (instant: number) => (instant + deltaT * 1000) / dayMs + 2440587.5
/** The day number of an instant in Beijing. */
const beijingDay = (instant: number) => Math.floor((instant + beijingMs) / dayMs)
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** Meeus chapter 49: the instant of new moon number k since January 2000. */
function newMoon(k: number): number {
  const t = k / 1236.85
  const e = 1 - 0.002516 * t - 0.0000074 * t ** 2
  const m = 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2 - 0.00000011 * t ** 3
  const n = 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3 - 0.000000058 * t ** 4
  const f = 160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3 + 0.000000011 * t ** 4
  const o = 124.7746 - 1.56375588 * k + 0.0020672 * t ** 2 + 0.00000215 * t ** 3
  const terms: [number, number][] = [
    [-0.4072, n],
    [0.17241 * e, m],
    [0.01608, 2 * n],
    [0.01039, 2 * f],
    [0.00739 * e, n - m],
    [-0.00514 * e, n + m],
    [0.00208 * e * e, 2 * m],
    [-0.00111, n - 2 * f],
    [-0.00057, n + 2 * f],
    [0.00056 * e, 2 * n + m],
    [-0.00042, 3 * n],
    [0.00042 * e, m + 2 * f],
    [0.00038 * e, m - 2 * f],
    [-0.00024 * e, 2 * n - m],
    [-0.00017, o],
    [-0.00007, n + 2 * m],
    [0.00004, 2 * n - 2 * f],
    [0.00004, 3 * m],
    [0.00003, n + m - 2 * f],
    [0.00003, 2 * n + 2 * f],
    [-0.00003, n + m + 2 * f],
    [0.00003, n - m + 2 * f],
    [-0.00002, n - m - 2 * f],
    [-0.00002, 3 * n + m],
    [0.00002, 4 * n],
    [0.000325, 299.77 + 0.107408 * k - 0.009173 * t ** 2],
    [0.000165, 251.88 + 0.016321 * k],
    [0.000164, 251.83 + 26.651886 * k],
    [0.000126, 349.42 + 36.412478 * k],
    [0.00011, 84.66 + 18.206239 * k],
    [0.000062, 141.74 + 53.303771 * k],
    [0.00006, 207.14 + 2.453732 * k],
    [0.000056, 154.84 + 7.30686 * k],
    [0.000047, 34.52 + 27.261239 * k],
    [0.000042, 207.19 + 0.121824 * k],
    [0.00004, 291.34 + 1.844379 * k],
    [0.000037, 161.72 + 24.198154 * k],
    [0.000035, 239.56 + 25.513099 * k],
    [0.000023, 331.55 + 3.592518 * k],
  ]
  const mean = 2451550.09766 + 29.530588861 * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3 + 0.00000000073 * t ** 4
  return instantOf(terms.reduce((sum, [size, angle]) => sum + size * sin(angle), mean))
}

/** Meeus chapter 25: the sun's apparent longitude in degrees, good to 0.01 degrees (a quarter of an hour). */
function sunLongitude(instant: number): number {
  const t = (julianDay(instant) - 2451545) / 36525
  const m = 357.52911 + 35999.05029 * t - 0.0001537 * t ** 2
  const center =
    (1.914602 - 0.004817 * t - 0.000014 * t ** 2) * sin(m) +
    (0.019993 - 0.000101 * t) * sin(2 * m) +
    0.000289 * sin(3 * m)
  const longitude = 280.46646 + 36000.76983 * t + 0.0003032 * t ** 2 + center
  return (((longitude - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * t)) % 360) + 360) % 360
}

/** The instant at which the sun reaches a longitude, in the course of a year. */
function solarTerm(year: number, degrees: number): number {
  // The sun is near 280 degrees at New Year and moves about a degree a day.
  let at = Date.UTC(year) + ((((degrees - 280) % 360) + 360) % 360) * 1.0146 * dayMs
  for (let i = 0; i < 8; i++) {
    const short = ((degrees - sunLongitude(at) + 540) % 360) - 180
    at += short * 1.0146 * dayMs
  }
  return at
}

const moons = Array.from({ length: 13 * 14 }, (_, i) => newMoon(295 + i))
const monthStarts = moons.map(beijingDay)
const majorTerms = new Set<number>()
for (let year = 2023; year <= 2037; year++)
  for (let degrees = 0; degrees < 360; degrees += 30) majorTerms.add(beijingDay(solarTerm(year, degrees)))

/** The day number of a day of a lunar month (not a leap one) in the lunar year that begins in a civil year. */
function lunarDay(year: number, month: number, day: number): number {
  const eleventh = (solstice: number) => monthStarts.findLastIndex((start) => start <= beijingDay(solstice))
  const first = eleventh(solarTerm(year - 1, 270))
  const next = eleventh(solarTerm(year, 270))
  const after = eleventh(solarTerm(year + 1, 270))
  const numbered = new Map<string, number>()
  for (const [begin, end, civil] of [
    [first, next, year - 1],
    [next, after, year],
  ] as const) {
    let leapTaken = end - begin === 12
    let number = 11
    for (let index = begin; index < end; index++) {
      const hasMajorTerm = [...majorTerms].some((term) => term >= monthStarts[index]! && term < monthStarts[index + 1]!)
      if (!leapTaken && !hasMajorTerm) {
        leapTaken = true
        continue
      }
      numbered.set(`${number > 12 ? civil + 1 : civil}-${((number - 1) % 12) + 1}`, monthStarts[index]!)
      number++
    }
  }
  return numbered.get(`${year}-${month}`)! + day - 1
}

const fromSky = (year: number) => ({
  'lunar-new-year': dateOf(lunarDay(year, 1, 1)),
  'lantern-festival': dateOf(lunarDay(year, 1, 15)),
  'qingming-festival': dateOf(beijingDay(solarTerm(year, 15))),
  'dragon-boat-festival': dateOf(lunarDay(year, 5, 5)),
  'ghost-festival': dateOf(lunarDay(year, 7, 15)),
  'mid-autumn-festival': dateOf(lunarDay(year, 8, 15)),
  'double-ninth-festival': dateOf(lunarDay(year, 9, 9)),
})
/** How far an instant is from midnight in Beijing, in minutes. */
function marginMinutes(instant: number): number {
  const inDay = (((instant + beijingMs) % dayMs) + dayMs) % dayMs
  return Math.min(inDay, dayMs - inDay) / 60_000
}

describe('the lunar table', () => {
  it.each(lunarYears.map((year) => [year]))('agrees with the sky in %i', (year) => {
    const table = Object.fromEntries(Object.entries(lunarDates).map(([code, dates]) => [code, dates[year]]))
    expect(table).toEqual(fromSky(year))
  })

  it('rests on astronomy that knows published instants', () => {
    // Published new moons and equinoxes, to the minute (universal time).
    const published: [number, string][] = [
      [newMoon(335), '2027-02-06T15:56Z'],
      [newMoon(372), '2030-02-02T16:07Z'],
      [newMoon(323), '2026-02-17T12:01Z'],
      [solarTerm(2025, 0), '2025-03-20T09:01Z'],
      [solarTerm(2026, 270), '2026-12-21T20:50Z'],
    ]
    for (const [instant, text] of published.slice(0, 3))
      expect(Math.abs(instant - Date.parse(text)), text).toBeLessThan(90_000)
    for (const [instant, text] of published.slice(3))
      expect(Math.abs(instant - Date.parse(text)), text).toBeLessThan(15 * 60_000)
  })

  it('is never decided by less than the formulas are good for', () => {
    const near = moons.filter((moon) => marginMinutes(moon) < 2).map((moon) => new Date(moon).toISOString())
    expect(near).toEqual([])
    for (const year of lunarYears) expect(marginMinutes(solarTerm(year, 15)), String(year)).toBeGreaterThan(30)
  })

  it('is right where the calendar of Node is wrong', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
    const isFirstOfFirst = (date: string) => {
      const parts = Object.fromEntries(format.formatToParts(Date.parse(date)).map(({ type, value }) => [type, value]))
      return parts.month === '1' && parts.day === '1'
    }
    expect(lunarDates['lunar-new-year'][2027]).toBe('2027-02-06')
    expect(lunarDates['lunar-new-year'][2030]).toBe('2030-02-03')
    // When a newer Node gets these right, this line fails and the warning in the documents can go.
    expect([isFirstOfFirst('2027-02-06'), isFirstOfFirst('2030-02-03')]).toEqual([false, false])
    expect(isFirstOfFirst(lunarDates['lunar-new-year'][2026]!)).toBe(true)
  })

  it('gives the dates of the product design', () => {
    expect(holidayDates('lantern-festival').filter((date) => date < '2031')).toEqual([
      '2025-02-12',
      '2026-03-03',
      '2027-02-20',
      '2028-02-09',
      '2029-02-27',
      '2030-02-17',
    ])
  })
})
