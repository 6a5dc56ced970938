import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import type { DraftStatus, PostStatus } from '../post-status.ts'

const tones: Readonly<Record<PostStatus, TagTone>> = {
  draft: 'plain',
  in_review: 'wait',
  needs_changes: 'warm',
  approved: 'info',
  scheduled: 'info',
  published: 'ok',
  unpublished: 'plain',
  archived: 'plain',
}

/** Where a post stands, and of a published one the text that waits. */
export function PostStatusTag({ status, draftStatus }: { status: PostStatus; draftStatus: DraftStatus | null }) {
  const { t } = useTranslation('content')
  return (
    <>
      <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>
      {draftStatus && (
        <>
          {' '}
          <Tag tone={tones[draftStatus]}>{t('posts.newText', { status: t(`statuses.${draftStatus}`) })}</Tag>
        </>
      )}
    </>
  )
}
