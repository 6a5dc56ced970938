import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select, type SelectOption } from '#app/ui/forms/select.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PostListData } from '../pages/post-list-page.server.ts'
import { postSorts } from '../post-filters.ts'
import { postStatuses } from '../post-status.ts'

type ChoiceProps = { name: string; label: string; value: string; first?: string; options: readonly SelectOption[] }

function Choice({ name, label, value, first, options }: ChoiceProps) {
  const all = first === undefined ? options : [{ value: '', label: first }, ...options]
  return (
    <Field id={name} label={label}>
      {(control) => <Select {...control} name={name} defaultValue={value} options={all} />}
    </Field>
  )
}

/** What the list of posts shows, all of it in the address; each state with how many there are. */
export function PostFilterForm({ list, filters, categories }: PostListData) {
  const { t } = useTranslation('content')
  const statuses = postStatuses.map((value) => ({
    value,
    label: t('posts.counted', { what: t(`statuses.${value}`), number: list.counts[value] }),
  }))
  const authors = list.authors.map((value) => ({ value, label: value }))
  const languages = locales.map((value) => ({ value, label: t(`languages.${value}`) }))
  const sorts = postSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))
  const any = t('posts.any')
  return (
    <form method="get" action={useHref(paths.adminPosts())} className="queue-filters">
      <Choice name="status" label={t('posts.status')} value={filters.status ?? ''} first={any} options={statuses} />
      <Choice
        name="category"
        label={t('posts.category')}
        value={filters.category ?? ''}
        first={any}
        options={categories}
      />
      <Choice name="missing" label={t('posts.missing')} value={filters.missing ?? ''} first={any} options={languages} />
      <Choice name="author" label={t('posts.author')} value={filters.author ?? ''} first={any} options={authors} />
      <Choice name="sort" label={t('posts.sort')} value={filters.sort} options={sorts} />
      <Checkbox name="overdue" value="1" defaultChecked={filters.isOverdue}>
        {t('posts.counted', { what: t('posts.overdue'), number: list.overdue })}
      </Checkbox>
      <div className="row">
        <Button variant="line">{t('posts.show')}</Button>
        <Link to={paths.adminPosts()}>{t('posts.all')}</Link>
      </div>
    </form>
  )
}
