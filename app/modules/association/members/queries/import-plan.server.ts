import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import type { ImportColumn } from '../import-column-names.ts'
import { type ImportedMember, readImportLine } from '../import-columns.ts'
import { columnNamed, type FileLine, importWords, linesOf } from '../import-file.server.ts'
import { managesWith, mayChange } from '../member-roles.ts'
import type { Member } from '../member-status.ts'

const mostLines = 20_000

/** What is wrong with a line: the column where it is one, and a key of the texts under `import.problems`. */
export type LineProblem = Readonly<{ line: number; column: ImportColumn | null; problem: string }>

export type PlannedMember = Readonly<{ line: number; before: Member | null; values: ImportedMember; fields: string[] }>

export type ImportPlan = Readonly<{
  /** Names the file and the members that were compared with it. */
  mark: string
  changes: readonly PlannedMember[]
  counts: Readonly<{ fresh: number; changed: number; same: number; wrong: number }>
  problems: readonly LineProblem[]
}>

/** Members by what they are recognized by: e-mail, number, and where they have neither their name. */
function indexOf(members: readonly Member[]) {
  const byKey = new Map<string, Member>()
  for (const member of members) for (const key of keysOf(member)) byKey.set(key, member)
  return byKey
}

function keysOf({ name, email, number }: Pick<ImportedMember, 'name' | 'email' | 'number'>): string[] {
  const keys = [...(email ? [`email:${email}`] : []), ...(number ? [`number:${number}`] : [])]
  return keys.length > 0 ? keys : [`name:${name}`]
}

const changedFields = (before: Member, values: ImportedMember) =>
  Object.entries(values).flatMap(([key, value]) => (before[key as keyof ImportedMember] === value ? [] : [key]))

/** What an import has to know of who brings the file. */
export type ImportActor = Parameters<typeof mayChange>[0]

type Reading = Readonly<{
  by: ImportActor
  columns: readonly (ImportColumn | null)[]
  known: Map<string, Member>
  seen: Set<string>
}>

/**
 * Why the role of a line is not for a file to give: roles that sign in are given, and taken, on a member's page, where the last owner stays,
 * nobody puts themselves out, and who gets one has an account. A file may say them of who has them.
 */
function roleProblem(role: Member['role'] | undefined, before: Member | null): 'roleGiven' | 'roleKept' | null {
  if (role === undefined || role === before?.role) return null
  if (before && managesWith(before.role)) return 'roleKept'
  return managesWith(role) ? 'roleGiven' : null
}

function readLine({ by, columns, known, seen }: Reading, { line, cells }: FileLine): PlannedMember | LineProblem[] {
  const wrong = (problem: string, column: ImportColumn | null = null): LineProblem[] => [{ line, column, problem }]
  if (cells.length > columns.length) return wrong('cells')
  const named = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ''] as const] : []))
  const read = readImportLine(new Map(named), importWords)
  if ('problems' in read) return read.problems.map((each) => ({ line, ...each }))
  const { member: values } = read
  const keys = keysOf(values)
  if (keys.some((key) => seen.has(key))) return wrong('twice')
  for (const key of keys) seen.add(key)
  const found = new Set(keys.flatMap((key) => known.get(key) ?? []))
  if (found.size > 1) return wrong('twoMembers')
  const [before = null] = found
  if (before?.status === 'left' || before?.status === 'rejected') return wrong('gone')
  const role = roleProblem(values.role, before)
  if (role !== null) return wrong(role, 'role')
  const fields = before ? changedFields(before, values) : []
  if (before && fields.length > 0 && !mayChange(by, before)) return wrong('ownerOnly')
  return { line, before, values, fields }
}

function failed(mark: string, problems: LineProblem[]): ImportPlan {
  return { mark, changes: [], problems, counts: { fresh: 0, changed: 0, same: 0, wrong: problems.length } }
}

function faultOf(lines: FileLine[] | number): LineProblem | null {
  if (!Array.isArray(lines)) return { line: lines, column: null, problem: 'csv' }
  if (lines.length < 2) return { line: 1, column: null, problem: 'empty' }
  if (lines.length > mostLines + 1) return { line: lines[mostLines + 1]!.line, column: null, problem: 'tooMany' }
  const columns = lines[0]!.cells.map(columnNamed)
  return columns.includes('name') ? null : { line: 1, column: null, problem: 'noHeader' }
}

/** What the import of a file by somebody would do with the members of their association as they are now. Nothing is written. */
export async function planImport(
  reader: Reader,
  { id: associationId, role: by }: Readonly<{ id: string; role: ImportActor }>,
  text: string,
): Promise<ImportPlan> {
  const members = await reader
    .select()
    .from(associationMembers)
    .where(eq(associationMembers.associationId, associationId))
  const versions = members.map(({ id, version }) => `${id}:${version}`).toSorted()
  const mark = createHash('sha256')
    .update(JSON.stringify([text, versions]))
    .digest('hex')
    .slice(0, 32)
  const lines = linesOf(text)
  const fault = faultOf(lines)
  if (fault || !Array.isArray(lines)) return failed(mark, fault ? [fault] : [])
  const [head, ...body] = lines
  const reading = { by, columns: head!.cells.map(columnNamed), known: indexOf(members), seen: new Set<string>() }
  const read = body.map((line) => readLine(reading, line))
  const planned = read.flatMap((each) => (Array.isArray(each) ? [] : [each]))
  const isChange = ({ before, fields }: PlannedMember) => before === null || fields.length > 0
  return {
    mark,
    changes: planned.filter(isChange),
    counts: {
      fresh: planned.filter(({ before }) => before === null).length,
      changed: planned.filter(({ before, fields }) => before !== null && fields.length > 0).length,
      same: planned.filter((each) => !isChange(each)).length,
      wrong: read.length - planned.length,
    },
    problems: read.flatMap((each) => (Array.isArray(each) ? each : [])),
  }
}
