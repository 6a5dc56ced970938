import { now } from '#app/core/clock.ts'
import { dayNumber } from '#app/core/calendar/dates.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { distanceMeters } from '#app/modules/geo/distance.ts'
import { acceptingBit, type Columns } from '../index/columns.ts'
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
}

/** What a document is ordered by within its rank: from 0, below 1, smaller is better. */
export type Fit = (doc: number) => number

/** Half a mile; nobody minds whether it is a little more. */
const bandMeters = 805
const bands = 1024
const turns = 2 ** 28
const openLevelCount = 3
const speakLevelCount = 3
const all = openLevelCount * speakLevelCount * 2 * bands * turns

/**
 * How well providers fit who are equally relevant: can be booked soon, then speaks the language before their staff does,
 * then takes new patients, then distance by half miles. Those who fit alike take turns: their order is another each day in
 * New York, for everybody the same and on every page, so that nobody is first for their name.
 */
export function fitOf(segment: Segment, { languageIds, near, openings }: FitQuestion): Fit {
  const { columns } = segment
  const level = languageIds.length === 0 ? usualLevels(segment, openings) : null
  const levelOf = level ? null : levelIn(segment, languageIds, openings)
  const band = near ? bandOf(columns, near) : null
  const today = turnOf(dayNumber(localDate(now(), newYork)))
  const { providerIds } = columns
  return (doc) => {
    const steps = (level ? level[doc]! : levelOf!(doc)) * bands + (band ? band(doc) : 0)
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

/** Everything but distance and turns, as one small number. */
function levelIn(
  segment: Segment,
  languageIds: readonly string[],
  openings: SoonestOpenings | undefined,
): (doc: number) => number {
  const { columns } = segment
  const [doctor, staff] = [speakersOf(segment, 'doctor', languageIds), speakersOf(segment, 'staff', languageIds)]
  const open = openings ? openLevels(columns, openings) : null
  return (doc) => {
    const speaks = contains(doctor, doc) ? 0 : contains(staff, doc) ? 1 : 2
    const accepts = columns.code[doc]! & acceptingBit ? 0 : 1
    return ((open?.get(doc) ?? openLevelCount - 1) * speakLevelCount + speaks) * 2 + accepts
  }
}

function speakersOf(segment: Segment, by: 'doctor' | 'staff', languageIds: readonly string[]): DocSet {
  if (languageIds.length === 0) return segment.value('chinese', by)
  return unite(
    languageIds.map((id) => segment.value(`language-${by}`, id)),
    segment.size,
  )
}

/** 0 for places where a provider can be booked soon, 1 where later; all others are missing. */
function openLevels(columns: Columns, openings: SoonestOpenings): Map<number, number> {
  const { soonBefore } = openings
  return new Map([...openTimes(columns, openings)].map(([doc, at]) => [doc, at < soonBefore ? 0 : 1]))
}

type Levels = { firstAt: SoonestOpenings['firstAt'] | undefined; soonBefore: number | undefined; levels: Uint8Array }
/** Where no language is named, the levels stay the same for as long as the open times that are known, if any are. */
const usual = { timed: new WeakMap<Columns, Levels>(), timeless: new WeakMap<Columns, Levels>() }

function usualLevels(segment: Segment, openings: SoonestOpenings | undefined): Uint8Array {
  const { columns } = segment
  const levelsOf = openings ? usual.timed : usual.timeless
  const known = levelsOf.get(columns)
  if (known && known.firstAt === openings?.firstAt && known.soonBefore === openings?.soonBefore) return known.levels
  const level = levelIn(segment, [], openings)
  const levels = Uint8Array.from({ length: columns.size }, (_, doc) => level(doc))
  levelsOf.set(columns, { firstAt: openings?.firstAt, soonBefore: openings?.soonBefore, levels })
  return levels
}
