import type { BlogPosting, Person } from 'schema-dts'
import { required } from './data-error.ts'
import { addressOf, type DataSite, publisherOf } from './site.ts'

export type ArticleFacts = {
  path: string
  headline: string
  description: string
  /** Complete address of a picture. */
  image: string
  /** YYYY-MM-DD or an instant in ISO form. */
  publishedOn: string
  modifiedOn?: string
  /** Who wrote it; of a doctor the page of the profile and the first specialty too. */
  author: { name: string; path?: string; specialty?: string }
  section?: string
  keywords?: readonly string[]
  /** Pages of named bodies that the article rests on. */
  sources?: readonly { title: string; url: string }[]
  /** BCP 47 language of the text, when it is not that of the page. */
  language?: string
}

function authorOf({ name, path, specialty }: ArticleFacts['author'], site: DataSite): Person {
  return {
    '@type': 'Person',
    name: required(name, 'the author'),
    ...(path ? { url: addressOf(site, path) } : {}),
    ...(specialty ? { knowsAbout: specialty } : {}),
  }
}

/** Structured data of a blog post. */
export function articleData(facts: ArticleFacts, site: DataSite): Extract<BlogPosting, { '@type': 'BlogPosting' }> {
  const url = addressOf(site, facts.path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: required(facts.headline, 'the headline'),
    description: facts.description,
    image: facts.image,
    datePublished: required(facts.publishedOn, 'the day of publication'),
    dateModified: facts.modifiedOn ?? facts.publishedOn,
    author: authorOf(facts.author, site),
    publisher: publisherOf(site),
    inLanguage: facts.language ?? site.locale,
    ...(facts.section ? { articleSection: facts.section } : {}),
    ...(facts.keywords?.length ? { keywords: facts.keywords.join(', ') } : {}),
    ...(facts.sources?.length
      ? { citation: facts.sources.map(({ title, url: source }) => ({ '@type': 'WebPage', name: title, url: source })) }
      : {}),
  }
}
