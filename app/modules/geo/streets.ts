import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import type { Point } from './clip.ts'
import type { Position } from './distance.ts'
import type { Geometry } from './geometry.ts'
import data from './geometry/streets.json'

/** A street that people name when they say where a clinic is: a line from corner to corner, exact to about a corner. */
export type Street = { name: Localized; line: Point[] }

/** A station with the name that its riders call it, and what stops there. */
export type Station = Position & { text: string }

/** In the locales that have a name of their own; the others read what the sign says. */
type OwnName = Readonly<Partial<Localized>>
type StationName = OwnName & Readonly<{ lines?: string }>

// The compiler reads the file's tuples as arrays of numbers; a test checks its shape.
export const streets = data.streets as unknown as readonly Street[]
const names: Readonly<Record<string, StationName>> = data.names
const patterns: Readonly<Record<string, OwnName>> = data.patterns
const otherStations = data.stations as unknown as readonly { at: Point; lines: string; name: Localized }[]

/** What a station is called: by its own name, by that of its number or letter ("45 St", "Avenue U"), else as its sign says. */
function nameOf(sign: string, locale: Locale): string {
  const known = names[sign]?.[locale]
  if (known !== undefined) return known
  const [, number, kind] = /^(\d+) (St|Av)$/.exec(sign) ?? []
  const [, letter] = /^Avenue ([A-Z])$/.exec(sign) ?? []
  const ending = patterns[kind ?? 'Av']?.[locale]
  return (number ?? letter) !== undefined && ending !== undefined ? `${number ?? letter}${ending}` : sign
}

/** The letters of several lines, each once, in order. */
const joined = (lines: readonly string[]) => [...new Set(lines.flatMap((each) => each.split(' ')))].sort().join(' ')

/** Every station once, in the order of the lines: those of the subway that is drawn, then those of other railways. */
export function stationsOf(geometry: Geometry, locale: Locale): Station[] {
  const found = new Map<string, { lat: number; lng: number; sign: string; lines: string[] }>()
  for (const { letters, stops } of geometry.subway) {
    for (const [lng, lat, sign] of stops) {
      if (!sign) continue
      const known = found.get(`${lat},${lng}`)
      if (known) known.lines.push(letters)
      else found.set(`${lat},${lng}`, { lat, lng, sign, lines: [letters] })
    }
  }
  return [
    ...[...found.values()].map(({ lat, lng, sign, lines }) => ({
      ...{ lat, lng },
      text: `${nameOf(sign, locale)} · ${names[sign]?.lines ?? joined(lines)}`,
    })),
    ...otherStations.map(({ at: [lng, lat], lines, name }) => ({ lat, lng, text: `${name[locale]} · ${lines}` })),
  ]
}
