import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#app/core/calendar/zones.ts'
import { formatDate, formatDay } from '#app/core/format/format.ts'
import { ProviderCard } from '#app/modules/directory/components/provider-card.tsx'
import type { Openings } from '#app/modules/directory/openings.ts'
import { Prose } from '#app/modules/library/markdown/prose.tsx'
import { CareAside } from '#app/modules/library/reading/care-aside.tsx'
import { ContentsList } from '#app/modules/library/reading/contents-list.tsx'
import { pictureOfPost } from '#app/modules/seo/subject-pictures.ts'
import { ShareBox } from '#app/modules/library/reading/share-box.tsx'
import { OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { MetaLine } from '#app/ui/meta-line.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { Post } from '../post.server.ts'
import { PostTiles } from './post-lines.tsx'

/** A name without its form of address and without what stands in brackets behind it. */
const bareName = (name: string) => name.replace(/^Dr\.? /, '').replace(/\s*[(（].*$/, '')

/** The face of who stands for a text: the doctor who wrote it, else the reviewer, else the author. */
function Face({ post: { writer, reviewer, author } }: { post: Post }) {
  if (writer) return <SealAvatar name={writer.name.seal} seed={writer.id} size="sm" photo={writer.photo} />
  return <SealAvatar name={bareName(reviewer ?? author)} size="sm" />
}

/** Who wrote it, who checked what it says of medicine, and when; and the same in larger type. */
function Byline({ post, isLarge }: { post: Post; isLarge: boolean }) {
  const { t } = useTranslation('library')
  const locale = useLocale()
  return (
    <div className="byline">
      <Face post={post} />
      <MetaLine>
        <span>{t('blog.by', { name: post.author })}</span>
        <time dateTime={wallClock(post.publishedAt).date}>{formatDate(post.publishedAt, locale)}</time>
        <span>{t('blog.minutes', { count: post.minutes })}</span>
        {post.reviewer && post.reviewedOn && (
          <span>{t('blog.reviewed', { name: post.reviewer, day: formatDay(post.reviewedOn, locale) })}</span>
        )}
        <Link className="alone noprint" to={paths.blog(post.slug, isLarge ? {} : { text: 'large' })}>
          {isLarge ? t('blog.usualText') : t('blog.largeText')}
        </Link>
      </MetaLine>
    </div>
  )
}

/** What the reader must know of a text before it: fallback, how it was translated, whether it is due for a review. */
function Notices({ post }: { post: Post }) {
  const { t } = useTranslation('library')
  return (
    <>
      {post.isFallback && <Banner>{t(`blog.fallback.${post.locale}`)}</Banner>}
      {post.origin !== 'human' && <Banner tone="warning">{t(`blog.origin.${post.origin}`)}</Banner>}
      <OverdueNotice since={post.overdueSince} />
      {post.isDemo && <Banner tone="note">{t('blog.demoNotice')}</Banner>}
    </>
  )
}

type PostPageProps = {
  post: Post
  /** The open times of the places of its writer and of the doctors beside it. */
  openings: Openings
  /** In large type; the address says so. */
  isLarge: boolean
  /** The complete canonical address. */
  address: string
  /** A text that readers do not see yet, opened by a link for editors. */
  isPreview?: boolean
  /** What somebody has paid for; promotion comes after the library. */
  ad?: ReactNode
}

/** The picture over a text, as wide as its column. */
function Cover({ cover: { id, alt } }: { cover: NonNullable<Post['cover']> }) {
  return (
    <img
      className="post-cover"
      src={paths.cover(id, 1200)}
      srcSet={`${paths.cover(id, 600)} 600w, ${paths.cover(id, 1200)} 1200w`}
      sizes="(min-width: 64rem) 42rem, 100vw"
      width={1200}
      height={630}
      alt={alt}
    />
  )
}

/** The doctor who wrote it: face, specialties, place, and the next times that can be booked. */
function Writer({ writer, openings }: { writer: NonNullable<Post['writer']>; openings: Openings }) {
  const { t } = useTranslation('library')
  return (
    <div className="noprint">
      <Section id="writer" title={t('blog.writer')}>
        <ProviderCard
          card={writer}
          number={null}
          openings={writer.location ? openings[writer.location.providerFacilityId] : undefined}
        />
      </Section>
    </div>
  )
}

/** A post to read. */
export function PostPage({ post, openings, isLarge, address, isPreview = false, ad }: PostPageProps) {
  const { t } = useTranslation('library')
  const lang = post.isFallback ? post.locale : undefined
  return (
    <div className="wrap">
      <Breadcrumb
        items={[
          { to: paths.blogs(), label: t('blog.title') },
          { to: paths.blogs({ category: post.category.slug }), label: post.category.name },
        ]}
        current={post.title}
      />
      <div className="artgrid">
        <article className={classNames(isLarge && 'is-large')}>
          <header className="prose">
            <p>
              <Tag tone="info">{post.category.name}</Tag>
            </p>
            <h1 lang={lang}>
              <PhraseBreaks text={post.title} />
            </h1>
            <p className="lead" lang={lang}>
              <Unbroken text={post.excerpt} />
            </p>
            <Byline post={post} isLarge={isLarge} />
          </header>
          {isPreview && <Banner tone="warning">{t('blog.preview')}</Banner>}
          <Notices post={post} />
          {post.cover ? <Cover cover={post.cover} /> : <Picture name={pictureOfPost(post)} size="wide" isFirst />}
          <ContentsList contents={post.contents} />
          <Prose html={post.html} lang={lang} large={isLarge} />
          <SourceList sources={post.sources} reviewedOn={post.reviewedOn} />
          {post.writer && <Writer writer={post.writer} openings={openings} />}
          <ShareBox address={address} />
          {ad}
        </article>
        <CareAside care={post.care} openings={openings} />
      </div>
      {post.next.length > 0 && (
        <div className="noprint post-next">
          <Section id="next" title={t('blog.next')}>
            <PostTiles posts={post.next} />
          </Section>
        </div>
      )}
    </div>
  )
}
