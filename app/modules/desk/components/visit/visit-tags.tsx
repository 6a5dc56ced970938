import { useTranslation } from 'react-i18next'
import type { VisitTag } from '#app/modules/desk/visit-tags.ts'
import { Tag } from '#app/ui/tag.tsx'

/** What the desk has to know before a visit, as small tags. */
export function VisitTags({ tags }: { tags: readonly VisitTag[] }) {
  const { t } = useTranslation('desk')
  if (tags.length === 0) return null
  return (
    <ul className="visit-tags" aria-label={t('note.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag tone="info">{t(`tag.${tag}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}
