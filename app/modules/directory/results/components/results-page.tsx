import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import { pageSize, type SearchParams, toSearch } from '#app/modules/directory/results/search-params.ts'
import { seenFirst } from '#app/modules/directory/results/seen-first.ts'
import { HelpLineNotes } from '#app/modules/help-lines/components/help-line-notes.tsx'
import { withSearch } from '#app/core/page/with-search.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Breadcrumb, type Crumb } from '#app/ui/layout/breadcrumb.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { EmptyResults } from './empty-results.tsx'
import { type FixedChoices, FilterForm } from './filter-form.tsx'
import { MoreWays } from './more-ways.tsx'
import { ProviderCard } from '#app/modules/directory/components/provider-card.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { ListTitle, Reading } from './list-head.tsx'
import { SeeAlso } from './read-parts.tsx'
import { ResultsMap } from './results-map.tsx'
import { SearchAgain } from './search-again.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

type ResultsPageProps = {
  /** Root-form path of this list, which its own links keep. */
  path: string
  title: string
  crumbs?: Crumb[]
  params: SearchParams
  results: Results
  openings: Openings
  /** What the address fixes, by slug, so that it is not offered as a filter. */
  fixed?: FixedChoices
  mapboxToken: string | null
  /** Between title and list, such as a guide or nearby areas. */
  intro?: ReactNode
  /** Below the doctors, such as where else there are some. */
  below?: ReactNode
  /** What somebody has paid for, behind the first doctor and no part of the list; promotion comes after the directory. */
  ad?: ReactNode
}

type ListProps = Pick<ResultsPageProps, 'params'> & {
  /** The address of this list for another search. */
  to: (params: SearchParams) => string
}

/** The orders that make sense, distance only from somewhere; on phones also the way to the map. */
function OrderTabs({ params, to, hasPlace }: ListProps & { hasPlace: boolean }) {
  const { t } = useTranslation('directory')
  const sorts = (['best', 'soonest', 'distance'] as const).filter(
    (sort) => sort !== 'distance' || params.point !== null || params.near.length > 0 || hasPlace,
  )
  const tabs = sorts.map((sort) => ({
    to: to({ ...params, sort, page: 1 }),
    label: t(`results.sort.${sort}`),
    current: params.sort === sort,
  }))
  const isMap = params.view === 'map'
  const map = {
    to: isMap ? to({ ...params, view: 'list' }) : `${to({ ...params, view: 'map' })}#map`,
    label: t(isMap ? 'results.sort.list' : 'results.sort.map'),
  }
  return <Tabs label={t('results.sort.label')} tabs={[...tabs, map]} />
}

/** Doctors of a page that are shown at once in large type; the sheet of this page hides the others. */
const shownLarge = 12

/** In large type the way to the others of this page: a link to the first of them, which shows them all. */
function Rest({ first, count }: { first: number; count: number }) {
  const { t } = useTranslation('directory')
  if (count <= shownLarge) return null
  return (
    <ButtonLink to={`#d${first + shownLarge}`} variant="line" className="results__rest elder-on">
      {t('results.rest', { count: count - shownLarge })}
    </ButtonLink>
  )
}

type CardsProps = Pick<ResultsPageProps, 'results' | 'openings'> & {
  /** In the order in which they are shown. */
  cards: Results['cards']
  firstNumber: number
  children: ReactNode
}

/** The doctors of a page; what else is said stands behind the first of them. */
function Cards({ results, cards, openings, firstNumber, children }: CardsProps) {
  return cards.map((card, index) => (
    <Fragment key={card.id}>
      <ProviderCard
        card={card}
        number={firstNumber + index}
        openings={openings[card.location?.providerFacilityId ?? '']}
        ownPlan={results.ownPlan}
        askedLanguages={results.askedLanguages}
      />
      {index === 0 && children}
    </Fragment>
  ))
}

/** The earliest times: of a specialty in an area by their own page, of any other list by its order. */
function soonestOf(params: SearchParams, { specialty, near }: FixedChoices, to: ListProps['to']): string | null {
  if (params.sort === 'soonest') return null
  if (specialty !== undefined && near !== undefined) return paths.firstAvailable(specialty, { near })
  return to({ ...params, sort: 'soonest', page: 1 })
}

/** A list of doctors: title and count, chips, filters, order, cards, map. The same for every address that lists doctors. */
export function ResultsPage({
  path,
  title,
  crumbs,
  params,
  results,
  openings,
  fixed = {},
  mapboxToken,
  intro,
  below,
  ad,
}: ResultsPageProps) {
  const labels = useFilterLabels(results)
  const to = (next: SearchParams) => withSearch(path, toSearch(next))
  const isMap = params.view === 'map'
  // Where the map is what is looked at, this stands under it.
  const soonest = soonestOf(params, fixed, to)
  const quick = <QuickFilters params={params} own={results.own} labels={labels} to={to} soonest={soonest} />
  const demo = <DemoNotice isBrief isShown={[...results.cards, ...results.nearest].some((card) => card.isDemo)} />
  const again = <SearchAgain path={path} params={params} isNearAsked={results.isNearUnknown} />
  // Whoever is in danger is not told in a word what was read of it.
  const reading = results.help.length === 0 ? results.reading : null
  const seeAlso = <SeeAlso reading={reading} />
  const firstNumber = (results.page - 1) * pageSize + 1
  // The map and its cards bear the same numbers.
  const cards = isMap ? seenFirst(results.cards) : results.cards
  const map = results.cards.length > 0 && (
    <ResultsMap
      cards={cards}
      firstNumber={firstNumber}
      labels={results.labels}
      params={params}
      path={path}
      mapboxToken={mapboxToken}
      openings={openings}
    />
  )
  return (
    <div className={classNames('wrap wrap--wide', isMap && 'map-view')}>
      <HelpLineNotes topics={results.help} />
      <div className={crumbs === undefined ? 'only-d' : undefined}>
        <Breadcrumb items={crumbs} current={title} />
      </div>
      <ListTitle title={title} results={results} isTyped={params.q !== ''} reading={reading} />
      {!isMap && again}
      <Reading results={results} reading={reading} to={to} />
      {!isMap && quick}
      {intro}
      {!isMap && demo}
      <div className={classNames('results', isMap && 'results--map')}>
        <FilterForm
          path={path}
          params={params}
          options={results.options}
          labels={labels}
          total={results.total}
          read={results.read}
          fixed={fixed}
        />
        <OrderTabs params={params} to={to} hasPlace={fixed.near !== undefined || results.own?.area != null} />
        {isMap && map}
        <div className="results__list stack">
          {results.total === 0 && (
            <>
              <EmptyResults params={params} results={results} openings={openings} path={path} labels={labels} />
              {seeAlso}
            </>
          )}
          <Cards results={results} cards={cards} openings={openings} firstNumber={firstNumber}>
            {!isMap && seeAlso}
            {ad}
          </Cards>
          {isMap || <Rest first={firstNumber} count={results.cards.length} />}
          <MoreWays params={params} results={results} openings={openings} path={path} />
          {!isMap && below}
          <Pagination page={results.page} pageCount={results.pageCount} pageTo={(page) => to({ ...params, page })} />
        </div>
        {!isMap && map}
      </div>
      {isMap && again}
      {isMap && quick}
      {isMap && results.total > 0 && seeAlso}
      {isMap && demo}
    </div>
  )
}
