import { endWithPage } from '#app/core/answer/answer.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { type MergeKind, mergeKinds } from '../merge-rules.ts'

/** The head of a page of merges. */
export const mergingHead = (request: Request, title: string, path: string) =>
  requestHead(request, { title, description: title, path, isIndexable: false })

/** The kind that an address names; another address ends with the page of 404. */
export function kindIn(given: string | undefined): MergeKind {
  return mergeKinds.find((kind) => kind === given) ?? endWithPage({ status: 404 })
}
