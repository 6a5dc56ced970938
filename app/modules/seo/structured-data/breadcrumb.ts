import type { BreadcrumbList } from 'schema-dts'
import { required } from './data-error.ts'
import { addressOf, type DataSite } from './site.ts'

/** A step of the way down to a page; the same as in the visible breadcrumb, home included. */
export type BreadcrumbStep = { name: string; path: string }

/** Structured data of a breadcrumb: home first, the page itself last. */
export function breadcrumbData(
  steps: readonly BreadcrumbStep[],
  site: DataSite,
): Extract<BreadcrumbList, { '@type': 'BreadcrumbList' }> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: required(name, 'the name of a step'),
      item: addressOf(site, path),
    })),
  }
}
