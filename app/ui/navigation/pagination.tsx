import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { pageWindow } from './pagination-window.ts'

type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  /** The address of a page number, as a root-form path. */
  pageTo: (page: number) => string
}

/**
 * Numbered links, the current one in ink, then previous and next in words, which take a second row on phones.
 * Nothing at all for a single page.
 */
export function Pagination({ page, pageCount, pageTo }: PaginationProps) {
  const { t } = useTranslation('ui')
  if (pageCount <= 1) return null
  return (
    <nav className="pages" aria-label={t('pagination.label')}>
      <ul>
        {pageWindow(page, pageCount).map((step, position) =>
          step === 'gap' ? (
            <li key={`gap-${position}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li
              key={step}
              className={Math.abs(step - page) > 1 && step !== 1 && step !== pageCount ? 'pages__far' : undefined}
            >
              <Link
                to={pageTo(step)}
                className="num"
                aria-current={step === page ? 'page' : undefined}
                aria-label={t('pagination.page', { page: step })}
              >
                {step}
              </Link>
            </li>
          ),
        )}
        {page > 1 && (
          <li>
            <Link to={pageTo(page - 1)} rel="prev">
              <Icon name="chevron-left" size={20} />
              {t('pagination.previous')}
            </Link>
          </li>
        )}
        {page < pageCount && (
          <li>
            <Link to={pageTo(page + 1)} rel="next">
              {t('pagination.next')}
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
