import { sql } from 'drizzle-orm'
import { withTransaction } from '#app/core/database/database.server.ts'
import { createPost } from '#app/modules/content/blog/commands/create-post.server.ts'
import { getPostRow, readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { blogCategories, blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { adminActor } from './accounts.ts'
import { tri } from './directory.ts'

/** Somebody who writes and publishes; others are asked for by their permissions. */
export const contentEditor = (userId = 'editor-1') => ({
  ...adminActor('blog.edit', 'blog.review', 'blog.publish', 'content.edit', 'content.publish'),
  userId,
})

/** Somebody who writes and cannot publish. */
export const contentWriter = (userId = 'writer-1') => ({ ...adminActor('blog.edit'), userId })

const name = { 'zh-Hans': '预防', 'zh-Hant': '預防', 'en-US': 'Prevention' }

export async function insertCategory(id = 'prevention'): Promise<string> {
  await withTransaction((tx) => tx.insert(blogCategories).values({ id, slug: id, name, sort: 1 }).onConflictDoNothing())
  return id
}

/** A text in two languages that could be published. */
export const wholeText = (changes: ContentText = {}): ContentText => ({
  'title.zh-Hans': '流感疫苗什么时候打',
  'excerpt.zh-Hans': '秋天打最好，晚了也值得。',
  'body.zh-Hans': '## 什么时候\n\n秋天。',
  'slug.zh-Hans': 'flu-shot',
  'title.en-US': 'When to get a flu shot',
  'excerpt.en-US': 'Fall is best; later still helps.',
  'body.en-US': '## When\n\nIn the fall.',
  'slug.en-US': 'flu-shot',
  'author.en-US': 'The editors',
  'author.zh-Hans': '编辑部',
  category: 'prevention',
  specialties: 'family-medicine',
  sources: 'CDC | Flu vaccine | https://www.cdc.gov/flu/',
  ...changes,
})

/** A post that somebody has begun; answers its id. */
export async function insertPost(changes: ContentText = {}, actor = contentEditor()): Promise<string> {
  await insertCategory()
  return createPost(actor, wholeText(changes))
}

/** A post of a doctor that the public sees, written in some languages; its slugs are `post-<number>-<locale>`. */
export async function insertDoctorPost(
  number: number,
  post: Partial<typeof blogPosts.$inferInsert>,
  written: readonly Locale[] = ['zh-Hans', 'en-US'],
): Promise<void> {
  const categoryId = await insertCategory()
  await withTransaction(async (tx) => {
    await tx.insert(blogPosts).values({
      ...{ id: `post-${number}`, number, owner: 'provider' as const, status: 'published' as const, categoryId },
      ...{ authorName: tri('白芷宁 医生', '白芷寧 醫生', 'Zhining Bai, MD'), medicalReviewer: sql`'null'` },
      ...{ sources: [], specialtySlugs: [], isDemo: false, createdAt: 1, updatedAt: 1 },
      ...post,
    })
    await tx.insert(blogTranslations).values(
      written.map((locale) => ({
        ...{ id: `post-${number}-${locale}`, postId: `post-${number}`, locale, slug: `post-${number}-${locale}` },
        ...{ title: `${number} in ${locale}`, excerpt: 'e', body: 'b', keywords: [], origin: 'human' as const },
        updatedAt: 1,
      })),
    )
  })
}

/** A post as a page shows it, for the next command. */
export async function seenPost(id: string) {
  const post = await getPostRow(id)
  const { number, text } = await readPostText(post)
  return { id, version: post.version, seen: number, text, post }
}
