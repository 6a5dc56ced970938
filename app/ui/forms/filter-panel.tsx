import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

type FilterPanelProps = {
  /** Where the form asks, as a root-form path. */
  action: string
  /** Parameters the list keeps, such as the query and the order; sent as hidden inputs. */
  keep?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** How many filters are applied. */
  appliedCount: number
  /** Words of the submit button with the number of results. */
  submitLabel: string
  /** Root-form path with a query that answers how many results a choice would have; see the island `filters`. */
  countPath?: string
  /** FilterGroup elements. */
  children: ReactNode
  /** Under the button, such as a link that clears everything. */
  footer?: ReactNode
}

function hiddenInputs(keep: NonNullable<FilterPanelProps['keep']>) {
  return Object.entries(keep).flatMap(([name, value]) =>
    (value === undefined ? [] : Array.isArray(value) ? value : [value as string]).map((each) => (
      <input key={`${name}=${each}`} type="hidden" name={name} value={each} />
    )),
  )
}

/**
 * Filters as a GET form inside a disclosure: closed on phones with the number applied, open beside the list on wide screens
 * (by stylesheet). Every choice is in the address.
 */
export function FilterPanel({
  action,
  keep = {},
  appliedCount,
  submitLabel,
  countPath,
  children,
  footer,
}: FilterPanelProps) {
  const { t } = useTranslation('ui')
  const href = useHref(action)
  const count = useHref(countPath ?? action)
  const heading = (
    <>
      <Icon name="sliders-horizontal" />
      {t('filter.title')}
      {appliedCount > 0 && <span className="filters__count">{t('filter.applied', { count: appliedCount })}</span>}
    </>
  )
  return (
    <details className="filters">
      <summary>
        {heading}
        <span className="filters__close">
          {t('filter.close')}
          <Icon name="x" />
        </span>
      </summary>
      <h2 className="filters__title">{heading}</h2>
      <form method="get" action={href} aria-label={t('filter.title')} data-count={countPath && count}>
        {hiddenInputs(keep)}
        {children}
        <div className="filters__go">
          <Button>
            {countPath ? (
              <span data-count-words="" aria-live="polite">
                {submitLabel}
              </span>
            ) : (
              submitLabel
            )}
          </Button>
          {footer}
        </div>
      </form>
    </details>
  )
}

type FilterGroupProps = {
  legend: string
  /** Checkbox or RadioRow elements. */
  children: ReactNode
  /** Further choices behind a disclosure, with its words. */
  more?: { label: string; open: boolean; children: ReactNode }
  /** Folds the whole group under its legend; open where something in it is chosen. */
  fold?: { open: boolean }
}

/** A group of filter choices. Put the chosen ones first; long tails go into `more`, what few people choose from is folded. */
export function FilterGroup({ fold, ...group }: FilterGroupProps) {
  if (!fold) return <Choices {...group} />
  return (
    <details className="filters__fold" open={fold.open}>
      <summary>
        {group.legend}
        <Icon name="chevron-right" size={20} />
      </summary>
      <Choices {...group} isNamed />
    </details>
  )
}

/** `isNamed`: the legend stands above already. */
function Choices({ legend, children, more, isNamed = false }: FilterGroupProps & { isNamed?: boolean }) {
  return (
    <fieldset>
      <legend className={isNamed ? 'vh' : undefined}>{legend}</legend>
      <div>{children}</div>
      {more && (
        <details className="filters__more" open={more.open}>
          <summary>{more.label}</summary>
          {more.children}
        </details>
      )}
    </fieldset>
  )
}
