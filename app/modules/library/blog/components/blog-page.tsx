import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Chip, RemovableChip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { blogSearch } from '../blog-search.ts'
import type { PostFilters, PostList } from '../posts.server.ts'
import { FeedLink, PostTiles } from './post-lines.tsx'

function Filters({ list }: { list: PostList }) {
  const { t } = useTranslation('library')
  const { filters } = list
  return (
    <form className="again noprint" method="get" action={useHref(paths.blogs())} role="search">
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <label className="vh" htmlFor="q">
        {t('blog.search')}
      </label>
      <TextInput
        id="q"
        type="search"
        name="q"
        defaultValue={filters.q}
        placeholder={t('blog.search')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button icon="search">{t('search.submit')}</Button>
      <details className="narrow" open={filters.lang !== null || filters.author !== null}>
        <summary>
          <Icon name="sliders-horizontal" size={20} />
          {t('blog.narrow')}
        </summary>
        <div>
          <Field id="lang" label={t('blog.language')}>
            {(control) => (
              <Select
                {...control}
                name="lang"
                defaultValue={filters.lang ?? ''}
                options={[
                  { value: '', label: t('blog.anyLanguage') },
                  ...list.languages.map((lang) => ({ value: lang, label: t(`blog.languageName.${lang}`) })),
                ]}
              />
            )}
          </Field>
          <Field id="author" label={t('blog.author')}>
            {(control) => (
              <Select
                {...control}
                name="author"
                defaultValue={filters.author ?? ''}
                options={[
                  { value: '', label: t('blog.anyAuthor') },
                  ...list.authors.map((author) => ({ value: author, label: author })),
                ]}
              />
            )}
          </Field>
        </div>
      </details>
    </form>
  )
}

/** All public posts, narrowed by category, language, author and words, twelve a page. */
export function BlogPage({ list, ad }: { list: PostList; /** What somebody has paid for. */ ad?: ReactNode }) {
  const { t } = useTranslation('library')
  const { filters } = list
  const to = (change: Partial<PostFilters>) => paths.blogs(blogSearch({ ...filters, page: 1, ...change }))
  const isNarrowed = Boolean(filters.q || filters.category || filters.lang || filters.author)
  return (
    <div className="wrap">
      <Breadcrumb current={t('blog.title')} />
      <h1>{t('blog.title')}</h1>
      <p className="lead measure">{t('blog.lead')}</p>
      <Filters list={list} />
      <nav className="row chips" aria-label={t('blog.categories')}>
        <Chip to={to({ category: null })} selected={filters.category === null}>
          {t('blog.allCategories')}
        </Chip>
        {list.categories.map(({ slug, name, count }) => (
          <Chip key={slug} to={to({ category: slug })} selected={filters.category === slug}>
            {t('topics.chip', { category: name, count })}
          </Chip>
        ))}
      </nav>
      {(filters.q || filters.lang || filters.author) && (
        <p className="row chips">
          {filters.q && <RemovableChip to={to({ q: '' })}>{t('blog.chip.q', { q: filters.q })}</RemovableChip>}
          {filters.lang && (
            <RemovableChip to={to({ lang: null })}>{t(`blog.languageName.${filters.lang}`)}</RemovableChip>
          )}
          {filters.author && <RemovableChip to={to({ author: null })}>{filters.author}</RemovableChip>}
        </p>
      )}
      {ad}
      <h2 className="vh">{t('blog.results')}</h2>
      {list.posts.length > 0 ? (
        <>
          <p className="muted">{t('blog.count', { count: list.total })}</p>
          <PostTiles posts={list.posts} inItsLanguage={filters.lang !== null} />
        </>
      ) : (
        <EmptyState
          picture="magnifier"
          title={t('blog.none')}
          actions={
            isNarrowed && (
              <ButtonLink to={paths.blogs()} variant="line">
                {t('blog.all')}
              </ButtonLink>
            )
          }
        >
          <p>{t('blog.noneHint')}</p>
        </EmptyState>
      )}
      <Pagination page={filters.page} pageCount={list.pageCount} pageTo={(page) => to({ page })} />
      <FeedLink />
    </div>
  )
}
