import type { Locale } from '#app/core/i18n/locale.ts'
import type { SiteOrigin } from '#app/core/site.server.ts'
import type { PageWords } from '#app/modules/seo/pages/request-head.server.ts'
import { imageMark, imagePath } from '#app/modules/seo/share-image/image-address.server.ts'
import type { ArticleFacts } from '#app/modules/seo/structured-data/article.ts'
import { paths } from '#app/paths.ts'
import type { Post } from './post.server.ts'

const isoOf = (instant: number) => new Date(instant).toISOString()

/** What search engines, chats and automated readers are told of a post. */
export function postWords(post: Post, targetAudience: string): PageWords {
  return {
    title: post.seoTitle ?? post.title,
    description: post.seoDescription ?? post.excerpt,
    path: paths.blog(post.slug),
    keywords: post.keywords,
    article: {
      publishedOn: isoOf(post.publishedAt),
      modifiedOn: isoOf(post.modifiedAt),
      author: post.author,
      section: post.category.name,
    },
    contentMeta: {
      contentType: 'article',
      primaryTopic: post.title,
      keyTerms: post.keywords.length > 0 ? post.keywords : [post.category.name],
      medicalSpecialties: post.care.specialties.map(({ name }) => name),
      contentSummary: post.excerpt,
      targetAudience,
    },
  }
}

/** What search engines are told of a post as an article; `locale` is the page's, `origin` the site's. */
export function articleFacts(post: Post, locale: Locale, origin: SiteOrigin): ArticleFacts {
  const picture = imagePath(`blog/${post.slug}`, 'wide', locale, imageMark([post.title, post.category.name]))
  return {
    path: paths.blog(post.slug),
    headline: post.title,
    description: post.excerpt,
    image: origin + picture,
    publishedOn: isoOf(post.publishedAt),
    modifiedOn: isoOf(post.modifiedAt),
    author: {
      name: post.author,
      ...(post.writer && {
        path: paths.doctor(post.writer.specialtySlug, post.writer.slug),
        specialty: post.writer.specialties[0]!,
      }),
    },
    section: post.category.name,
    keywords: post.keywords,
    sources: post.sources,
    language: post.locale,
  }
}
