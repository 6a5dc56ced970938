import { formatPhone } from '#app/core/format/format.ts'
import { type DiffPart, diffWords } from '#app/core/format/word-diff.ts'

/** The values of a request by field; a text in three locales is a record of its own. */
export type Values = Readonly<Record<string, unknown>>

/** A field of which something differs; of a text in several locales each is a line. */
export type ChangedLine = Readonly<{ field: string; from: string; to: string; parts: DiffPart[] }>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * What a request sets on what stands now: only what its submitter has changed. What somebody else has changed meanwhile stays as it is,
 * and each locale of a text is by itself.
 */
export function mergedValues(before: Values, after: Values, standing: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).map(([field, wanted]) => {
      const [was, is] = [before[field], standing[field]]
      if (isRecord(wanted) && isRecord(is)) return [field, mergedValues(isRecord(was) ? was : {}, wanted, is)]
      return [field, isSame(was, wanted) ? (is ?? null) : wanted]
    }),
  )
}

/** Whether something that the request is about is no longer as its submitter saw it. */
export function hasMoved(before: Values, standing: Values): boolean {
  return Object.keys(before).some((field) => !isSame(before[field], standing[field]))
}

/** A value in words: lists as their members, a credential by its title and issuer, a telephone number as people write it. */
export function inWords(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((each) =>
        isRecord(each) ? [each.title, each.issuer, each.state, each.endsOn].filter(Boolean).join(', ') : inWords(each),
      )
      .join('\n')
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  return /^\+\d{8,15}$/.test(value) ? formatPhone(value) : value
}

/** The lines that differ, with the words marked. */
export function changedLines(standing: Values, wanted: Values): ChangedLine[] {
  return Object.entries(wanted).flatMap(([field, to]): ChangedLine[] => {
    const from = standing[field]
    if (isRecord(to) || isRecord(from)) {
      const [one, other] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}]
      const every = Object.fromEntries([...Object.keys(one), ...Object.keys(other)].map((key) => [key, other[key]]))
      return changedLines(one, every)
    }
    const [former, later] = [inWords(from), inWords(to)]
    return former === later ? [] : [{ field, from: former, to: later, parts: diffWords(former, later) }]
  })
}
