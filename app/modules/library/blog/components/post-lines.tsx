import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#app/core/calendar/zones.ts'
import { formatDate } from '#app/core/format/format.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { pictureOfPost } from '#app/modules/seo/subject-pictures.ts'
import { Tile, Tiles } from '#app/ui/cards/tile.tsx'
import { Link } from '#app/ui/link.tsx'
import { MetaLine } from '#app/ui/meta-line.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { PostTeaser } from '../posts.server.ts'

type PostTilesProps = {
  posts: readonly PostTeaser[]
  /** The reader asked for this language: the links lead to its pages. */
  inItsLanguage?: boolean
}

/** What there is to know of a post before it is read: category, title, what it says, author, reviewer and day. */
function Teaser({ post, inItsLanguage = false }: { post: PostTeaser; inItsLanguage?: boolean | undefined }) {
  const { t } = useTranslation('library')
  const locale = useLocale()
  const isForeign = post.locale !== locale
  const lang = isForeign ? post.locale : undefined
  return (
    <>
      <p className="row">
        <Tag tone="info">{post.category.name}</Tag>
        {isForeign && <Tag tone="wait">{t(`blog.only.${post.locale}`)}</Tag>}
        {post.isDemo && <Tag>{t('blog.demo')}</Tag>}
      </p>
      <h3 lang={lang}>
        {isForeign && inItsLanguage ? (
          <a href={withPrefix(paths.blog(post.slug), post.locale)} hrefLang={post.locale}>
            <PhraseBreaks text={post.title} isNarrow />
          </a>
        ) : (
          <Link to={paths.blog(post.slug)}>
            <PhraseBreaks text={post.title} isNarrow />
          </Link>
        )}
      </h3>
      <p lang={lang}>
        <Unbroken text={post.excerpt} />
      </p>
      <MetaLine>
        <span>{post.author}</span>
        <time dateTime={wallClock(post.publishedAt).date}>{formatDate(post.publishedAt, locale)}</time>
        {post.reviewer && <span>{t('blog.reviewedBy', { name: post.reviewer })}</span>}
      </MetaLine>
    </>
  )
}

/** Posts as lines, where something else is read first. A text in another language says so. */
export function PostLines({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <ul className="teasers">
      {posts.map((post) => (
        <li key={post.number} className="teasers__brief">
          <Teaser post={post} />
        </li>
      ))}
    </ul>
  )
}

/** Posts to choose from, each with a picture. A text in another language says so. */
export function PostTiles({ posts, inItsLanguage }: PostTilesProps) {
  return (
    <Tiles>
      {posts.map((post) => (
        <Tile key={post.number} picture={pictureOfPost(post)}>
          <Teaser post={post} inItsLanguage={inItsLanguage} />
        </Tile>
      ))}
    </Tiles>
  )
}

/** The newest posts on the home page; nothing when there are none. */
export function LatestPosts({ posts }: { posts: readonly PostTeaser[] }) {
  const { t } = useTranslation('library')
  if (posts.length === 0) return null
  return (
    <Section id="articles" title={t('blog.latest')} more={{ to: paths.blogs(), label: t('blog.all') }} ground="apricot">
      <PostTiles posts={posts} />
    </Section>
  )
}

/** The way to the feed. */
export function FeedLink() {
  const { t } = useTranslation('library')
  return (
    <p>
      <a className="alone" href={useHref(paths.blogFeed())} type="application/rss+xml">
        {t('blog.feed.link')}
      </a>
    </p>
  )
}
