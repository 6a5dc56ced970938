import type { BlogPosting } from 'schema-dts'
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
  author: string
  section?: string
  keywords?: readonly string[]
  /** Pages of named bodies that the article rests on. */
  sources?: readonly { title: string; url: string }[]
  /** BCP 47 language of the text, when it is not that of the page. */
  language?: string
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
    author: { '@type': 'Person', name: required(facts.author, 'the author') },
    publisher: publisherOf(site),
    inLanguage: facts.language ?? site.locale,
    ...(facts.section ? { articleSection: facts.section } : {}),
    ...(facts.keywords?.length ? { keywords: facts.keywords.join(', ') } : {}),
    ...(facts.sources?.length
      ? { citation: facts.sources.map(({ title, url: source }) => ({ '@type': 'WebPage', name: title, url: source })) }
      : {}),
  }
}
