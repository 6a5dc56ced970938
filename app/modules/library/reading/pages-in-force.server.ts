import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { contentPages } from '#drizzle/schema/index.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'

type Section = typeof contentPages.$inferSelect.section

/** What lists need of a page; the bodies stay where they are. */
const summaryColumns = {
  id: contentPages.id,
  key: contentPages.key,
  version: contentPages.version,
  category: contentPages.category,
  title: contentPages.title,
  aliases: contentPages.aliases,
  summary: contentPages.summary,
  specialtySlugs: contentPages.specialtySlugs,
  updatedAt: contentPages.updatedAt,
}

const begun = (section: Section) =>
  and(eq(contentPages.section, section), lte(contentPages.effectiveOn, todayInNewYork()))

const latestFirst = [desc(contentPages.effectiveOn), desc(contentPages.version)]

/** Of rows ordered by key, the latest first, each key's first. */
function lastOfEach<Row extends { key: string }>(rows: Row[]): Row[] {
  return rows.filter(({ key }, position) => rows[position - 1]?.key !== key)
}

/** The pages of a section in force today, each in its last version, in the order of their keys. */
export async function listPagesInForce(section: Section) {
  const page = db.select(summaryColumns).from(contentPages)
  return lastOfEach(await page.where(begun(section)).orderBy(asc(contentPages.key), ...latestFirst))
}

/** The same with their bodies, for pages that show several whole texts. */
export async function readPagesInForce(section: Section) {
  const page = db.select().from(contentPages)
  return lastOfEach(await page.where(begun(section)).orderBy(asc(contentPages.key), ...latestFirst))
}

export type PageSummary = Awaited<ReturnType<typeof listPagesInForce>>[number]

/** The whole of a page in force today; null when there is none of that key. */
export async function findPageInForce(section: Section, key: string) {
  const [row] = await db
    .select()
    .from(contentPages)
    .where(and(begun(section), eq(contentPages.key, key)))
    .orderBy(...latestFirst)
    .limit(1)
  return row ?? null
}
