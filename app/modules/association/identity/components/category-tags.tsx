import { useTranslation } from 'react-i18next'
import { Tag } from '#app/ui/tag.tsx'
import type { Category } from '../categories.ts'

/** What an association is about, as short words in a line; nothing where it has not said so. */
export function CategoryTags({ categories }: { categories: readonly Category[] | null }) {
  const { t } = useTranslation('association-identity')
  if (!categories || categories.length === 0) return null
  return (
    <p className="row">
      {categories.map((category) => (
        <Tag key={category}>{t(`category.${category}`)}</Tag>
      ))}
    </p>
  )
}
