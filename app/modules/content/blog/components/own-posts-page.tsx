import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Stat, Stats } from '#app/ui/tables/stat.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OwnPostsData } from '../pages/own-posts-page.server.ts'
import type { OwnPosts } from '../queries/own-posts.server.ts'
import { At } from './at.tsx'
import { BlogLocked } from './blog-locked.tsx'
import { MonthFull } from './month-full.tsx'
import { PostLanguages } from './post-languages.tsx'
import { PostStatusTag } from './post-status-tag.tsx'

type OwnPost = OwnPosts['posts'][number]

/** Title and category, the way to what readers see, and what the editors asked for. */
function OwnTitle({ post, isLocked }: { post: OwnPost; isLocked: boolean }) {
  const { t } = useTranslation('content')
  const { id, number, title, category, status, returnNote, preview } = post
  const shown = paths.blog(String(number), status === 'published' ? {} : { preview })
  const words = title ?? t('post.untitled')
  return (
    <>
      <Link to={isLocked ? shown : paths.officePost({ id })}>{words}</Link>
      <span className="queue-line">{category}</span>
      {returnNote && <span className="queue-line">{t('post.returned', { note: returnNote })}</span>}
    </>
  )
}

/** When a post appeared or is to appear. */
function Appearance({ post: { status, publishAt, appearsAt } }: { post: OwnPost }) {
  const locale = useLocale()
  const { t } = useTranslation('content')
  if (publishAt !== null && (status === 'scheduled' || appearsAt !== null)) return <At instant={publishAt} />
  return publishAt === null || !['published', 'unpublished', 'archived'].includes(status) ? (
    <span className="muted">{t('own.notYet')}</span>
  ) : (
    <span className="num nb">{formatDate(publishAt, locale)}</span>
  )
}

function useColumns(isLocked: boolean): Column<OwnPost>[] {
  const { t } = useTranslation('content')
  const locale = useLocale()
  return [
    {
      ...{ key: 'title', label: t('own.article'), rowHeader: true, phone: 'wide' },
      cell: (post) => <OwnTitle post={post} isLocked={isLocked} />,
    },
    {
      ...{ key: 'status', label: t('posts.status') },
      cell: ({ status, draftStatus }) => <PostStatusTag status={status} draftStatus={draftStatus} />,
    },
    { ...{ key: 'languages', label: t('posts.languages') }, cell: (post) => <PostLanguages post={post} /> },
    { ...{ key: 'appears', label: t('own.appears'), phone: 'labeled' }, cell: (post) => <Appearance post={post} /> },
    {
      ...{ key: 'recent', label: t('own.recent'), numeric: true, phone: 'hidden' },
      cell: ({ recentViews }) => formatNumber(recentViews, locale),
    },
    {
      ...{ key: 'views', label: t('own.allViews'), numeric: true, phone: 'labeled' },
      cell: ({ views }) => formatNumber(views, locale),
    },
  ]
}

function Figures({ list: { figures }, use, isLocked }: Pick<OwnPostsData, 'list' | 'use' | 'isLocked'>) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const count = (figure: number) => formatNumber(figure, locale)
  return (
    <Stats>
      <Stat label={t('statuses.published')} value={count(figures.published)} />
      <Stat label={t('own.recent')} value={count(figures.recentViews)} comparison={t('own.noCookies')} />
      <Stat label={t('own.allViews')} value={count(figures.views)} />
      {!isLocked && (
        <Stat
          label={t('own.month')}
          value={use.limit === null ? count(use.used) : t('own.of', { used: use.used, limit: use.limit })}
          {...(use.limit === null && { comparison: t('own.anyNumber') })}
        />
      )}
    </Stats>
  )
}

/** The states that a doctor's posts are in, each the way to those. */
function StatusChips({ list, status }: Pick<OwnPostsData, 'list' | 'status'>) {
  const { t } = useTranslation('content')
  return (
    <nav className="row" aria-label={t('posts.status')}>
      <Chip to={paths.officeBlog()} selected={status === null}>
        {t('posts.counted', { what: t('own.all'), number: list.total })}
      </Chip>
      {list.counts.map((each) => (
        <Chip key={each.status} to={paths.officeBlog({ status: each.status })} selected={each.status === status}>
          {t('posts.counted', { what: t(`statuses.${each.status}`), number: each.count })}
        </Chip>
      ))}
    </nav>
  )
}

/** A doctor's own posts by state, with how often they are read. */
export function OwnPostsPage({ list, status, use, isLocked }: OwnPostsData) {
  const { t } = useTranslation('content')
  const columns = useColumns(isLocked)
  const isFull = use.limit !== null && use.used >= use.limit
  return (
    <>
      <PageHead
        title={t('own.title')}
        lead={t('own.lead')}
        actions={!isLocked && !isFull && <ButtonLink to={paths.officePost()}>{t('own.new')}</ButtonLink>}
      />
      {isLocked ? <BlogLocked /> : <MonthFull use={use} />}
      {list.total > 0 && (
        <>
          <Figures {...{ list, use, isLocked }} />
          <StatusChips list={list} status={status} />
          {list.posts.length > 0 && (
            <div className="panel panel--rows">
              <DataTable caption={t('own.title')} rows={list.posts} rowKey={({ id }) => id} columns={columns} />
            </div>
          )}
        </>
      )}
      {list.total === 0 && !isLocked && (
        <EmptyState picture="pen" title={t('own.empty')}>
          <p>{t('own.emptyText')}</p>
        </EmptyState>
      )}
    </>
  )
}
