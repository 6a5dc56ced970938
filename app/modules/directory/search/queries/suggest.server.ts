import { formatList } from '#app/core/format/format.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilities, neighborhoods, providers, providerSpecialties, specialties } from '#drizzle/schema/index.ts'
import { complaintKnowledge } from '#app/modules/complaints/knowledge.server.ts'
import type { ComplaintHead } from '#app/modules/complaints/matcher.ts'
import { understandComplaint } from '#app/modules/complaints/understand.ts'
import { evaluate, type Expression } from '../index/expression.ts'
import { interpretText } from '../reading/interpretation.ts'
import { fitOf } from '../ranking/fit.ts'
import { fold } from '../fold.ts'
import { firstByTier } from '../ranking/rank.ts'
import { facilityName, looseName } from '../reading/readings.ts'
import type { Suggestion } from '../search-query.ts'
import { withSnapshot, type Snapshot } from '../index/snapshot.server.ts'
import type { Meaning } from '../reading/vocabulary.ts'
import { currentReferences, referentKey, type References, type Referent } from '../reading/vocabulary.server.ts'

const mostReferences = 4
const mostFacilities = 2

/**
 * What somebody typing may be after: names first when the text is in a name, else what the words mean; then doctors
 * whose names begin so, then places. At most `limit` (up to 20), in the locale; any text is data. `openings` tell who can be
 * booked soon.
 */
export async function suggestFor(
  text: string,
  locale: Locale,
  limit: number,
  openings?: SoonestOpenings,
): Promise<Suggestion[]> {
  const wanted = Math.min(Math.max(1, limit), 20)
  const found = await withSnapshot((snapshot) => findSuggestions(snapshot, text, wanted, openings))
  if (!found) return []
  const { references, meant, isName } = found
  const [people, sites] = await Promise.all([
    describeProviders(found.providerIds, locale),
    describeFacilities(found.facilityIds, locale),
  ])
  const meanings = [
    ...found.told.map((each) => describeTold(references, each, text, locale)),
    ...meant.map((referent) => describeReferent(references, referent, locale)),
  ].slice(0, mostReferences)
  const room = Math.max(1, wanted - meanings.length - sites.length)
  const ordered = isName ? [...people.slice(0, room), ...meanings] : [...meanings, ...people.slice(0, room)]
  return [...ordered, ...sites].slice(0, wanted)
}

type FoundSuggestions = {
  references: References
  meant: Referent[]
  /** What a sentence tells that is no name. */
  told: ComplaintHead[]
  providerIds: string[]
  facilityIds: string[]
  isName: boolean
}

async function findSuggestions(
  snapshot: Snapshot,
  text: string,
  wanted: number,
  openings: SoonestOpenings | undefined,
): Promise<FoundSuggestions | null> {
  const references = await currentReferences(snapshot.state.build)
  const { units, pieces, readings, nameReadings } = interpretText(text, references.vocabulary)
  if (units.length === 0) return null
  const names = readings.slice(0, nameReadings)
  const best = (expressions: Expression[], count: number) => bestDocuments(snapshot, expressions, count, openings)
  const isName = (await best(names, 1)).length > 0
  const whole = pieces.flatMap((piece) => (piece.units.length === units.length ? piece.meanings : []))
  const isWhole = whole.length > 0
  return {
    references,
    told: isName || isWhole ? [] : toldIn(text),
    meant: referents(references, [...whole, ...references.vocabulary.startingWith(units, 40)]).slice(
      0,
      isName ? 2 : mostReferences,
    ),
    providerIds: (await best([...names, looseName(units, () => [])], wanted)).map(({ providerId }) => providerId),
    facilityIds: distinct((await best([facilityName(units)], 12)).map(({ facilityId }) => facilityId)).slice(
      0,
      mostFacilities,
    ),
    isName,
  }
}

const mostTold = 2
/** What tells less than this share of the surest is left out. */
const toldShare = 0.75

/** The complaints that a text tells for sure, as the results page reads it. */
function toldIn(text: string): ComplaintHead[] {
  const { told } = understandComplaint(fold(text), complaintKnowledge())
  return told
    .filter(({ isSure, score }) => isSure && score >= told[0]!.score * toldShare)
    .slice(0, mostTold)
    .map(({ complaint }) => complaint)
}

/** What meanings refer to; a borough, which has no page of its own, to its neighborhoods. */
function referents({ referents: known }: References, meanings: readonly Meaning[]): Referent[] {
  const found = new Set<Referent>()
  for (const { kind, id, values } of meanings) {
    const own = known.get(referentKey(kind, id))
    const parts = kind === 'neighborhood' ? values.map((value) => known.get(referentKey(kind, value.id))) : []
    for (const referent of own ? [own] : parts) if (referent) found.add(referent)
  }
  return [...found]
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** The first providers of several readings, likelier ones first, and where they work. */
async function bestDocuments(
  { segments }: Snapshot,
  expressions: readonly Expression[],
  count: number,
  openings: SoonestOpenings | undefined,
): Promise<{ providerId: string; facilityId: string }[]> {
  const found = await Promise.all(
    segments.map(async (segment) => {
      const { columns } = segment
      const tiers = await evaluate(segment, expressions)
      const fit = fitOf(segment, { languageIds: [], near: null, openings, firstNeighborhoodIds: [] })
      return firstByTier(columns, tiers, segment.alive(), fit, count).map(({ doc, key }) => ({
        key,
        providerId: columns.providerIds.at(doc),
        facilityId: columns.facilityId(doc),
      }))
    }),
  )
  return found
    .flat()
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
}

async function describeProviders(ids: string[], locale: Locale): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: providers.id,
      slug: providers.slug,
      legalFirst: providers.legalFirst,
      legalLast: providers.legalLast,
      preferredName: providers.preferredName,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      title: providers.title,
      specialtySlug: specialties.slug,
      specialty: specialties.name,
    })
    .from(providers)
    .leftJoin(
      providerSpecialties,
      and(eq(providerSpecialties.providerId, providers.id), eq(providerSpecialties.isPrimary, true)),
    )
    .leftJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(inArray(providers.id, ids))
    .orderBy(asc(providers.id), asc(providerSpecialties.id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { main, other } = displayName(row, locale)
    const detail = [other, row.specialty?.[locale]].filter(Boolean).join(' · ')
    return [{ kind: 'provider' as const, id, slug: row.slug, label: main, detail, specialtySlug: row.specialtySlug }]
  })
}

async function describeFacilities(ids: string[], locale: Locale): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: facilities.id,
      slug: facilities.slug,
      nameEn: facilities.nameEn,
      nameHans: facilities.nameHans,
      nameHant: facilities.nameHant,
      neighborhood: neighborhoods.name,
    })
    .from(facilities)
    .leftJoin(neighborhoods, eq(neighborhoods.id, facilities.neighborhoodId))
    .where(inArray(facilities.id, ids))
    .orderBy(asc(facilities.id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { nameEn, nameHans, nameHant } = row
    const label = {
      'zh-Hans': nameHans ?? nameHant ?? nameEn,
      'zh-Hant': nameHant ?? nameHans ?? nameEn,
      'en-US': nameEn,
    }[locale]
    const detail = [label === nameEn ? null : nameEn, row.neighborhood?.[locale]].filter(Boolean).join(' · ')
    return [{ kind: 'facility' as const, id, slug: row.slug, label, detail, specialtySlug: null }]
  })
}

/** Names of reference rows; the detail is the name in the other language, for a symptom the specialties that see it. */
function describeReferent(
  { referents: known }: References,
  { kind, id, slug, name, specialtyIds }: Referent,
  locale: Locale,
): Suggestion {
  const seenBy = specialtyIds.slice(0, 3).map((each) => known.get(referentKey('specialty', each))?.name[locale])
  const other = name[isEnglish(locale) ? 'zh-Hans' : 'en-US']
  const detail =
    kind === 'symptom'
      ? formatList(
          seenBy.filter((each) => each !== undefined),
          locale,
        )
      : other === name[locale]
        ? ''
        : other
  return { kind, id, slug, label: name[locale], detail, specialtySlug: null }
}

/** A complaint that a sentence tells, with who sees it; choosing it searches for all that was typed. */
function describeTold(
  { referents: known }: References,
  complaint: ComplaintHead,
  text: string,
  locale: Locale,
): Suggestion {
  const { id, label, specialtyIds } = complaint
  const seenBy = specialtyIds.flatMap((each) => known.get(referentKey('specialty', each))?.name[locale] ?? [])
  const detail = formatList(seenBy.slice(0, 3), locale)
  return { kind: 'symptom', id, slug: id, label: label[locale], detail, specialtySlug: null, query: text }
}
