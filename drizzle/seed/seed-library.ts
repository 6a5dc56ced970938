import { asc, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import * as schema from '#drizzle/schema/content.ts'
import { withoutDeleted } from './deleted-rows.ts'
import { blogCategoryRows, blogEntries } from './library/blog.ts'
import type { BlogEntry, I693RuleEntry, PageEntry } from './library/entry.ts'
import { i693Pages, i693RuleEntries } from './library/i693.ts'
import { modalityEntries } from './library/imaging.ts'
import { enrollmentEntries, insuranceCardEntries, insurancePages, insuranceTermEntries } from './library/insurance.ts'
import { knowledgeTopics } from './library/knowledge.ts'
import { labPanelEntries, labTestEntries } from './library/lab-tests.ts'
import { medicationEntries } from './library/medications.ts'
import { policies } from './library/policies.ts'

/** Rows a statement: the widest table has some twenty columns, and SQLite takes 32,766 bind variables. */
const chunkSize = 500

async function insertAll<Row>(rows: readonly Row[], insert: (chunk: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) await insert(rows.slice(start, start + chunkSize))
}

/** Nothing, in a JSON column that is never SQL's NULL: drizzle writes a plain null as that. */
const jsonNull = sql`'null'`

/** Ids are made of what names a row, so that the same row is the same in every installation. */
const idOf = (...parts: (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join('-')

const pageRow = (page: PageEntry, at: number) => ({
  ...page,
  id: idOf(page.section, page.key, page.version),
  createdAt: at,
  updatedAt: at,
})

/** A rule may stand in several rows: for other ages, other days, other years of birth. */
const ruleId = ({ kind, code, minMonths, maxMonths, bornFrom, effectiveFrom }: I693RuleEntry) =>
  idOf(kind, code, minMonths, maxMonths, bornFrom, effectiveFrom)

/**
 * Inserts what is missing of the library: pages, tests, medicines, examinations, insurance, rules of the immigration examination, and posts
 * of the house. A row that exists stays as it is, so that what an editor changed survives every start, and one that somebody deleted
 * stays away; a new version of a page is a row of its own and comes in.
 */
export async function seedLibrary(tx: Transaction): Promise<void> {
  const at = now()
  const sorted = <Entry extends { slug: string }>(entries: readonly Entry[]) =>
    entries.map((entry, sort) => ({ ...entry, id: entry.slug, sort, updatedAt: at }))
  const pages = [...knowledgeTopics, ...policies, ...i693Pages, ...insurancePages]
  await insertAll(
    pages.map((page) => pageRow(page, at)),
    (rows) => tx.insert(schema.contentPages).values(rows).onConflictDoNothing(),
  )
  const tests = await withoutDeleted(tx, 'lab_tests', sorted(labTestEntries))
  await insertAll(
    tests.map((entry) => ({ ...entry, window: entry.window ?? jsonNull })),
    (rows) => tx.insert(schema.labTests).values(rows).onConflictDoNothing(),
  )
  await insertAll(sorted(labPanelEntries), (rows) => tx.insert(schema.labPanels).values(rows).onConflictDoNothing())
  await insertAll(await withoutDeleted(tx, 'imaging_modalities', sorted(modalityEntries)), (rows) =>
    tx.insert(schema.imagingModalities).values(rows).onConflictDoNothing(),
  )
  const medicines = medicationEntries.map((entry) => ({ ...entry, id: entry.slug, updatedAt: at }))
  await insertAll(await withoutDeleted(tx, 'medications', medicines), (rows) =>
    tx.insert(schema.medications).values(rows).onConflictDoNothing(),
  )
  await insertAll(
    insuranceTermEntries.map((entry) => ({ ...entry, id: entry.slug, updatedAt: at })),
    (rows) => tx.insert(schema.insuranceTerms).values(rows).onConflictDoNothing(),
  )
  await insertAll(sorted(insuranceCardEntries), (rows) =>
    tx.insert(schema.insuranceCards).values(rows).onConflictDoNothing(),
  )
  await insertAll(
    enrollmentEntries.map((entry, sort) => ({ ...entry, sort, updatedAt: at })),
    (rows) => tx.insert(schema.enrollmentPeriods).values(rows).onConflictDoNothing(),
  )
  const rules = i693RuleEntries.map((entry, sort) => ({ ...entry, id: ruleId(entry), sort, updatedAt: at }))
  await insertAll(await withoutDeleted(tx, 'i693_rules', rules), (rows) =>
    tx.insert(schema.i693Rules).values(rows).onConflictDoNothing(),
  )
  await tx.insert(schema.blogCategories).values(blogCategoryRows).onConflictDoNothing()
  await seedPosts(
    tx,
    blogEntries.filter(({ isDemo }) => !isDemo),
  )
}

/** Inserts the posts that are missing of those whose authors and reviewers are fictional. Needs the categories of `seedLibrary`. */
export function seedDemoPosts(tx: Transaction): Promise<void> {
  return seedPosts(
    tx,
    blogEntries.filter(({ isDemo }) => isDemo),
  )
}

/** Ten in the morning in New York, an hour earlier in winter. */
const publishedAt = (day: string) => Date.parse(`${day}T14:00:00Z`)

async function seedPosts(tx: Transaction, entries: readonly BlogEntry[]): Promise<void> {
  const at = now()
  const categories = await tx
    .select({ id: schema.blogCategories.id, slug: schema.blogCategories.slug })
    .from(schema.blogCategories)
    .orderBy(asc(schema.blogCategories.id))
  const categoryIds = new Map(categories.map(({ id, slug }) => [slug, id]))
  const rows = entries.map(({ translations, publishedOn, category, ...post }) => {
    const categoryId = categoryIds.get(category)
    if (categoryId === undefined) throw new Error(`The category "${category}" of post ${post.number} does not exist.`)
    const id = idOf('blog', post.number)
    const texts = translations.map((text) => ({ ...text, id: idOf(id, text.locale), postId: id, updatedAt: at }))
    const row = { id, categoryId, publishAt: publishedAt(publishedOn), createdAt: at, updatedAt: at }
    return { post: { ...post, ...row, medicalReviewer: post.medicalReviewer ?? jsonNull }, texts }
  })
  await insertAll(
    rows.map(({ post }) => post),
    (chunk) => tx.insert(schema.blogPosts).values(chunk).onConflictDoNothing(),
  )
  // A number can be taken by a post that somebody wrote here; its texts are theirs.
  const ids = rows.map(({ post }) => post.id)
  const present = await tx
    .select({ id: schema.blogPosts.id })
    .from(schema.blogPosts)
    .where(inArray(schema.blogPosts.id, ids))
    .orderBy(asc(schema.blogPosts.id))
  const own = new Set(present.map(({ id }) => id))
  await insertAll(
    rows.filter(({ post }) => own.has(post.id)).flatMap(({ texts }) => texts),
    (chunk) => tx.insert(schema.blogTranslations).values(chunk).onConflictDoNothing(),
  )
}
