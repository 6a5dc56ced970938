import { type Search, withSearch } from '../core/page/with-search.ts'

const base = '/provider/mgmt/supply'
const itemPath = (item: string) => `${base}/item/${encodeURIComponent(item)}`

/** What a clinic keeps in stock; a part of `paths`. `place` is the clinic. */
export const supplyPaths = {
  /** `list` is which of the items. */
  supplies: (search: Search = {}) => withSearch(base, search),
  supplyNew: (search: Search = {}) => withSearch(`${base}/new`, search),
  /** What has to be bought, on a page to print and as a file. */
  supplyReorder: (search: Search = {}) => withSearch(`${base}/reorder`, search),
  supplyReorderFile: (search: Search = {}) => withSearch(`${base}/reorder.csv`, search),
  /** `form` is which of its forms is sent. */
  supplyItem: (item: string, search: Search = {}) => withSearch(itemPath(item), search),
  supplyItemEdit: (item: string, search: Search = {}) => withSearch(`${itemPath(item)}/edit`, search),
  supplyItemArchive: (item: string, search: Search = {}) => withSearch(`${itemPath(item)}/archive`, search),
} as const
