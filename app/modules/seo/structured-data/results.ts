import type { SearchResultsPage } from 'schema-dts'
import { paths } from '#app/paths.ts'
import { required, StructuredDataError } from './data-error.ts'
import { addressOf, type DataSite, publisherOf } from './site.ts'

export type ResultsNode = Extract<SearchResultsPage, { '@type': 'SearchResultsPage' }>

/** The specification's fields of the map of results, and where each result is found. */
export type ResultsMap = {
  path: string
  name: string
  totalResults: number
  /** What was searched for, in words. */
  searchQuery: string
  /** The area, in words. */
  location: string
  /** The middle of the area; null when it has none. */
  coordinates: { latitude: number; longitude: number } | null
  /** The results of this page, in their order. */
  results: readonly { name: string; path: string }[]
}

/** Structured data of a page of results and its map (specification §2, §3). */
export function resultsMapData(map: ResultsMap, site: DataSite): ResultsNode {
  if (!Number.isSafeInteger(map.totalResults) || map.totalResults < 0) {
    throw new StructuredDataError('the number of results is a whole number from 0')
  }
  const url = addressOf(site, map.path)
  const facility = {
    '@type': 'Place',
    name: required(map.location, 'the area of the results'),
    ...(map.coordinates && { geo: { '@type': 'GeoCoordinates', ...map.coordinates } as const }),
  } as const
  return {
    '@type': 'SearchResultsPage',
    '@id': `${url}#results`,
    url,
    name: required(map.name, 'the name of the page'),
    inLanguage: site.locale,
    isPartOf: { '@type': 'WebSite', name: site.name, url: addressOf(site, paths.home()) },
    publisher: publisherOf(site),
    contentLocation: facility,
    potentialAction: { '@type': 'SearchAction', query: map.searchQuery, target: url },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: map.totalResults,
      itemListElement: map.results.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: addressOf(site, path),
      })),
    },
  }
}
