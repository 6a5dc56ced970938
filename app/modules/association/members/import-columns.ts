import { dateFromParts, type LocalDate } from '#app/core/calendar/dates.ts'
import { withFormulas } from '#app/core/format/csv.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { readEmail } from '#app/modules/booking/form/person-answers.ts'
import { memberRoles } from '#drizzle/schema/association/associations.ts'
import type { ImportColumn } from './import-column-names.ts'
import type { Member } from './member-status.ts'

/** What a line says of a member; what it leaves out or leaves empty is undefined, and stays as it is. */
export type ImportedMember = Readonly<
  Pick<Member, 'name'> & {
    [Key in 'email' | 'number' | 'role' | 'joinedOn' | 'duesPaidUntil' | 'locale']?: Member[Key]
  }
>

export type CellProblem = Readonly<{ column: ImportColumn; problem: string }>

/** A word of a file means a code where any of the three languages has it so. */
export type WordsOf = Readonly<{
  role: ReadonlyMap<string, Member['role']>
  locale: ReadonlyMap<string, Locale>
}>

/** How files and headers are compared: case, spaces and width say nothing. */
export const plainWord = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s_]+/g, '')
    .toLowerCase()

const dateForms = [
  /^(?<y>\d{4})[-/.年](?<m>\d{1,2})[-/.月](?<d>\d{1,2})日?$/,
  /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/,
]

/** A day as spreadsheets write it: 2026-12-31, 2026/12/31, 2026年12月31日 or 12/31/2026. */
export function readDay(text: string): LocalDate | null {
  for (const form of dateForms) {
    const { y, m, d } = form.exec(text)?.groups ?? {}
    if (y && m && d) return dateFromParts(y, m, d)
  }
  return null
}

/** The values of a line, or what is wrong with its cells. */
export function readImportLine(
  cells: ReadonlyMap<ImportColumn, string>,
  words: WordsOf,
): { member: ImportedMember } | { problems: CellProblem[] } {
  const problems: CellProblem[] = []
  const said = (column: ImportColumn) =>
    withFormulas(cells.get(column) ?? '')
      .normalize('NFC')
      .trim()
  const judged = <T>(column: ImportColumn, read: (text: string) => T | null | undefined): T | undefined => {
    const text = said(column)
    if (text === '') return undefined
    const value = read(text) ?? undefined
    if (value === undefined) problems.push({ column, problem: column })
    return value
  }
  const short = (most: number) => (text: string) => ([...text].length <= most ? text : null)
  const name = judged('name', short(120))
  if (said('name') === '') problems.push({ column: 'name', problem: 'noName' })
  const member = {
    name: name ?? '',
    email: judged('email', (text) => {
      const answer = readEmail(text)
      return 'value' in answer ? answer.value.toLowerCase() : null
    }),
    number: judged('number', short(40)),
    role: judged('role', (text) => memberRoles.find((role) => role === text) ?? words.role.get(plainWord(text))),
    joinedOn: judged('joined', readDay),
    duesPaidUntil: judged('paidUntil', readDay),
    locale: judged('language', (text) => locales.find((each) => each === text) ?? words.locale.get(plainWord(text))),
  }
  if (problems.length > 0) return { problems }
  return {
    member: Object.fromEntries(Object.entries(member).filter(([, value]) => value !== undefined)) as ImportedMember,
  }
}
