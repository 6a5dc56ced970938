import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { requestTypes, type RequestType } from './request-queues.ts'

/** What a queue shows; all of it stands in the address. */
export type QueueFilters = Readonly<{
  state: 'waiting' | 'returned'
  age: 'any' | 'late' | 'new'
  locale: Locale | null
  type: RequestType | null
  /** The slug of a neighborhood. */
  area: string | null
  assigned: 'any' | 'me' | 'nobody' | 'others'
  text: string
  /** The longest wait first, or the latest. */
  sort: 'oldest' | 'newest'
  /** The place in the list from which a page goes on, and which way. */
  cursor: Readonly<{ way: 'after' | 'before'; createdAt: number; id: string }> | null
}>

const among = <Choice extends string>(value: string | null, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => choice === value) ?? choices[0]

const cursorText = /^(\d{1,15})\.([\w-]{1,64})$/

function readCursor(search: URLSearchParams): QueueFilters['cursor'] {
  for (const way of ['after', 'before'] as const) {
    const [, createdAt, id] = cursorText.exec(search.get(way) ?? '') ?? []
    if (createdAt && id) return { way, createdAt: Number(createdAt), id }
  }
  return null
}

const areaIn = (search: URLSearchParams) => {
  const slug = search.get('area') ?? ''
  return slug !== 'any' && /^[a-z\d-]{1,80}$/.test(slug) ? slug : null
}

const types: readonly RequestType[] = Object.values(requestTypes).flat()

/** The filters in an address; what it does not say, or says wrongly, filters nothing. */
export function readQueueFilters(search: URLSearchParams): QueueFilters {
  const locale = search.get('locale_of')
  return {
    state: among(search.get('state'), ['waiting', 'returned']),
    age: among(search.get('age'), ['any', 'late', 'new']),
    locale: isLocale(locale) ? locale : null,
    type: types.find((each) => each === search.get('type')) ?? null,
    area: areaIn(search),
    assigned: among(search.get('assigned'), ['any', 'me', 'nobody', 'others']),
    text: (search.get('q') ?? '').normalize('NFKC').replaceAll('\0', '').trim().slice(0, 80),
    sort: among(search.get('sort'), ['oldest', 'newest']),
    cursor: readCursor(search),
  }
}

/** The query of an address that shows these filters; what is as it comes is left out. */
export function queueSearch(filters: QueueFilters): Record<string, string> {
  const { state, age, locale, type, area, assigned, text, sort, cursor } = filters
  return {
    ...(state === 'waiting' ? {} : { state }),
    ...(age === 'any' ? {} : { age }),
    ...(locale ? { locale_of: locale } : {}),
    ...(type ? { type } : {}),
    ...(area ? { area } : {}),
    ...(assigned === 'any' ? {} : { assigned }),
    ...(text ? { q: text } : {}),
    ...(sort === 'oldest' ? {} : { sort }),
    ...(cursor ? { [cursor.way]: `${cursor.createdAt}.${cursor.id}` } : {}),
  }
}

/** Whether anything but the tab and the order is chosen. */
export function isNarrowed({ age, locale, type, area, assigned, text }: QueueFilters): boolean {
  return age !== 'any' || [locale, type, area].some((chosen) => chosen !== null) || assigned !== 'any' || text !== ''
}
