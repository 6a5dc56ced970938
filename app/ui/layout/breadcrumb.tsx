import { useTranslation } from 'react-i18next'
import { Link } from '../link.tsx'

export type Crumb = { to: string; label: string }

/** The way down to this page: links, then the page itself as plain text. Home comes first by itself. */
export function Breadcrumb({ items, current }: { items?: readonly Crumb[]; current: string }) {
  const { t } = useTranslation('ui')
  const steps = [{ to: '/', label: t('breadcrumb.home') }, ...(items ?? [])]
  return (
    <nav className="crumbs" aria-label={t('breadcrumb.label')}>
      <ol>
        {steps.map((step) => (
          <li key={step.to}>
            <Link to={step.to}>{step.label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
