import { useTranslation } from 'react-i18next'
import { wallClock } from '#app/core/calendar/zones.ts'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { MetaLine } from '#app/ui/meta-line.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { DoctorPosts as Posts } from '../doctor-posts.server.ts'

type DoctorPostsProps = Posts & {
  /** The doctor, as a sentence names them. */
  name: string
}

/** What a doctor has written lately; nothing where that is nothing. A text in another language says so. */
export function DoctorPosts({ posts, hasMore, name }: DoctorPostsProps) {
  const { t } = useTranslation('library')
  const locale = useLocale()
  const [newest] = posts
  if (!newest) return null
  const all = { to: paths.blogs({ author: newest.author }), label: t('blog.allOfDoctor') }
  return (
    <Section id="articles" title={t('blog.ofDoctor', { name })} {...(hasMore && { more: all })}>
      <ul className="teasers">
        {posts.map((post) => (
          <li key={post.number}>
            <h3 lang={post.locale === locale ? undefined : post.locale}>
              <Link to={paths.blog(post.slug)}>
                <PhraseBreaks text={post.title} isNarrow />
              </Link>
            </h3>
            <MetaLine>
              <time dateTime={wallClock(post.publishedAt).date}>{formatDate(post.publishedAt, locale)}</time>
              {post.locale !== locale && <Tag tone="wait">{t(`blog.only.${post.locale}`)}</Tag>}
            </MetaLine>
          </li>
        ))}
      </ul>
    </Section>
  )
}
