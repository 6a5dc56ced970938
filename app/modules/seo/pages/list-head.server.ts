import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { Results } from '#app/modules/directory/results/pages/results-page.server.ts'
import { type SearchParams, toSearch } from '#app/modules/directory/results/search-params.ts'
import type { PageHead } from '../page-head.ts'
import { requestHead } from './request-head.server.ts'
import type { BreadcrumbStep } from '../structured-data/breadcrumb.ts'
import { breadcrumbThing, resultsThing } from './page-data.server.ts'

/** Of the fields of medicine that a list without one of its own holds, so many are named. */
const namedFields = 8

type ListWords = {
  title: string
  description: string
  /** Root form, without what was searched for. */
  path: string
  /** The steps before the list itself. */
  steps?: readonly BreadcrumbStep[]
  /** The last step, where it is shorter than the title. */
  crumb?: string
  isIndexable: boolean
  /** What was searched for; left out on a page that takes no search. */
  params?: SearchParams
  /** What the path fixes, in words. */
  specialty?: string
  neighborhood?: { name: string; lat: number; lng: number }
  /** Fields of medicine in the list, the most frequent first. */
  fields?: readonly string[]
}

/**
 * The head of a list of doctors and its map: the search as it was asked, how many were found and where (specification §3). A
 * search is a page of its own to whoever reads it, though search engines are asked to leave it out.
 */
export function listHead(
  request: Request,
  results: Pick<Results, 'total' | 'cards'> & { options?: Results['options'] },
  list: ListWords,
): PageHead {
  const { title, description, path, steps = [], isIndexable, params, specialty, neighborhood } = list
  const chosen = (results.options?.neighborhood ?? []).filter(({ isChosen }) => isChosen).map(({ label }) => label)
  const fields = list.fields ?? (results.options?.specialty ?? []).map(({ label }) => label)
  const named = specialty ? [specialty] : fields.slice(0, namedFields)
  const areas = neighborhood ? [neighborhood.name] : chosen
  return requestHead(request, {
    title,
    description,
    path,
    isIndexable,
    structuredData: [
      breadcrumbThing(request, [...steps, { name: list.crumb ?? title, path }]),
      resultsThing(request, results, {
        path: path + searchText(params),
        name: title,
        query: [params?.q ?? '', specialty ?? '', ...areas].filter((part) => part !== '').join(' '),
        neighborhoods: areas,
        coordinates: neighborhood,
      }),
    ],
    contentMeta: {
      contentType: 'doctor-list',
      primaryTopic: title,
      keyTerms: [title, ...named, ...areas],
      medicalSpecialties: named,
      contentSummary: description,
      targetAudience: translator(localeOf(request))('seo.audience'),
    },
  })
}

/** The search of an address; where the visitor stands is nobody else's business. */
function searchText(params: SearchParams | undefined): string {
  if (!params) return ''
  const search = toSearch({ ...params, point: null })
  return search.size === 0 ? '' : `?${search.toString()}`
}
