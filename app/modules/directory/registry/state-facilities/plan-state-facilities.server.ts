import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { facilitySources } from '#drizzle/schema/sync.ts'
import { emptyFacility, keyOf } from '../facility-book.server.ts'
import { type FacilityRow, mergeSource } from '../merge-record.ts'
import { timeZoneOf } from '../postal-address.ts'
import type { ImportReference } from '../reference.server.ts'
import { npiSlug } from '../registry-slug.server.ts'
import { differencesOfFacility } from '../trust/compare-fields.ts'
import { findConflicts, type FoundConflict } from '../trust/find-conflicts.server.ts'
import { digestOfSource, keyOfSource, type SourceFacility } from './ny-facilities.ts'

type Link = typeof facilitySources.$inferSelect

/** What a batch of a source's facilities changes; nothing of it is written yet. */
export type StatePlan = {
  created: FacilityRow[]
  changed: FacilityRow[]
  newLinks: Link[]
  seenLinks: Link[]
  conflicts: FoundConflict[]
  counts: { created: number; updated: number; unchanged: number; kept: number }
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The facility at the same address that has the same number or the same name; what is not sure is another one. */
function matched(
  standing: ReadonlyMap<string, readonly FacilityRow[]>,
  facility: SourceFacility,
): FacilityRow | undefined {
  const there = standing.get(keyOfSource(facility)) ?? []
  return (
    there.find((row) => plain(row.nameEn) === plain(facility.nameEn)) ??
    there.find((row) => row.npi !== null && row.phone !== null && row.phone === facility.phone)
  )
}

function factsOf(facility: SourceFacility, reference: ImportReference) {
  const { externalId: _number, ...facts } = facility
  const neighborhood = reference.neighborhoodOfZip.get(facility.zip)
  const isPlaced = facility.lat !== null
  return {
    ...facts,
    lat: facility.lat ?? neighborhood?.lat ?? null,
    lng: facility.lng ?? neighborhood?.lng ?? null,
    geocodeAccuracy: isPlaced ? ('rooftop' as const) : neighborhood ? ('neighborhood' as const) : null,
    neighborhoodId: neighborhood?.id ?? null,
    timeZone: timeZoneOf(facility.state),
  }
}

function byAddress(rows: readonly FacilityRow[]): Map<string, FacilityRow[]> {
  const found = new Map<string, FacilityRow[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

/** A facility that nobody has known: pending, until somebody publishes it. */
const madeOf = (
  source: string,
  { externalId, nameEn }: SourceFacility,
  facts: ReturnType<typeof factsOf>,
  at: number,
): FacilityRow => ({
  ...{ ...emptyFacility, ...facts, id: newId(), npi: null, status: 'pending', registryDigest: null },
  ...{ slug: npiSlug(nameEn, `${source.slice(0, 2)}${externalId}`), createdAt: at, updatedAt: at },
})

async function standingRows(reader: Reader, source: string, batch: readonly SourceFacility[]) {
  const numbers = batch.map(({ externalId }) => externalId)
  const links = await reader
    .select()
    .from(facilitySources)
    .where(and(eq(facilitySources.source, source), inArray(facilitySources.externalId, numbers)))
  const linked = links.map(({ facilityId }) => facilityId)
  const own = linked.length === 0 ? [] : await reader.select().from(facilities).where(inArray(facilities.id, linked))
  const there = await reader
    .select()
    .from(facilities)
    .where(
      and(
        inArray(facilities.zip, [...new Set(batch.map(({ zip }) => zip))]),
        inArray(facilities.source, ['registry', 'self', 'admin']),
        inArray(facilities.status, ['active', 'pending']),
      ),
    )
  return {
    links: new Map(links.map((link) => [link.externalId, link])),
    own: new Map(own.map((row) => [row.id, row])),
    there: byAddress(there),
  }
}

/**
 * Compares a batch of a source's facilities with the directory. One that is known by its number is brought up to date, one that is known by
 * its address is only linked, and what nobody knows is made, pending. Fields that people have said are never changed.
 */
export async function planStateFacilities(
  reader: Reader,
  {
    source,
    runId,
    batch,
    reference,
  }: { source: string; runId: string; batch: readonly SourceFacility[]; reference: ImportReference },
): Promise<StatePlan> {
  const at = now()
  const { links, own, there } = await standingRows(reader, source, batch)
  const counts = { created: 0, updated: 0, unchanged: 0, kept: 0 }
  const plan: Omit<StatePlan, 'conflicts'> = { created: [], changed: [], newLinks: [], seenLinks: [], counts }
  const compared: Parameters<typeof findConflicts>[1][number][] = []
  for (const facility of batch) {
    const link = links.get(facility.externalId)
    const digest = digestOfSource(facility)
    const facts = factsOf(facility, reference)
    const row = link ? own.get(link.facilityId) : matched(there, facility)
    const isNews = link?.digest !== digest
    if (link) plan.seenLinks.push({ ...link, digest, seenRunId: runId })
    if (row && isNews) {
      const differences = differencesOfFacility(row, facts)
      compared.push({ subjectType: 'facility', row, name: row.nameEn, theirsOn: null, differences })
    }
    if (!row) {
      const made = madeOf(source, facility, facts, at)
      plan.created.push(made)
      plan.newLinks.push({
        id: newId(),
        source,
        externalId: facility.externalId,
        facilityId: made.id,
        digest,
        seenRunId: runId,
      })
      counts.created++
      continue
    }
    if (!link) {
      plan.newLinks.push({
        id: newId(),
        source,
        externalId: facility.externalId,
        facilityId: row.id,
        digest,
        seenRunId: runId,
      })
    }
    // The registry's own record of an organization, or one that people entered, is not this source's to change.
    const isOwn = link !== undefined && row.source === 'registry' && row.npi === null && row.status !== 'merged'
    const merged = isOwn && isNews ? mergeSource(row, facts, at) : null
    if (merged) plan.changed.push(merged)
    counts[merged ? 'updated' : isOwn ? 'unchanged' : 'kept']++
  }
  return { ...plan, conflicts: await findConflicts(reader, compared) }
}
