import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilityPeople, facilityTokens } from '#drizzle/schema/scheduling.ts'
import { likeliest, type Wanted } from '../person-query.ts'
import { mayBeMeant, type Range, type Ranges, rangesOf } from '../person-tokens.server.ts'

const openedAtOnce = 48
/** People without tokens who are opened besides: a chore gives everybody theirs within minutes, and after an upgrade the latest come first. */
const mostUntold = 200
/** Of ranges with more entries than these none is preferred: enough people are found in either before its end. */
const mostCounted = 4000

type Candidates = Readonly<{ ids: string[]; areTold: boolean }>

/** What is looked for, and whether enough of them have been found. */
type Looking = Readonly<{ wanted: Wanted; isPlenty: () => boolean }>

/**
 * Ids of the facilities' people who may be meant: first by the likeliest reading of each word, and unless those are plenty by every other,
 * which adds only who is meant less likely: a whole name is read as a beginning as well.
 */
export async function* mayBeMeantAtAny(
  reader: Reader,
  facilityIds: ReadonlySet<string>,
  { wanted, isPlenty }: Looking,
): AsyncGenerator<Candidates> {
  for (const facilityId of facilityIds) {
    // Who has no tokens yet is found by an index of their own.
    const untold = await reader
      .select({ id: facilityPeople.patientId })
      .from(facilityPeople)
      .where(and(eq(facilityPeople.facilityId, facilityId), isNull(facilityPeople.number)))
      .orderBy(desc(facilityPeople.patientId))
      .limit(mostUntold)
    if (untold.length > 0) yield { ids: untold.map(({ id }) => id), areTold: false }
  }
  const first = likeliest(wanted)
  if (first) for (const facilityId of facilityIds) yield* mayBeMeantAt(reader, facilityId, first)
  if (isPlenty()) return
  for (const facilityId of facilityIds) yield* mayBeMeantAt(reader, facilityId, wanted)
}

/** The latest first, so many at a time: of a common name the first few are enough. */
async function* mayBeMeantAt(reader: Reader, facilityId: string, wanted: Wanted): AsyncGenerator<Candidates> {
  const { ranges } = await fewest(reader, rangesOf(wanted, facilityId))
  const isSought = and(eq(facilityPeople.facilityId, facilityId), mayBeMeant(wanted, facilityId))
  for (const { first, end } of ranges)
    for (let before = end; ;) {
      const rows = await reader
        .select({ id: facilityPeople.patientId, entry: facilityTokens.entry })
        .from(facilityTokens)
        .innerJoin(facilityPeople, eq(facilityPeople.number, sql`${facilityTokens.entry} - ${first}`))
        .where(and(gte(facilityTokens.entry, first), lt(facilityTokens.entry, before), isSought))
        .orderBy(desc(facilityTokens.entry))
        .limit(openedAtOnce)
      if (rows.length > 0) yield { ids: rows.map(({ id }) => id), areTold: true }
      if (rows.length < openedAtOnce) break
      before = rows.at(-1)!.entry
    }
}

type Read = Readonly<{ ranges: readonly Range[]; entries: number }>

/** The ranges that have to be read, those with the fewest entries where there is a choice. Nothing is counted where there is none. */
async function fewest(reader: Reader, ranges: Ranges, isChoice = false): Promise<Read> {
  if ('range' in ranges)
    return { ranges: [ranges.range], entries: isChoice ? await entriesIn(reader, ranges.range) : mostCounted }
  const parts = 'either' in ranges ? ranges.either : ranges.smallest
  const isOneOf = 'smallest' in ranges && parts.length > 1
  const read: Read[] = []
  for (const part of parts) read.push(await fewest(reader, part, isChoice || isOneOf))
  if ('smallest' in ranges) return read.reduce((least, each) => (each.entries < least.entries ? each : least))
  return { ranges: read.flatMap((each) => each.ranges), entries: read.reduce((sum, each) => sum + each.entries, 0) }
}

async function entriesIn(reader: Reader, { first, end }: Range): Promise<number> {
  const some = reader
    .select({ entry: facilityTokens.entry })
    .from(facilityTokens)
    .where(and(gte(facilityTokens.entry, first), lt(facilityTokens.entry, end)))
    .limit(mostCounted)
    .as('some')
  const [row] = await reader.select({ entries: count() }).from(some)
  return row!.entries
}
