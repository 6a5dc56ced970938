import { and, eq, sql } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { writtenLocales } from '#app/modules/content/blog/post-fields.ts'
import type { PostStatus } from '#app/modules/content/blog/post-status.ts'
import { shownOf, translationOf } from '#app/modules/content/blog/shown-values.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { blogCategories, blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { contentRevisions } from '#drizzle/schema/editing.ts'
import {
  firstColds,
  homeReadings,
  newerVaccineVisit,
  oldHours,
  saltShelf,
  sleepNotes,
  stomachPromise,
  sugarTalk,
  summerHeat,
  vaccineVisit,
} from './doctor-post-texts.ts'

/** Who writes them: a doctor of the highest level, with an account. */
const author = 'demo-zhining-bai'
/** As the product writes it with the first change; its texts are not at hand where demonstrations are loaded. */
const names = { 'zh-Hans': '白芷宁 医生', 'zh-Hant': '白芷寧 醫生', 'en-US': 'Zhining Bai, MD' }

type DoctorPost = Readonly<{
  number: number
  status: PostStatus
  /** Every text that was kept, the last one last. Of a post that has appeared the first one is what readers saw. */
  texts: readonly Readonly<Record<string, string>>[]
  /** Days from the start of the demonstration; ahead for what has a time. */
  appearsIn?: number
  note?: string
}>

/** One in every state. */
const doctorPosts: readonly DoctorPost[] = [
  { number: 911, status: 'published', texts: [homeReadings], appearsIn: -9 },
  { number: 912, status: 'published', texts: [vaccineVisit, newerVaccineVisit], appearsIn: -40 },
  { number: 913, status: 'scheduled', texts: [firstColds], appearsIn: 4 },
  {
    ...{ number: 914, status: 'needs_changes', texts: [stomachPromise] },
    note: '“根治”和“不会再犯”不能写。请换个说法，再附上资料来源。',
  },
  { number: 915, status: 'in_review', texts: [sugarTalk], appearsIn: 6 },
  { number: 916, status: 'draft', texts: [sleepNotes] },
  { number: 917, status: 'approved', texts: [saltShelf] },
  { number: 918, status: 'unpublished', texts: [summerHeat], appearsIn: -120 },
  { number: 919, status: 'archived', texts: [oldHours], appearsIn: -200 },
]

const hasAppeared = ({ status }: DoctorPost) => ['published', 'unpublished', 'archived'].includes(status)

const idOf = ({ number }: DoctorPost) => `demo-post-${number}`

/** The times of a post: what lies ahead lies ahead on every day on which nobody has touched it yet. */
function timesOf({ status, appearsIn, texts }: DoctorPost, at: number) {
  const waits = status === 'in_review' || texts.length > 1
  return {
    publishAt: appearsIn === undefined ? null : at + appearsIn * dayMs,
    submittedAt: waits ? at - dayMs : null,
  }
}

async function insertPost(tx: Transaction, post: DoctorPost, { at, userId }: { at: number; userId: string | null }) {
  const bylines = Object.fromEntries(locales.map((locale) => [`author.${locale}`, names[locale]]))
  const texts = post.texts.map((text) => ({ ...text, ...bylines }) as Record<string, string>)
  const [first] = texts
  const id = idOf(post)
  const { number, status, note = null } = post
  const isPublished = status === 'published'
  const created = { createdAt: at - 45 * dayMs, updatedAt: at - dayMs }
  const [added] = await tx
    .insert(blogPosts)
    .values({
      ...{ id, number, status, owner: 'provider', ownerId: author, isDemo: true, ...created, ...timesOf(post, at) },
      ...shownOf(
        { categoryId: first!['category']!, authorName: names },
        hasAppeared(post) ? first! : { category: first!['category']! },
      ),
      ...{ medicalReviewer: sql`'null'`, authorId: userId, submittedById: userId, returnNote: note },
      draftStatus: isPublished && texts.length > 1 ? 'in_review' : null,
    })
    .onConflictDoNothing()
    .returning({ id: blogPosts.id })
  if (!added) return
  for (const [index, text] of texts.entries()) {
    const revision = {
      id: `${id}-${index + 1}`,
      kind: 'post',
      subjectId: id,
      number: index + 1,
      cause: 'save',
    } as const
    await tx.insert(contentRevisions).values({ ...revision, text, createdById: userId, createdAt: created.updatedAt })
  }
  if (!hasAppeared(post)) return
  const rows = writtenLocales(first!).map((locale) => ({
    ...{ id: `${id}-${locale}`, postId: id, locale, updatedAt: created.updatedAt },
    ...translationOf(first!, { locale, number }),
  }))
  await tx.insert(blogTranslations).values(rows).onConflictDoNothing()
}

/**
 * Adds the posts that are missing of a demo doctor, in every state, and moves the times of those that nobody has touched. Nothing without
 * the doctor or the categories.
 */
export async function seedDoctorPosts(tx: Transaction): Promise<void> {
  const [doctor] = await tx
    .select({ userId: users.id })
    .from(providers)
    .leftJoin(users, eq(users.id, providers.userId))
    .where(eq(providers.id, author))
  if (!doctor) return
  const at = now()
  const ids = new Set((await tx.select({ id: blogCategories.id }).from(blogCategories)).map(({ id }) => id))
  for (const post of doctorPosts.filter(({ texts }) => ids.has(texts[0]!['category']!))) {
    await insertPost(tx, post, { at, userId: doctor.userId })
    const { publishAt, submittedAt } = timesOf(post, at)
    const isUntouched = and(eq(blogPosts.id, idOf(post)), eq(blogPosts.version, 1), eq(blogPosts.status, post.status))
    const isAhead = publishAt !== null && publishAt > at
    await tx
      .update(blogPosts)
      .set({ submittedAt, ...(isAhead && { publishAt }) })
      .where(isUntouched)
  }
}
