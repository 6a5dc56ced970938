import { endWithPage } from '#app/core/answer/answer.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { referenceTableOf } from '../reference-tables.ts'
import type { ReferenceTable } from '../table-columns.ts'

/** The head of a page of reference data. */
export const dataHead = (request: Request, title: string, path: string) =>
  requestHead(request, { title, description: title, path, isIndexable: false })

/** The table that an address names; another address ends with the page of 404. */
export function tableIn(key: string | undefined): ReferenceTable {
  return referenceTableOf(key ?? '') ?? endWithPage({ status: 404 })
}
