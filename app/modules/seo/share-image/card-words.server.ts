import { formatList } from '#app/core/format/format.ts'
import { and, asc, desc, eq, inArray, lte, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteName } from '#app/core/site.server.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { drawPortrait } from '#app/modules/directory/portraits/portrait.ts'
import { pictureOfBodyArea } from '#app/modules/directory/body-areas.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { findNeighborhood, findSpecialty } from '#app/modules/directory/queries/reference.server.ts'
import { blogCategories, blogPosts, blogTranslations, contentPages } from '#drizzle/schema/index.ts'
import type { ShareCard } from './card.ts'
import { pagePictures, pictureOfPost, pictureOfTopic } from '#app/modules/seo/subject-pictures.ts'
import type { ImageKey, PageName } from './image-key.ts'
import { latinCharacters, objectOf, sealOf } from './ornaments.server.tsx'

/** What differs from card to card; brand and locale are added to it. */
type Words = Pick<ShareCard, 'title' | 'second' | 'band'> & Partial<Pick<ShareCard, 'seal' | 'plain' | 'picture'>>

/** More languages than this make the band unreadable. */
const mostLanguages = 4

/** Parts of a line: an interpunct without spaces in Chinese, commas in English. */
const joined = (parts: readonly string[], locale: Locale) => formatList(parts, locale, 'facts')

/** The card of a key in the words of a locale; null when the key names nothing that a visitor can see. */
export async function findShareCard(key: ImageKey, locale: Locale): Promise<ShareCard | null> {
  const words = await wordsOf(key, locale)
  return words && { locale, brand: siteName(locale), seal: null, plain: null, picture: null, ...words }
}

function wordsOf(key: ImageKey, locale: Locale): Promise<Words | null> | Words {
  switch (key.kind) {
    case 'page':
      return pageWords(key.name, locale)
    case 'doctor':
      return doctorWords(key.slug, locale)
    case 'specialty':
      return specialtyWords(key.slug, locale)
    case 'location':
      return locationWords(key.slug, key.specialty, locale)
    case 'blog':
      return blogWords(key.id, locale)
    case 'knowledge':
      return knowledgeWords(key.topic, locale)
  }
}

function pageWords(name: PageName, locale: Locale): Words {
  const t = translator(locale)
  // The slogan is the title of the home page already.
  const band = name === 'home' ? t('seo.image.around') : t('seo.slogan')
  const picture = name in pagePictures ? objectOf(pagePictures[name as keyof typeof pagePictures]) : null
  return { title: t(`seo.image.page.${name}.title`), second: t(`seo.image.page.${name}.second`), band, picture }
}

async function doctorWords(slug: string, locale: Locale): Promise<Words | null> {
  const { provider } = await resolveProvider(slug)
  if (!provider) return null
  const profile = await getProviderProfile(provider, locale)
  const t = translator(locale, 'directory')
  const { name, specialties, locations, languages } = profile
  const neighborhood = locations[0]?.neighborhood?.name
  const field = specialties[0]?.name
  const spoken = languages.slice(0, mostLanguages).map((language) => language.name)
  return {
    title: t(`card.honorific.${name.honorific}`, { name: name.main }),
    second:
      joined(
        [field, neighborhood].filter((part) => part !== undefined),
        locale,
      ) || null,
    band: joined(spoken, locale) || translator(locale)('seo.slogan'),
    seal: sealOf(name.seal, profile.id),
    picture: profile.photo?.isDrawn ? { svg: drawPortrait(provider), isPortrait: true } : null,
    plain: name.isChinese && name.other ? { title: name.other, characters: latinCharacters(name.other) } : null,
  }
}

async function specialtyWords(slug: string, locale: Locale): Promise<Words | null> {
  const specialty = await findSpecialty(slug)
  if (!specialty) return null
  const t = translator(locale)
  const picture = objectOf(pictureOfBodyArea(specialty.bodyArea))
  return { title: specialty.name[locale], second: t('seo.image.specialty'), band: t('seo.image.around'), picture }
}

async function locationWords(slug: string, specialtySlug: string | null, locale: Locale): Promise<Words | null> {
  const neighborhood = await findNeighborhood(slug)
  const specialty = specialtySlug === null ? null : await findSpecialty(specialtySlug)
  if (!neighborhood || (specialtySlug !== null && !specialty)) return null
  const t = translator(locale)
  const name = neighborhood.name[locale]
  if (!specialty) return { title: name, second: t('seo.image.location'), band: t('seo.image.around') }
  const title = translator(locale, 'directory')('results.titleBoth', {
    neighborhood: name,
    doctors: professionOf({ slug: specialty.slug, name: specialty.name[locale] }, locale).Many,
  })
  return { title, second: t('seo.image.specialty'), band: name }
}

/** A published post by its number or its slug, in the locale or else the language it has. */
async function blogWords(id: string, locale: Locale): Promise<Words | null> {
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  const rows = await db
    .select({
      postId: blogPosts.id,
      number: blogPosts.number,
      locale: blogTranslations.locale,
      title: blogTranslations.title,
      category: blogCategories.name,
      slug: blogCategories.slug,
      author: blogPosts.authorName,
    })
    .from(blogPosts)
    .innerJoin(blogTranslations, eq(blogTranslations.postId, blogPosts.id))
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(
      and(
        eq(blogPosts.status, 'published'),
        lte(blogPosts.publishAt, now()),
        or(
          ...(number === null ? [] : [eq(blogPosts.number, number)]),
          inArray(
            blogPosts.id,
            db.select({ id: blogTranslations.postId }).from(blogTranslations).where(eq(blogTranslations.slug, id)),
          ),
        ),
      ),
    )
    .orderBy(asc(blogPosts.id), asc(blogTranslations.locale))
  const translations = rows.filter(({ postId }) => postId === rows[0]?.postId)
  const best = translations.find((row) => row.locale === locale) ?? translations.at(-1)
  if (!best) return null
  const second = joined([best.category[locale], best.author[locale]], locale)
  const picture = objectOf(pictureOfPost({ number: best.number, title: best.title, category: best }))
  return { title: best.title, second, band: translator(locale)('seo.slogan'), picture }
}

async function knowledgeWords(topic: string, locale: Locale): Promise<Words | null> {
  const [row] = await db
    .select({ title: contentPages.title, category: contentPages.category })
    .from(contentPages)
    .where(
      and(
        eq(contentPages.section, 'knowledge'),
        eq(contentPages.key, topic),
        lte(contentPages.effectiveOn, todayInNewYork()),
      ),
    )
    .orderBy(desc(contentPages.effectiveOn), desc(contentPages.version))
    .limit(1)
  const t = translator(locale)
  if (!row) return null
  const picture = objectOf(pictureOfTopic({ key: topic, category: row.category }))
  return { title: row.title[locale], second: t('seo.image.knowledge'), band: t('seo.slogan'), picture }
}
