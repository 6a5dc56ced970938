import { useTranslation } from 'react-i18next'

/** One thing to put right: the id of the control it is about and the same sentence the field shows. */
export type ErrorItem = { id: string; message: string }

/**
 * What has to be put right, at the top of the main column, each line a link to its field. The browser itself moves the
 * focus here when the page loads, so it needs no script. Nothing without items.
 */
export function ErrorSummary({ items, id = 'errors' }: { items: readonly ErrorItem[]; id?: string }) {
  const { t } = useTranslation('ui')
  if (items.length === 0) return null
  return (
    <div className="errsum" role="alert" tabIndex={-1} autoFocus aria-labelledby={id}>
      <h2 id={id}>{t('errorSummary.title', { count: items.length })}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
