import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ListedPost } from '../queries/post-list.server.ts'

type TitledPost = Pick<ListedPost, 'id' | 'title' | 'category' | 'author' | 'isOfDoctor'>

/** A post by its title, which leads to the editor, with its category and who signs it. */
export function PostTitle({ post }: { post: TitledPost }) {
  const { t } = useTranslation('content')
  return (
    <>
      <Link to={paths.adminPost(post.id)}>{post.title ?? t('post.untitled')}</Link>
      <span className="queue-line">
        {post.category} · {post.author} {post.isOfDoctor && <Tag tone="info">{t('posts.ofDoctor')}</Tag>}
      </span>
    </>
  )
}
