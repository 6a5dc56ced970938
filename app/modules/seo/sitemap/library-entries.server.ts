import { and, asc, eq, lte, max } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import {
  blogPosts,
  blogTranslations,
  contentPages,
  i693Rules,
  imagingModalities,
  insuranceTerms,
  labTests,
  medications,
} from '#drizzle/schema/index.ts'
import { doctorsChanged } from './directory-entries.server.ts'
import { latest, type SitemapEntry } from './entry.ts'

const isInForce = () => lte(contentPages.effectiveOn, todayInNewYork())

/** Written pages in force: when each last changed. */
function listWritten() {
  return db
    .select({ section: contentPages.section, key: contentPages.key, changedAt: max(contentPages.updatedAt) })
    .from(contentPages)
    .where(isInForce())
    .groupBy(contentPages.section, contentPages.key)
    .orderBy(asc(contentPages.section), asc(contentPages.key))
}

/** Posts that have appeared, at the addresses of the languages they are written in. */
export async function blogEntries(): Promise<SitemapEntry[]> {
  const rows = await db
    .select({
      number: blogPosts.number,
      locale: blogTranslations.locale,
      slug: blogTranslations.slug,
      postAt: blogPosts.updatedAt,
      textAt: blogTranslations.updatedAt,
    })
    .from(blogPosts)
    .innerJoin(blogTranslations, eq(blogTranslations.postId, blogPosts.id))
    .where(and(eq(blogPosts.status, 'published'), lte(blogPosts.publishAt, now())))
    .orderBy(asc(blogPosts.number), asc(blogTranslations.locale))
  const posts = new Map<number, { path: Partial<Record<Locale, string>>; changedAt: number | null }>()
  for (const { number, locale, slug, postAt, textAt } of rows) {
    const post = posts.get(number) ?? { path: {}, changedAt: null }
    post.path[locale] = paths.blog(slug)
    post.changedAt = latest([post.changedAt, postAt, textAt])
    posts.set(number, post)
  }
  return [...posts.values()]
}

/** Topics and medicines. */
export async function knowledgeEntries(): Promise<SitemapEntry[]> {
  const [written, medicines] = await Promise.all([
    listWritten(),
    db
      .select({ slug: medications.slug, changedAt: medications.updatedAt })
      .from(medications)
      .orderBy(asc(medications.slug)),
  ])
  return [
    ...written
      .filter(({ section }) => section === 'knowledge')
      .map(({ key, changedAt }) => ({ path: paths.topic(key), changedAt })),
    ...medicines.map(({ slug, changedAt }) => ({ path: paths.medication({ name: slug }), changedAt })),
  ]
}

/** Pages of which there is one each; the time of each is that of the newest thing it shows. */
export async function staticEntries(): Promise<SitemapEntry[]> {
  const [doctors, written, posts, [test], [modality], [medicine], [term], [rule]] = await Promise.all([
    doctorsChanged(),
    listWritten(),
    blogEntries(),
    db.select({ at: max(labTests.updatedAt) }).from(labTests),
    db.select({ at: max(imagingModalities.updatedAt) }).from(imagingModalities),
    db.select({ at: max(medications.updatedAt) }).from(medications),
    db.select({ at: max(insuranceTerms.updatedAt) }).from(insuranceTerms),
    db.select({ at: max(i693Rules.updatedAt) }).from(i693Rules),
  ])
  const inSection = (section: string) => written.filter((page) => page.section === section)
  const changeOf = (section: string) => latest(inSection(section).map(({ changedAt }) => changedAt))
  const changeOfPosts = latest(posts.map(({ changedAt }) => changedAt))
  const page = (path: string, changedAt: number | null | undefined): SitemapEntry => ({
    path,
    changedAt: changedAt ?? null,
  })
  return [
    page(paths.home(), latest([doctors.changedAt, changeOfPosts])),
    page(paths.doctors(), doctors.changedAt),
    page(paths.specialties(), doctors.changedAt),
    page(paths.neighborhoods(), doctors.changedAt),
    page(paths.everywhere(), doctors.changedAt),
    page(paths.labs(), test?.at),
    page(paths.stiTesting(), test?.at),
    page(paths.labLocations(), null),
    page(paths.radiology(), modality?.at),
    page(paths.medication(), medicine?.at),
    page(paths.insurance(), latest([term?.at, changeOf('insurance')])),
    page(paths.immigrationExam(), latest([rule?.at, changeOf('i693')])),
    page(paths.topics(), changeOf('knowledge')),
    page(paths.blogs(), changeOfPosts),
    page(paths.contact(), null),
    page(paths.concierge(), null),
    page(paths.industryPartner(), null),
    page(paths.provider(), null),
    ...inSection('policy').map(({ key, changedAt }) => page(paths.policy(key), changedAt)),
  ]
}
