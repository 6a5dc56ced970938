import type { AdminActor } from '#app/core/actor.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { searchForm } from '../forms.ts'
import { recordSearch } from '../commands/record-search.server.ts'
import { kindsOf, quickSearch } from '../queries/quick-search.server.ts'
import { type Found, searchText } from '../search-kinds.ts'

export type SearchAnswer = { text: string; found: Found[] }

/**
 * Answers the box of `/admin`. It is sent as a form and not by the address: what somebody types there may be a name, and addresses stay in
 * histories and logs.
 */
export async function answerSearch(request: Request, actor: AdminActor) {
  const text = searchText((await readAnswers(request, searchForm)).q)
  const kinds = kindsOf(actor)
  const found = text === null || kinds.length === 0 ? [] : await quickSearch(actor, text)
  if (text !== null && kinds.length > 0) await recordSearch(actor, kinds)
  return json<SearchAnswer>({ text: text ?? '', found }, { headers: privateHeaders })
}
