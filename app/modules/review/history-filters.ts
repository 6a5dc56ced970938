import { queueNames, type QueueName } from './request-queues.ts'

/** Which decisions the history shows; all of it stands in the address. */
export type HistoryFilters = Readonly<{
  queue: QueueName | null
  decision: 'applied' | 'rejected' | null
  /** Of the last so many days; null is all of them. */
  days: 7 | 30 | null
  /** The id of a request or of what it is about. */
  text: string
  before: Readonly<{ at: number; id: string }> | null
}>

export function readHistoryFilters(search: URLSearchParams): HistoryFilters {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(search.get('before') ?? '') ?? []
  return {
    queue: queueNames.find((name) => name === search.get('queue')) ?? null,
    decision: (['applied', 'rejected'] as const).find((each) => each === search.get('decision')) ?? null,
    days: ([7, 30] as const).find((each) => String(each) === search.get('days')) ?? null,
    text: (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 64),
    before: at && id ? { at: Number(at), id } : null,
  }
}

export function historySearch({ queue, decision, days, text, before }: HistoryFilters): Record<string, string> {
  return {
    ...(queue ? { queue } : {}),
    ...(decision ? { decision } : {}),
    ...(days ? { days: String(days) } : {}),
    ...(text ? { q: text } : {}),
    ...(before ? { before: `${before.at}.${before.id}` } : {}),
  }
}
