import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { renderMarkdown } from '#app/modules/library/markdown/render-markdown.server.ts'
import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import {
  findPageInForce,
  listPagesInForce,
  type PageSummary,
} from '#app/modules/library/reading/pages-in-force.server.ts'
import { findRelatedCare } from '#app/modules/library/reading/related-care.server.ts'
import { findableOnce } from '#app/modules/library/search/findable-cache.ts'
import { byLetter } from '#app/modules/library/search/letter-index.ts'
import { searchEntries } from '#app/modules/library/search/match-words.ts'
import { type TopicCategory, topicCategories } from './topic-categories.ts'

export type TopicTeaser = { key: string; category: string; title: string; summary: string }

const teaserOf =
  (locale: Locale) =>
  ({ key, category, title, summary }: PageSummary): TopicTeaser => ({
    key,
    category,
    title: title[locale],
    summary: summary[locale],
  })

const findableTopic = (topic: PageSummary) =>
  findableOnce(topic, () => ({
    names: locales.flatMap((locale) => [topic.title[locale], ...topic.aliases[locale]]),
    texts: locales.map((locale) => topic.summary[locale]),
  }))

/**
 * What the topic library shows in one locale: the topics that answer `q`, or without words those of a category, by category and by
 * letter. An unknown category is none.
 */
export async function listTopics({ q, category }: { q: string; category: string | null }, locale: Locale) {
  const topics = await listPagesInForce('knowledge')
  const chosen = topicCategories.find((each) => each === category) ?? null
  const own = chosen ? topics.filter((topic) => topic.category === chosen) : topics
  const found = q === '' ? null : searchEntries(topics, q, findableTopic)
  const teasers = (rows: PageSummary[]) => rows.map(teaserOf(locale))
  const inOrder = byLetter(own, (topic) => topic.title[locale], locale)
  return {
    q,
    category: chosen,
    total: topics.length,
    categories: topicCategories
      .map((each) => ({ category: each, count: topics.filter((topic) => topic.category === each).length }))
      .filter(({ count }) => count > 0),
    found: found && teasers(found),
    byCategory: topicCategories
      .map((each) => ({
        category: each,
        topics: teasers(inOrder.flatMap(({ entries }) => entries).filter((topic) => topic.category === each)),
      }))
      .filter((group) => group.topics.length > 0),
    byLetter: inOrder.map(({ letter, entries }) => ({ letter, topics: teasers(entries) })),
  }
}

export type TopicList = Awaited<ReturnType<typeof listTopics>>

/** The key of a topic by any of its names, for addresses written by hand; null when it is nobody's. */
export async function findTopicKey(name: string): Promise<string | null> {
  const wanted = fold(name.replaceAll('-', ' '))
  if (wanted === '') return null
  const topics = await listPagesInForce('knowledge')
  const isNamed = (topic: PageSummary) => fold(topic.key.replaceAll('-', ' ')) === wanted
  const hasName = (topic: PageSummary) => findableTopic(topic).names.includes(wanted)
  return (topics.find(isNamed) ?? topics.find(hasName))?.key ?? null
}

const shownRelated = 5

/** What a key looks like; PostgreSQL refuses to compare with some of what an address can hold. */
const keyShape = /^[a-z0-9-]{1,100}$/

/** Topics near another: of the same specialties first, then of the same category. */
function relatedTo(topic: { key: string; category: string; specialtySlugs: string[] }, topics: PageSummary[]) {
  const nearness = (other: PageSummary) =>
    other.specialtySlugs.filter((slug) => topic.specialtySlugs.includes(slug)).length * 2 +
    (other.category === topic.category ? 1 : 0)
  return topics
    .filter((other) => other.key !== topic.key && nearness(other) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, shownRelated)
}

/** Everything the page of a topic shows, in one locale; null when there is no such topic in force. */
export async function findTopic(key: string, locale: Locale) {
  if (!keyShape.test(key)) return null
  const topic = await findPageInForce('knowledge', key)
  if (!topic) return null
  const [topics, care] = await Promise.all([
    listPagesInForce('knowledge'),
    findRelatedCare(topic.specialtySlugs, locale),
  ])
  const { html, contents } = renderMarkdown(topic.body[locale], locale)
  return {
    key,
    category: (topicCategories.find((each) => each === topic.category) ?? null) as TopicCategory | null,
    title: topic.title[locale],
    aliases: topic.aliases[locale],
    summary: topic.summary[locale],
    html,
    contents,
    sources: topic.sources,
    effectiveOn: topic.effectiveOn,
    reviewedOn: topic.reviewedOn,
    overdueSince: overdueSince('topic', topic),
    care,
    related: relatedTo(topic, topics).map(teaserOf(locale)),
  }
}

export type Topic = NonNullable<Awaited<ReturnType<typeof findTopic>>>

const shownOfSpecialty = 6

/** Topics that a specialty sees, for its page. */
export async function listTopicsOfSpecialty(slug: string, locale: Locale): Promise<TopicTeaser[]> {
  const topics = await listPagesInForce('knowledge')
  return topics
    .filter((topic) => topic.specialtySlugs.includes(slug))
    .toSorted((a, b) => a.specialtySlugs.indexOf(slug) - b.specialtySlugs.indexOf(slug))
    .slice(0, shownOfSpecialty)
    .map(teaserOf(locale))
}
