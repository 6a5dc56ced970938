import { formatPhone } from '#app/core/format/format.ts'

/** A field of a record as people read it: numbers are kept in E.164. */
export const shownField = (field: string, value: string | null): string =>
  value !== null && (field === 'phone' || field === 'fax') ? formatPhone(value) : (value ?? '')
