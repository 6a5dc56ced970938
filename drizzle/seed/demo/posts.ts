import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { blogCategories, blogPosts } from '#drizzle/schema/content.ts'
import { blogViews, contentRevisions } from '#drizzle/schema/editing.ts'

type DemoPost = Readonly<{
  number: number
  status: 'draft' | 'in_review' | 'scheduled'
  text: Record<string, string>
}>

const author = { 'author.zh-Hans': '编辑部', 'author.zh-Hant': '編輯部', 'author.en-US': 'The editors' }

/** Posts that are being worked on: one begun, one that waits for a review with words that nobody has read, one with a time. */
const demoPosts: readonly DemoPost[] = [
  {
    number: 901,
    status: 'draft',
    text: {
      ...author,
      category: 'prevention',
      'title.zh-Hans': '冬天怎么预防跌倒',
      'excerpt.zh-Hans': '地上有冰，家里的长辈要怎么走、穿什么鞋。',
      'body.zh-Hans': '## 出门前\n\n先看天气，等人把冰铲掉再出门。',
    },
  },
  {
    number: 902,
    status: 'in_review',
    text: {
      ...author,
      category: 'choosing-a-doctor',
      'title.zh-Hans': '看完医生以后问什么',
      'excerpt.zh-Hans': '走之前问清楚这三件事。',
      'body.zh-Hans': '## 三个问题\n\n- 我得的是什么？\n- 要做什么？\n- 什么时候再来？',
      'title.zh-Hant': '看完醫生以後問什麼',
      'excerpt.zh-Hant': '走之前問清楚這三件事。',
      'body.zh-Hant': '## 三個問題\n\n- 我得的是什麼？\n- 要做什麼？\n- 什麼時候再來？',
      'origin.zh-Hant': 'converted',
    },
  },
  {
    number: 903,
    status: 'scheduled',
    text: {
      ...author,
      category: 'insurance',
      'title.en-US': 'What to do when your insurance card is lost',
      'excerpt.en-US': 'Your coverage goes on. Ask for a new card and keep a photo of it.',
      'body.en-US':
        '## Call the number of your plan\n\nAsk for a new card, and for your member number in the meantime.',
      'slug.en-US': 'lost-insurance-card',
    },
  },
]

const idOf = ({ number }: DemoPost) => `demo-post-${number}`

async function insertPosts(tx: Transaction, at: number): Promise<void> {
  const ids = new Set((await tx.select({ id: blogCategories.id }).from(blogCategories)).map(({ id }) => id))
  for (const post of demoPosts.filter(({ text }) => ids.has(text['category']!))) {
    const id = idOf(post)
    const { number, status, text } = post
    const authorName = { 'zh-Hans': '编辑部', 'zh-Hant': '編輯部', 'en-US': 'The editors' }
    const [added] = await tx
      .insert(blogPosts)
      .values({
        ...{ id, number, status, authorName, categoryId: text['category']!, owner: 'platform', isDemo: true },
        ...{ medicalReviewer: sql`'null'`, sources: [], specialtySlugs: [], createdAt: at, updatedAt: at },
        submittedAt: status === 'in_review' ? at - 5 * dayMs : null,
        publishAt: status === 'scheduled' ? at + 3 * dayMs : null,
      })
      .onConflictDoNothing()
      .returning({ id: blogPosts.id })
    if (!added) continue
    const revision = { id: `${id}-1`, kind: 'post', subjectId: id, number: 1, cause: 'save' } as const
    await tx.insert(contentRevisions).values({ ...revision, text, createdAt: at })
  }
}

/** Adds the posts that are missing of those being worked on, and openings of the published ones over the last two weeks. */
export async function seedDemoEditing(tx: Transaction): Promise<void> {
  const at = now()
  await insertPosts(tx, at)
  // One that nobody has touched always has its time before it.
  await tx
    .update(blogPosts)
    .set({ publishAt: at + 3 * dayMs })
    .where(and(inArray(blogPosts.id, demoPosts.map(idOf)), eq(blogPosts.status, 'scheduled'), eq(blogPosts.version, 1)))
  const published = await tx
    .select({ id: blogPosts.id, number: blogPosts.number })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, 'published'), or(eq(blogPosts.owner, 'platform'), eq(blogPosts.isDemo, true))))
    .orderBy(asc(blogPosts.number))
  const days = Array.from({ length: 14 }, (_, ago) => localDate(at - (ago + 1) * dayMs, newYork))
  const rows = published.flatMap(({ id, number }) =>
    days.map((day) => ({
      id: `demo-views-${id}-${day}`,
      postId: id,
      day,
      views: 3 + ((number * 7 + Number(day.slice(-2)) * 5) % 23),
    })),
  )
  if (rows.length > 0) await tx.insert(blogViews).values(rows).onConflictDoNothing()
}
