import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'

/** The sections of a text, folded away. Nothing for a text of fewer than two. */
export function ContentsList({ contents }: { contents: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation('library')
  if (contents.length < 2) return null
  return (
    <details className="toc noprint">
      <summary>
        <Icon name="list" />
        {t('contents.title')}
        <span className="toc__count">{t('contents.sections', { count: contents.length })}</span>
      </summary>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  )
}
