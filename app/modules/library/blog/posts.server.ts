import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { isLocale, type Locale, locales } from '#app/core/i18n/locale.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { findableOnce } from '#app/modules/library/search/findable-cache.ts'
import { searchEntries } from '#app/modules/library/search/match-words.ts'
import { blogCategories, blogPosts, blogTranslations } from '#drizzle/schema/index.ts'
import { chooseTranslation } from './choose-translation.ts'

const postsOfPage = 12

/** Posts that the public sees: published, and their time has come. */
export const isPublic = () => and(eq(blogPosts.status, 'published'), lte(blogPosts.publishAt, now()))

/** Every public post with the head of each of its texts, the newest first. The bodies stay where they are. */
async function listPublicPosts() {
  const [posts, texts] = await Promise.all([
    db
      .select({
        id: blogPosts.id,
        number: blogPosts.number,
        categorySlug: blogCategories.slug,
        categoryName: blogCategories.name,
        authorName: blogPosts.authorName,
        medicalReviewer: blogPosts.medicalReviewer,
        reviewedOn: blogPosts.reviewedOn,
        publishAt: blogPosts.publishAt,
        specialtySlugs: blogPosts.specialtySlugs,
        isDemo: blogPosts.isDemo,
        updatedAt: blogPosts.updatedAt,
      })
      .from(blogPosts)
      .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .where(isPublic())
      .orderBy(desc(blogPosts.publishAt), desc(blogPosts.number)),
    db
      .select({
        postId: blogTranslations.postId,
        locale: blogTranslations.locale,
        slug: blogTranslations.slug,
        title: blogTranslations.title,
        excerpt: blogTranslations.excerpt,
        keywords: blogTranslations.keywords,
        updatedAt: blogTranslations.updatedAt,
      })
      .from(blogTranslations)
      .innerJoin(blogPosts, eq(blogPosts.id, blogTranslations.postId))
      .where(isPublic())
      .orderBy(asc(blogTranslations.postId), asc(blogTranslations.locale)),
  ])
  const textsOf = groupBy(texts, ({ postId }) => postId)
  return posts.map((post) => ({ ...post, texts: textsOf.get(post.id) ?? [] })).filter((post) => post.texts.length > 0)
}

type PublicPost = Awaited<ReturnType<typeof listPublicPosts>>[number]

/** A post in a list, in one locale or in the language it falls back to. */
export type PostTeaser = {
  number: number
  slug: string
  /** Language of title and excerpt. */
  locale: Locale
  title: string
  excerpt: string
  category: { slug: string; name: string }
  author: string
  reviewer: string | null
  reviewedOn: string | null
  publishedAt: number
  isDemo: boolean
}

/** `wanted` is the language to read it in, where somebody asked for one other than the page's. */
function teaserOf(post: PublicPost, locale: Locale, wanted = locale): PostTeaser {
  const text = chooseTranslation(post.texts, wanted)!
  return {
    number: post.number,
    slug: text.slug,
    locale: text.locale,
    title: text.title,
    excerpt: text.excerpt,
    category: { slug: post.categorySlug, name: post.categoryName[locale] },
    author: post.authorName[locale],
    reviewer: post.medicalReviewer?.[locale] ?? null,
    reviewedOn: post.reviewedOn,
    publishedAt: post.publishAt!,
    isDemo: post.isDemo,
  }
}

const findablePost = (post: PublicPost) => {
  const updatedAt = Math.max(post.updatedAt, ...post.texts.map((text) => text.updatedAt))
  return findableOnce({ id: post.id, updatedAt }, () => ({
    names: post.texts.flatMap(({ title, keywords }) => [title, ...keywords]),
    texts: [
      ...post.texts.map(({ excerpt }) => excerpt),
      ...locales.flatMap((locale) => [post.authorName[locale], post.categoryName[locale]]),
    ],
  }))
}

/** What a list of posts is narrowed by, as the address says it. What nobody has narrows to nothing. */
export type PostFilters = {
  q: string
  category: string | null
  /** Written in this language. */
  lang: Locale | null
  author: string | null
  page: number
}

/** Reads the filters of an address; what cannot be meant is left out. */
export function readPostFilters(search: URLSearchParams): PostFilters {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 200)
  const page = /^\d{1,4}$/.test(text('page')) ? Number(text('page')) : 1
  const lang = text('lang')
  return {
    q: text('q'),
    category: text('category') || null,
    lang: isLocale(lang) ? lang : null,
    author: text('author') || null,
    page: Math.max(1, page),
  }
}

/** A page of the public posts under some filters, in one locale, and the choices there are. */
export async function listPosts(filters: PostFilters, locale: Locale) {
  const all = await listPublicPosts()
  const own = all.filter(
    (post) =>
      (filters.category === null || post.categorySlug === filters.category) &&
      (filters.lang === null || post.texts.some((text) => text.locale === filters.lang)) &&
      (filters.author === null || locales.some((each) => post.authorName[each] === filters.author)),
  )
  const found = filters.q === '' ? own : searchEntries(own, filters.q, findablePost)
  const pageCount = Math.max(1, Math.ceil(found.length / postsOfPage))
  const page = Math.min(filters.page, pageCount)
  return {
    filters: { ...filters, page },
    total: found.length,
    pageCount,
    posts: found
      .slice((page - 1) * postsOfPage, page * postsOfPage)
      .map((post) => teaserOf(post, locale, filters.lang ?? locale)),
    categories: await listCategories(all, locale),
    authors: [...new Set(all.map((post) => post.authorName[locale]))].toSorted(),
    languages: locales.filter((each) => all.some((post) => post.texts.some((text) => text.locale === each))),
  }
}

export type PostList = Awaited<ReturnType<typeof listPosts>>

async function listCategories(posts: PublicPost[], locale: Locale) {
  const rows = await db
    .select({ slug: blogCategories.slug, name: blogCategories.name })
    .from(blogCategories)
    .orderBy(asc(blogCategories.sort), asc(blogCategories.id))
  return rows
    .map(({ slug, name }) => ({
      slug,
      name: name[locale],
      count: posts.filter((post) => post.categorySlug === slug).length,
    }))
    .filter(({ count }) => count > 0)
}

/** The newest posts that somebody reviewed, for the home page. */
export async function listReviewedPosts(locale: Locale, limit: number): Promise<PostTeaser[]> {
  const posts = await listPublicPosts()
  return posts
    .filter((post) => post.medicalReviewer !== null && post.reviewedOn !== null)
    .slice(0, limit)
    .map((post) => teaserOf(post, locale))
}

/** The newest posts that name one of the specialties, without the post of a number. */
export async function listPostsOfSpecialties(
  slugs: readonly string[],
  locale: Locale,
  limit: number,
  except: number | null = null,
): Promise<PostTeaser[]> {
  const posts = await listPublicPosts()
  return posts
    .filter((post) => post.number !== except && post.specialtySlugs.some((slug) => slugs.includes(slug)))
    .slice(0, limit)
    .map((post) => teaserOf(post, locale))
}

/** The newest posts with their whole texts in one language, for its feed. */
export async function listPostsForFeed(locale: Locale, limit: number) {
  const posts = (await listPublicPosts())
    .filter((post) => post.texts.some((text) => text.locale === locale))
    .slice(0, limit)
  if (posts.length === 0) return []
  const bodies = await db
    .select({ postId: blogTranslations.postId, body: blogTranslations.body, updatedAt: blogTranslations.updatedAt })
    .from(blogTranslations)
    .where(
      and(
        eq(blogTranslations.locale, locale),
        inArray(
          blogTranslations.postId,
          posts.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(blogTranslations.id))
  return posts.map((post) => {
    const { body, updatedAt } = bodies.find(({ postId }) => postId === post.id)!
    return { ...teaserOf(post, locale), body, updatedAt: Math.max(updatedAt, post.publishAt!) }
  })
}
