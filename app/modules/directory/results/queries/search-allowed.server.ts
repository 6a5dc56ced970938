import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { SearchQuery, SearchResult, Understood } from '#app/modules/directory/search/search-query.ts'
import { providerCredentials } from '#drizzle/schema/index.ts'

/** The examination of immigrants: Form I-693 is signed by doctors whom USCIS has designated, and by nobody else. */
export const isImmigrationExam = ({ kind, id }: Understood): boolean => kind === 'symptom' && id === 'immigration-exam'

async function civilSurgeonIds(): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: providerCredentials.providerId })
    .from(providerCredentials)
    .where(and(eq(providerCredentials.kind, 'civil_surgeon'), eq(providerCredentials.verifyState, 'verified')))
  return new Set(rows.map(({ id }) => id))
}

type Search = (query: SearchQuery) => Promise<SearchResult>

/** A search that finds nobody who may not do what the words ask for. */
export async function searchAllowed(search: Search, query: SearchQuery): Promise<SearchResult> {
  const found = await search(query)
  if (!found.understood.some(isImmigrationExam)) return found
  const { among } = query.filters
  const allowed = await civilSurgeonIds()
  const both = among === null ? allowed : new Set([...among].filter((id) => allowed.has(id)))
  return search({ ...query, filters: { ...query.filters, among: both } })
}
