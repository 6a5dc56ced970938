import { dayNumber } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { distanceMeters } from '#app/modules/geo/distance.ts'
import { acceptingBit, flagValues, type Columns } from '../index/columns.ts'
import { contains, unite, type DocSet } from '../index/doc-set.ts'
import type { SearchFilters } from '../search-query.ts'
import type { Segment } from '../index/segment.ts'
import { openTimes } from './open-times.ts'

/** What a question says of who fits, beyond what it asks for. */
export type FitQuestion = {
  /** Languages asked for; none asks for any Chinese one. */
  languageIds: readonly string[]
  near: SearchFilters['near']
  openings: SoonestOpenings | undefined
  /** Neighborhoods that come first among those who fit alike; only looked at without a point. */
  firstNeighborhoodIds: readonly string[]
}

/** What a document is ordered by within its rank: from 0, below 1, smaller is better. */
export type Fit = (doc: number) => number

/** Half a mile; nobody minds whether it is a little more. */
const bandMeters = 805
const bands = 1024
const turns = 2 ** 28
const openLevelCount = 3
/** Today, tomorrow, any other day. */
const dayLevelCount = 3
const speakLevelCount = 3
const levelCount = openLevelCount * speakLevelCount * 2

/**
 * How well providers fit who are equally relevant: can be booked soon, then speaks the language before their staff does,
 * then takes new patients, then distance by half miles, then can be booked today or tomorrow, then is in a neighborhood that comes
 * first. Those who fit alike take turns: their order is another each day in New York, for everybody the same and on every page, so
 * that nobody is first for their name.
 */
export function fitOf(segment: Segment, { languageIds, near, openings, firstNeighborhoodIds }: FitQuestion): Fit {
  const { columns } = segment
  const level = languageIds.length === 0 ? usualLevels(segment, openings) : null
  const levelOf = level ? null : levelIn(segment, languageIds, openings)
  // Of the two only one tells places apart, so they share their steps.
  const band = near ? bandOf(columns, near) : () => 0
  const bandCount = near ? bands : 1
  const isOutside = near ? () => 0 : outsideOf(columns, firstNeighborhoodIds)
  const all = levelCount * bandCount * dayLevelCount * 2 * turns
  const today = turnOf(dayNumber(todayInNewYork()))
  const { providerIds } = columns
  return (doc) => {
    const levels = level ? level[doc]! : levelOf!(doc)
    const place = Math.floor(levels / dayLevelCount) * bandCount + band(doc)
    const steps = (place * dayLevelCount + (levels % dayLevelCount)) * 2 + isOutside(doc)
    return (steps * turns + (turnOf(providerIds.mark(doc) ^ today) % turns)) / all
  }
}

/** Spreads the bits of a number over 32 others (the finalizer of MurmurHash3). */
function turnOf(mark: number): number {
  let bits = Math.imul(mark ^ (mark >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

function bandOf({ lat, lng }: Columns, near: NonNullable<FitQuestion['near']>): (doc: number) => number {
  return (doc) => {
    const meters = distanceMeters(near, { lat: lat[doc]!, lng: lng[doc]! })
    return Number.isNaN(meters) ? bands - 1 : Math.min(Math.floor(meters / bandMeters), bands - 1)
  }
}

/** 0 in a neighborhood that comes first, else 1; the same for everybody where none does. */
function outsideOf({ code, neighborhoodIds }: Columns, firstIds: readonly string[]): (doc: number) => number {
  const first = new Set(firstIds)
  const levels = Uint8Array.from(neighborhoodIds, (id) => (first.has(id) ? 0 : 1))
  return (doc) => levels[Math.floor(code[doc]! / flagValues)]!
}

/** Everything but places and turns, as one small number; the day, which comes after the places, is its remainder. */
function levelIn(
  segment: Segment,
  languageIds: readonly string[],
  openings: SoonestOpenings | undefined,
): (doc: number) => number {
  const { columns } = segment
  const [doctor, staff] = [speakersOf(segment, 'doctor', languageIds), speakersOf(segment, 'staff', languageIds)]
  const open = openings ? openLevels(columns, openings) : null
  const none: OpenLevel = { open: openLevelCount - 1, day: dayLevelCount - 1 }
  return (doc) => {
    const { open: openLevel, day } = open?.get(doc) ?? none
    const speaks = contains(doctor, doc) ? 0 : contains(staff, doc) ? 1 : 2
    const accepts = columns.code[doc]! & acceptingBit ? 0 : 1
    return ((openLevel * speakLevelCount + speaks) * 2 + accepts) * dayLevelCount + day
  }
}

function speakersOf(segment: Segment, by: 'doctor' | 'staff', languageIds: readonly string[]): DocSet {
  if (languageIds.length === 0) return segment.value('chinese', by)
  return unite(
    languageIds.map((id) => segment.value(`language-${by}`, id)),
    segment.size,
  )
}

type OpenLevel = { open: number; day: number }

/** `open` is 0 for places where a provider can be booked soon, 1 where later; all others are missing. `day` is 0 for today, 1 for tomorrow. */
function openLevels(columns: Columns, openings: SoonestOpenings): Map<number, OpenLevel> {
  const { soonBefore, dayEnds = [-Infinity, -Infinity] } = openings
  const dayOf = (at: number) => (at < dayEnds[0] ? 0 : at < dayEnds[1] ? 1 : 2)
  return new Map(
    [...openTimes(columns, openings)].map(([doc, at]) => [doc, { open: at < soonBefore ? 0 : 1, day: dayOf(at) }]),
  )
}

type Times = SoonestOpenings['firstAt']
type Levels = { soonBefore: number | undefined; levels: Uint8Array }
const noTimes: Times = new Map()
/** Where no language is named, the levels stay the same for as long as the open times that are known: any, or those within certain hours. */
const usual = new WeakMap<Columns, WeakMap<Times, Levels>>()

function usualLevels(segment: Segment, openings: SoonestOpenings | undefined): Uint8Array {
  const { columns } = segment
  const times = openings?.firstAt ?? noTimes
  const levelsOf = usual.get(columns) ?? new WeakMap<Times, Levels>()
  usual.set(columns, levelsOf)
  const known = levelsOf.get(times)
  if (known && known.soonBefore === openings?.soonBefore) return known.levels
  const level = levelIn(segment, [], openings)
  const levels = Uint8Array.from({ length: columns.size }, (_, doc) => level(doc))
  levelsOf.set(times, { soonBefore: openings?.soonBefore, levels })
  return levels
}
