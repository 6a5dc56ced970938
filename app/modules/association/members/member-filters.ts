import { memberStatuses } from '#drizzle/schema/association/associations.ts'
import type { MemberStatus } from './member-status.ts'

/** What the list of members shows; all of it stands in the address. */
export type MemberFilters = Readonly<{
  status: MemberStatus
  /** Part of a name, an e-mail address or a number; then members of every status are shown. */
  text: string
  /** The place in the list from which a page goes on, and which way. */
  cursor: Readonly<{ way: 'after' | 'before'; createdAt: number; id: string }> | null
}>

function readCursor(search: URLSearchParams): MemberFilters['cursor'] {
  for (const way of ['after', 'before'] as const) {
    const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,80})$/.exec(search.get(way) ?? '') ?? []
    if (createdAt && id) return { way, createdAt: Number(createdAt), id }
  }
  return null
}

/** The filters in an address; what it does not say, or says wrongly, filters nothing. */
export function readMemberFilters(search: URLSearchParams): MemberFilters {
  return {
    status: memberStatuses.find((status) => status === search.get('status')) ?? 'active',
    text: (search.get('q') ?? '').normalize('NFKC').replaceAll('\0', '').trim().slice(0, 80),
    cursor: readCursor(search),
  }
}

/** The query of an address that shows these filters; what is as it comes is left out. */
export function memberSearch({ status, text, cursor }: MemberFilters): Record<string, string> {
  return {
    ...(status === 'active' ? {} : { status }),
    ...(text ? { q: text } : {}),
    ...(cursor ? { [cursor.way]: `${cursor.createdAt}.${cursor.id}` } : {}),
  }
}
