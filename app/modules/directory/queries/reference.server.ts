import { and, asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { type Localized, type LocalizedList, locales } from '#app/core/i18n/locale.ts'
import { planAddress } from '#app/modules/directory/plan-groups.ts'
import { normalizeSpecialty } from '#app/modules/directory/specialty-slug.ts'
import { languages, neighborhoods, planGroups, plans, redirects, specialties, symptoms } from '#drizzle/schema/index.ts'

/** Specialties for lists and filters, in the order patients usually look for them. */
export function listSpecialties() {
  return db
    .select({ id: specialties.id, slug: specialties.slug, name: specialties.name, bodyArea: specialties.bodyArea })
    .from(specialties)
    .orderBy(asc(specialties.sort), asc(specialties.id))
}

/** Complaints and the specialties that commonly see them. */
export function listSymptoms() {
  return db
    .select({ id: symptoms.id, name: symptoms.name, specialtyIds: symptoms.specialtyIds, isUrgent: symptoms.isUrgent })
    .from(symptoms)
    .orderBy(asc(symptoms.sort), asc(symptoms.id))
}

/** Neighborhoods for lists, filters and maps, grouped by borough in their sort order. */
export function listNeighborhoods() {
  return db
    .select({
      id: neighborhoods.id,
      slug: neighborhoods.slug,
      name: neighborhoods.name,
      borough: neighborhoods.borough,
      lat: neighborhoods.lat,
      lng: neighborhoods.lng,
      radiusMeters: neighborhoods.radiusMeters,
      transit: neighborhoods.transit,
    })
    .from(neighborhoods)
    .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
}

/** Languages and dialects that one can search by. */
export function listFilterLanguages() {
  return db
    .select({ id: languages.id, name: languages.name })
    .from(languages)
    .where(eq(languages.isFilter, true))
    .orderBy(asc(languages.sort), asc(languages.id))
}

/** Plans that are sold today; `address` is what names one in the address of a list. */
export async function listPlans() {
  const [rows, groups] = await Promise.all([
    db
      .select({ id: plans.id, slug: plans.slug, name: plans.name, line: plans.line })
      .from(plans)
      .where(eq(plans.isRetired, false))
      .orderBy(asc(plans.sort), asc(plans.id)),
    db.select({ id: planGroups.id }).from(planGroups).orderBy(asc(planGroups.id)),
  ])
  const groupIds = new Set(groups.map(({ id }) => id))
  return rows.map((row) => ({ ...row, address: planAddress(row.slug, groupIds) }))
}

/** The cards people know, each standing for several plan lines. */
export function listPlanGroups() {
  return db
    .select({ id: planGroups.id, name: planGroups.name, lines: planGroups.lines })
    .from(planGroups)
    .orderBy(asc(planGroups.sort), asc(planGroups.id))
}

/** Where a merged or renamed thing is found now, by its old slug; null when nothing is known of it. */
export async function findRedirect(kind: typeof redirects.$inferSelect.kind, fromSlug: string): Promise<string | null> {
  // PostgreSQL has no text with a NUL in it and refuses to compare with one.
  if (fromSlug.includes('\0')) return null
  const [row] = await db
    .select({ toSlug: redirects.toSlug })
    .from(redirects)
    .where(and(eq(redirects.kind, kind), eq(redirects.fromSlug, fromSlug)))
    .orderBy(asc(redirects.id))
    .limit(1)
  return row?.toSlug ?? null
}

/**
 * The slug of the specialty that a path segment means: its slug in any spelling, its name or an alias in any locale.
 * Null when it means none. The caller redirects when the answer is not the segment itself.
 */
export async function findSpecialtySlug(given: string): Promise<string | null> {
  const wanted = normalizeSpecialty(given)
  if (wanted === '') return null
  const [exact] = await db
    .select({ slug: specialties.slug })
    .from(specialties)
    .where(eq(specialties.slug, wanted))
    .limit(1)
  if (exact) return exact.slug
  const rows = await db
    .select({ slug: specialties.slug, name: specialties.name, aliases: specialties.aliases })
    .from(specialties)
    .orderBy(asc(specialties.sort), asc(specialties.id))
  const named = rows.find((row) => spellingsOf(row).some((spelling) => normalizeSpecialty(spelling) === wanted))
  return named?.slug ?? (await findRedirect('specialty', wanted))
}

/**
 * The slug of the neighborhood that a path segment means: its slug in any case, its name or an alias in any locale, or an
 * old slug. Null when it means none.
 */
export async function findNeighborhoodSlug(given: string): Promise<string | null> {
  const wanted = normalizeSpecialty(given)
  if (wanted === '') return null
  const rows = await db
    .select({ slug: neighborhoods.slug, name: neighborhoods.name, aliases: neighborhoods.aliases })
    .from(neighborhoods)
    .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
  const exact = rows.find((row) => row.slug === wanted)
  if (exact) return exact.slug
  const named = rows.find((row) => spellingsOf(row).some((spelling) => normalizeSpecialty(spelling) === wanted))
  return named?.slug ?? (await findRedirect('neighborhood', wanted))
}

/** Every name and alias of a reference row, in all locales. */
function spellingsOf({ name, aliases }: { name: Localized; aliases: LocalizedList }): string[] {
  return locales.flatMap((locale) => [name[locale], ...aliases[locale]])
}

/** The whole row of a specialty for its page; null when there is none. */
export async function findSpecialty(slug: string) {
  const [row] = await db.select().from(specialties).where(eq(specialties.slug, slug)).limit(1)
  return row ?? null
}

/** The whole row of a neighborhood for its page; null when there is none. */
export async function findNeighborhood(slug: string) {
  const [row] = await db.select().from(neighborhoods).where(eq(neighborhoods.slug, slug)).limit(1)
  return row ?? null
}
