import { dateFromParts, type LocalDate } from '#app/core/calendar/dates.ts'
import { bookletOnlyNames } from '#app/modules/library/immigration/booklet-only.ts'

/** A vaccine of the rules with everything that a booklet may call it, in any script. */
export type BookletVaccine = Readonly<{ code: string; names: readonly string[] }>

/** `counts`: proves doses of these vaccines of the rules. `only`: proves none, for the reason that its code says. */
export type BookletMatch = Readonly<{ kind: 'counts'; codes: readonly string[] } | { kind: 'only'; code: string }>

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s(),·・-]/g, '')
    .replace(/疫苗$/, '')

const onlyNames = bookletOnlyNames.map(({ code, bookletNames }) => ({
  code,
  names: Object.values(bookletNames).flat(),
}))

/**
 * What a line of a Chinese vaccination booklet stands for; null for a line that says nothing known. The longest name that the line holds
 * decides, so that a name which begins another one (流脑A in 流脑A+C, 麻疹 in 麻疹腮腺炎德國麻疹) is not taken for it. A name that stands
 * both in the rules and among what does not count is not counted.
 */
export function readBooklet(line: string, vaccines: readonly BookletVaccine[]): BookletMatch | null {
  const written = folded(line)
  if (written === '') return null
  const held = (names: readonly string[]) =>
    Math.max(0, ...names.map((name) => (written.includes(folded(name)) ? folded(name).length : 0)))
  const only = onlyNames.map(({ code, names }) => ({ code, length: held(names) }))
  const counting = vaccines.map(({ code, names }) => ({ code, length: held(names) }))
  const longest = Math.max(...[...only, ...counting].map(({ length }) => length))
  if (longest <= 0) return null
  const notCounted = only.find(({ length }) => length === longest)
  if (notCounted) return { kind: 'only', code: notCounted.code }
  return { kind: 'counts', codes: counting.filter(({ length }) => length === longest).map(({ code }) => code) }
}

/** Dates as booklets have them: 2010-03-05, 2010.3.5, 2010年3月5日, and 03/05/2010 of an American record. */
const written = /(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})日?|(\d{1,2})\/(\d{1,2})\/(\d{4})/g

/** The dates in a text, each once and in order; null where something else stands in it. */
export function readDates(text: string): LocalDate[] | null {
  const plain = text.normalize('NFKC')
  const rest = plain.replace(written, ' ').replace(/[\s,;、。]/g, '')
  if (rest !== '') return null
  const dates = [...plain.matchAll(written)].map(([, year, month, day, usMonth, usDay, usYear]) =>
    dateFromParts(year ?? usYear ?? '', month ?? usMonth ?? '', day ?? usDay ?? ''),
  )
  if (dates.some((date) => date === null)) return null
  return [...new Set(dates as LocalDate[])].toSorted()
}
