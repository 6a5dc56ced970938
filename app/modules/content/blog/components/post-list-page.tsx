import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { dayAndTime } from '#app/modules/content/when.ts'
import type { PostListData } from '../pages/post-list-page.server.ts'
import { type PostSort, postListSearch } from '../post-filters.ts'
import type { ListedPost } from '../queries/post-list.server.ts'
import { At } from './at.tsx'
import { PostFilterForm } from './post-filter-form.tsx'
import { PostLanguages } from './post-languages.tsx'
import { PostStatusTag } from './post-status-tag.tsx'
import { PostTitle } from './post-title.tsx'
import { ReviewQueue } from './review-queue.tsx'

function Scheduled({ posts }: { posts: readonly ListedPost[] }) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  if (posts.length === 0) return null
  return (
    <PanelCard id="scheduled" title={t('posts.scheduled')}>
      <ul className="card__body bullets">
        {posts.map(({ id, title, publishAt }) => (
          <li key={id}>
            <span className="num">{dayAndTime(publishAt ?? 0, locale)}</span>{' '}
            <Link to={paths.adminPost(id)}>{title ?? t('post.untitled')}</Link>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

function PostTable({ list, filters }: Pick<PostListData, 'list' | 'filters'>) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const sort = (by: PostSort, direction: 'ascending' | 'descending') => ({
    to: paths.adminPosts(postListSearch({ ...filters, sort: by, page: 1 })),
    direction: filters.sort === by ? direction : ('none' as const),
  })
  return (
    <DataTable
      caption={t('posts.title')}
      rows={list.posts}
      rowKey={({ id }) => id}
      columns={[
        {
          ...{ key: 'title', label: t('posts.post'), rowHeader: true, phone: 'wide', sort: sort('title', 'ascending') },
          cell: (post) => <PostTitle post={post} />,
        },
        {
          ...{ key: 'status', label: t('posts.status') },
          cell: ({ status, draftStatus, overdue }) => (
            <>
              <PostStatusTag status={status} draftStatus={draftStatus} />
              {overdue && <Tag tone={overdue === 'long' ? 'bad' : 'wait'}>{t(`overdue.${overdue}`)}</Tag>}
            </>
          ),
        },
        { ...{ key: 'languages', label: t('posts.languages') }, cell: (post) => <PostLanguages post={post} /> },
        {
          ...{ key: 'changed', label: t('posts.changed'), sort: sort('changed', 'descending') },
          cell: ({ updatedAt }) => <At instant={updatedAt} />,
        },
        {
          ...{ key: 'published', label: t('posts.published'), sort: sort('published', 'descending'), phone: 'hidden' },
          cell: ({ publishAt }) => (publishAt === null ? '–' : <At instant={publishAt} />),
        },
        {
          ...{ key: 'views', label: t('posts.views'), numeric: true, sort: sort('views', 'descending') },
          cell: ({ views }) => formatNumber(views, locale),
        },
      ]}
    />
  )
}

/** Posts: what waits for a decision, what has a time, and all of them under filters. */
export function PostListPage(data: PostListData) {
  const { t } = useTranslation('content')
  const { list, filters } = data
  return (
    <>
      <PageHead
        title={t('posts.title')}
        lead={t('posts.lead', { count: list.total })}
        actions={<ButtonLink to={paths.adminNewPost()}>{t('post.new')}</ButtonLink>}
      />
      <ReviewQueue {...data} />
      <Scheduled posts={list.scheduled} />
      <PostFilterForm {...data} />
      {list.posts.length === 0 ? (
        <EmptyState title={t('posts.empty')} actions={<Link to={paths.adminPosts()}>{t('posts.all')}</Link>} />
      ) : (
        <div className="panel panel--rows">
          <PostTable list={list} filters={filters} />
        </div>
      )}
      <Pagination
        page={filters.page}
        pageCount={list.pageCount}
        pageTo={(page) => paths.adminPosts(postListSearch({ ...filters, page }))}
      />
    </>
  )
}
