import { useTranslation } from 'react-i18next'
import { Tag } from '#app/ui/tag.tsx'
import type { ListedPost } from '../queries/post-list.server.ts'

/** The languages a post is written in; one that nobody has read since a machine wrote it says so. */
export function PostLanguages({ post: { written, unread } }: { post: Pick<ListedPost, 'written' | 'unread'> }) {
  const { t } = useTranslation('content')
  return written.map((locale) => (
    <span key={locale}>
      <Tag tone={unread.includes(locale) ? 'wait' : 'plain'}>
        {unread.includes(locale) ? t('posts.unread', { language: t(`short.${locale}`) }) : t(`short.${locale}`)}
      </Tag>{' '}
    </span>
  ))
}
