import { dateSpan, newYork } from '#app/core/calendar/zones.ts'
import { isDate } from '#app/core/calendar/dates.ts'
import { type AuditAction, auditActions } from '#app/modules/audit/audit-actions.ts'
import { type AuditSubject, auditSubjects } from '#app/modules/audit/audit-subjects.ts'

/** What of the log is shown; all of it stands in the address. Nothing chosen is null. */
export type LogFilters = Readonly<{
  /** An id, a username or an e-mail address of an account; the id of a patient. */
  person: string | null
  type: AuditSubject | null
  objectId: string | null
  action: AuditAction | null
  /** Dates of New York, both included. */
  from: string | null
  to: string | null
  /** The entry before which a page begins. */
  before: Readonly<{ at: number; seq: number }> | null
}>

const given = (search: URLSearchParams, name: string) =>
  (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 128) || null

const dateIn = (search: URLSearchParams, name: string) => {
  const text = given(search, name)
  return isDate(text, 2000, 2099) ? text : null
}

/** Reads the filters out of an address; what it does not know is left out. */
export function readLogFilters(search: URLSearchParams): LogFilters {
  const [, at, seq] = /^(\d{1,15})\.(\d{1,15})$/.exec(search.get('before') ?? '') ?? []
  const action = given(search, 'action')
  return {
    person: given(search, 'person'),
    type: auditSubjects.find((type) => type === search.get('type')) ?? null,
    objectId: given(search, 'object'),
    action: action !== null && auditActions.has(action) ? (action as AuditAction) : null,
    from: dateIn(search, 'from'),
    to: dateIn(search, 'to'),
    before: at && seq ? { at: Number(at), seq: Number(seq) } : null,
  }
}

/** The same as an address has them. */
export function logSearch({ person, type, objectId, action, from, to, before }: Partial<LogFilters>) {
  return {
    ...(person ? { person } : {}),
    ...(type ? { type } : {}),
    ...(objectId ? { object: objectId } : {}),
    ...(action ? { action } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(before ? { before: `${before.at}.${before.seq}` } : {}),
  }
}

/** The instants that the dates of a search bound, from the first to before the second. */
export function spanOf({ from, to }: Pick<LogFilters, 'from' | 'to'>) {
  return {
    from: from === null ? null : dateSpan(from, newYork).from,
    until: to === null ? null : dateSpan(to, newYork).to,
  }
}
