import { asc, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { locales, type Localized, type LocalizedList } from '#app/core/i18n/locale.ts'
import { planAddress, planGroupKey } from '#app/modules/directory/plan-groups.ts'
import { carriers, languages, neighborhoods, planGroups, plans, specialties, symptoms } from '#drizzle/schema/index.ts'
import { boroughKey, boroughWords } from './boroughs.ts'
import type { SuggestionKind } from '../search-query.ts'
import { unitsOf } from '../tokens.ts'
import { Vocabulary, type Meaning } from './vocabulary.ts'
import { addWishes } from './wishes.ts'

/** How long a read vocabulary serves before the reference tables are asked again, in milliseconds. */
const lifetimeMs = 300_000

/** A reference row as suggestions show it. */
export type Referent = {
  kind: Exclude<SuggestionKind, 'provider' | 'facility'>
  id: string
  slug: string
  name: Localized
  /** Of a symptom: the specialties that see it. */
  specialtyIds: string[]
}
export type References = { vocabulary: Vocabulary; referents: Map<string, Referent>; readAt: number; build: string }

const known = new WeakMap<Reader, Promise<References>>()

/** The vocabulary of the reference tables: read anew for each build of the index, and after five minutes. */
export async function currentReferences(build: string): Promise<References> {
  const present = known.get(db)
  if (present) {
    const references = await present
    const age = now() - references.readAt
    if (references.build === build && age >= 0 && age < lifetimeMs) return references
  }
  const reading = readReferences(db, build)
  known.set(db, reading)
  reading.catch(() => known.delete(db))
  return reading
}

export const referentKey = (kind: string, id: string) => `${kind}:${id}`

async function readReferences(reader: Reader, build: string): Promise<References> {
  const vocabulary = new Vocabulary()
  const referents = new Map<string, Referent>()
  const add = (meaning: Meaning, name: Localized, aliases: LocalizedList, more: readonly string[] = []) => {
    for (const locale of locales)
      for (const phrase of [name[locale], ...aliases[locale]]) addPhrase(vocabulary, phrase, meaning)
    for (const phrase of more) vocabulary.add(phrase, meaning)
  }
  for (const row of await reader.select().from(specialties).orderBy(asc(specialties.sort), asc(specialties.id))) {
    add({ kind: 'specialty', id: row.id, values: [{ group: 'specialty', id: row.id }] }, row.name, row.aliases, [
      row.slug,
    ])
    referents.set(referentKey('specialty', row.id), {
      kind: 'specialty',
      id: row.id,
      slug: row.slug,
      name: row.name,
      specialtyIds: [],
    })
  }
  for (const row of await reader.select().from(symptoms).orderBy(asc(symptoms.sort), asc(symptoms.id))) {
    const values = row.specialtyIds.map((id) => ({ group: 'specialty' as const, id }))
    add({ kind: 'symptom', id: row.id, values }, row.name, row.aliases)
    const { id, name, specialtyIds } = row
    referents.set(referentKey('symptom', id), { kind: 'symptom', id, slug: id, name, specialtyIds })
  }
  for (const row of await reader.select().from(languages).orderBy(asc(languages.sort), asc(languages.id))) {
    add({ kind: 'language', id: row.id, values: [{ group: 'language-anyone', id: row.id }] }, row.name, row.aliases)
  }
  const areas = await reader.select().from(neighborhoods).orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
  // Boroughs first: Brooklyn names all of it before any of its neighborhoods.
  for (const [borough, words] of Object.entries(boroughWords)) {
    const own = areas.filter((row) => row.borough === borough)
    const values = own.map(({ id }) => ({ group: 'neighborhood' as const, id }))
    for (const word of own.length > 0 ? words : [])
      vocabulary.add(word, { kind: 'neighborhood', id: boroughKey(borough), values })
  }
  for (const row of areas) {
    const values = [{ group: 'neighborhood' as const, id: row.id }]
    add({ kind: 'neighborhood', id: row.id, values }, row.name, row.aliases, [row.slug, ...row.zips])
    referents.set(referentKey('neighborhood', row.id), {
      kind: 'neighborhood',
      id: row.id,
      slug: row.slug,
      name: row.name,
      specialtyIds: [],
    })
  }
  await addPlans(reader, add, referents)
  addWishes(vocabulary)
  return { vocabulary, referents, readAt: now(), build }
}

async function addPlans(
  reader: Reader,
  add: (meaning: Meaning, name: Localized, aliases: LocalizedList) => void,
  referents: Map<string, Referent>,
): Promise<void> {
  // Groups first: 白卡 names the group before any of the plans that bear the word too.
  const groups = await reader.select().from(planGroups).orderBy(asc(planGroups.sort), asc(planGroups.id))
  for (const group of groups) {
    const id = planGroupKey(group.id)
    add({ kind: 'plan', id, values: [{ group: 'plan', id }] }, group.name, group.aliases)
    referents.set(referentKey('plan', id), { kind: 'plan', id, slug: group.id, name: group.name, specialtyIds: [] })
  }
  const groupIds = new Set(groups.map(({ id }) => id))
  const rows = await reader
    .select({ plan: plans, carrier: carriers })
    .from(plans)
    .innerJoin(carriers, eq(carriers.id, plans.carrierId))
    .where(eq(plans.isRetired, false))
    .orderBy(asc(plans.sort), asc(plans.id))
  for (const { plan, carrier } of rows) {
    const meaning: Meaning = { kind: 'plan', id: plan.id, values: [{ group: 'plan', id: plan.id }] }
    add(meaning, plan.name, plan.aliases)
    // A carrier's name means any of its plans.
    add(meaning, carrier.name, carrier.aliases)
    referents.set(referentKey('plan', plan.id), {
      kind: 'plan',
      id: plan.id,
      slug: planAddress(plan.slug, groupIds),
      name: plan.name,
      specialtyIds: [],
    })
  }
}

/** A phrase, and when it bears a note in brackets or two names around a stroke, each of its parts. */
function addPhrase(vocabulary: Vocabulary, phrase: string, meaning: Meaning): void {
  vocabulary.add(phrase, meaning)
  // "（Medicaid，州直接支付）" and "(traditional)" name a plan only as a whole and beside what stands before them.
  // A comma in English joins one name: "Hand, foot, and mouth disease" is not what a hand means.
  const parts = meaning.kind === 'plan' ? phrase.split(/[()（）]/u).filter(isName) : phrase.split(/[()（）/／、，]/u)
  for (const part of parts) vocabulary.add(part, meaning)
}

const isName = (part: string) => unitsOf(part).length > 1
