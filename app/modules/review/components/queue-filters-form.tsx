import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { QueuePageData } from '../pages/queue-page.server.ts'
import { isKind, requestTypes, type RequestType } from '../request-queues.ts'
import { useFieldWords } from './request-words.tsx'

type Option = { value: string; label: string }

function Choice({ name, label, value, options }: { name: string; label: string; value: string; options: Option[] }) {
  return (
    <label>
      <span>{label}</span>
      <Select name={name} defaultValue={value} options={options} />
    </label>
  )
}

type FormProps = Pick<QueuePageData, 'queue' | 'filters' | 'isNarrowed' | 'areas'>

/** What a queue can be narrowed to, in words. */
function useTypeWords(): (type: RequestType) => string {
  const { t } = useTranslation('review')
  const field = useFieldWords()
  return (type) => (type === 'report' || isKind(type) ? t(`kind.${type}`) : field(type))
}

function TypeChoice({ queue, filters }: Pick<FormProps, 'queue' | 'filters'>) {
  const { t } = useTranslation('review')
  const words = useTypeWords()
  const types: readonly RequestType[] = requestTypes[queue]
  if (types.length === 0) return null
  return (
    <Choice
      name="type"
      label={t('filter.type')}
      value={filters.type ?? 'any'}
      options={[{ value: 'any', label: t('filter.any') }, ...types.map((value) => ({ value, label: words(value) }))]}
    />
  )
}

/** Narrows a queue; all of it stands in the address. */
export function QueueFiltersForm({ queue, filters, isNarrowed, areas }: FormProps) {
  const { t } = useTranslation('review')
  const any = { value: 'any', label: t('filter.any') }
  const isSeldomSet = filters.locale !== null || filters.assigned !== 'any' || filters.sort !== 'oldest'
  return (
    <form method="get" action={useHref(paths.reviewQueue(queue))} className="review-filters" role="search">
      {filters.state !== 'waiting' && <input type="hidden" name="state" value={filters.state} />}
      <label className="review-filters__text">
        <span>{t('filter.text')}</span>
        <input type="search" name="q" className="in" defaultValue={filters.text} />
      </label>
      <TypeChoice queue={queue} filters={filters} />
      <Choice name="area" label={t('filter.area')} value={filters.area ?? 'any'} options={[any, ...areas]} />
      <Choice
        name="age"
        label={t('filter.age')}
        value={filters.age}
        options={[any, ...(['late', 'new'] as const).map((value) => ({ value, label: t(`filter.ages.${value}`) }))]}
      />
      <Button>{t('filter.submit')}</Button>
      {isNarrowed && (
        <ButtonLink variant="quiet" to={paths.reviewQueue(queue)}>
          {t('filter.clear')}
        </ButtonLink>
      )}
      <details className="review-filters__more" open={isSeldomSet}>
        <summary>{t('filter.more')}</summary>
        <div>
          <Choice
            name="locale_of"
            label={t('filter.locale')}
            value={filters.locale ?? 'any'}
            options={[any, ...locales.map((value) => ({ value, label: t(`locales.${value}`) }))]}
          />
          <Choice
            name="assigned"
            label={t('filter.assigned')}
            value={filters.assigned}
            options={[
              any,
              ...(['me', 'nobody', 'others'] as const).map((value) => ({ value, label: t(`filter.who.${value}`) })),
            ]}
          />
          <Choice
            name="sort"
            label={t('filter.sort')}
            value={filters.sort}
            options={(['oldest', 'newest'] as const).map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
          />
        </div>
      </details>
    </form>
  )
}
