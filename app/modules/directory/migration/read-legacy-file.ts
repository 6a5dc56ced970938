import { parse } from 'csv-parse/sync'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isValidNpi } from '../npi.ts'
import { tidyName } from '../registry/person-name.ts'
import { addressLine, zip5 } from '../registry/postal-address.ts'
import {
  type FileFault,
  type LegacyClinic,
  type LegacyColumn,
  legacyColumns,
  legacyRoles,
  type LegacyRow,
  mostRows,
  requiredColumns,
  type RowProblem,
} from './legacy-clinic.ts'

type Texts = Record<LegacyColumn, string>
type Problem = { problem: RowProblem; column: string | null }

const names = Object.keys(legacyColumns) as LegacyColumn[]
const longest = 200

/** What a browser takes for a tag or an entity, and what a spreadsheet takes for a formula. */
const markup = /<[a-z!/?]|&(?:#x?[0-9a-f]+|[a-z]+\d*);/i
const formula = /^\s*(?:=|[@-].*[(!|])/
/** What tidying would silently leave out: a lost character, and controls that are no space. */
const lost = /\ufffd|[^\P{Cc}\t\r\n]/u

const wrong = (problem: RowProblem, column: LegacyColumn | null): Problem => ({
  problem,
  column: column && legacyColumns[column],
})

function oddText(texts: Texts): Problem | null {
  for (const name of names) {
    const text = texts[name]
    if (text.length > longest) return wrong('length', name)
    if (markup.test(text)) return wrong('markup', name)
    if (formula.test(text)) return wrong('formula', name)
  }
  return null
}

/** E.164; null for none, undefined for what is no number of the United States. */
function phoneOf(raw: string): string | null | undefined {
  if (raw === '') return null
  const number = parsePhoneNumberFromString(raw, 'US')
  return number?.isValid() ? number.number : undefined
}

const isWebsite = (text: string) =>
  text === '' || /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?::\d+)?(?:\/\S*)?$/i.test(text)
const isSlug = (text: string) => /^[a-z0-9][a-z0-9-]{0,119}$/.test(text)
const orNull = (text: string) => (text === '' ? null : text)

function readClinic(texts: Texts): { clinic: LegacyClinic } | Problem {
  const odd = oddText(texts)
  if (odd) return odd
  if (texts.npi === '' && texts.slug === '') return wrong('no_provider', 'npi')
  if (texts.npi !== '' && !isValidNpi(texts.npi)) return wrong('bad_npi', 'npi')
  if (texts.slug !== '' && !isSlug(texts.slug)) return wrong('unknown_provider', 'slug')
  if (texts.facility !== '' && !isSlug(texts.facility)) return wrong('unknown_facility', 'facility')
  if (!/[\p{L}\p{N}]/u.test(texts.nameEn)) return wrong('no_name', 'nameEn')
  const line1 = addressLine(texts.line1)
  if (line1 === '' || texts.city === '') return wrong('no_address', line1 === '' ? 'line1' : 'city')
  const zip = zip5(texts.zip)
  if (zip === null) return wrong('bad_zip', 'zip')
  const state = texts.state.toUpperCase()
  if (!/^[A-Z]{2}$/.test(state)) return wrong('bad_state', 'state')
  const [phone, fax] = [phoneOf(texts.phone), phoneOf(texts.fax)]
  if (phone === undefined || fax === undefined) return wrong('bad_phone', phone === undefined ? 'phone' : 'fax')
  if (!isWebsite(texts.website)) return wrong('bad_website', 'website')
  const role = legacyRoles.find((each) => each === (texts.role.toLowerCase() || 'attending'))
  if (!role) return wrong('bad_role', 'role')
  return {
    clinic: {
      ...{ npi: orNull(texts.npi), slug: orNull(texts.slug), facilitySlug: orNull(texts.facility) },
      ...{ nameEn: texts.nameEn, nameHans: orNull(texts.nameHans), nameHant: orNull(texts.nameHant) },
      ...{ addressLine1: line1, addressLine2: orNull(addressLine(texts.line2)), city: addressLine(texts.city) },
      ...{ state, zip, phone, fax, website: orNull(texts.website), role },
    },
  }
}

type Parsed = { record: string[]; info: { lines: number } }

function parsed(text: string): Parsed[] | null {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, to: mostRows + 2 }
    return parse(text, { ...options, max_record_size: 64 * 1024 }) as unknown as Parsed[]
  } catch {
    return null
  }
}

/** The rows of a file of legacy clinics, or why it is none; `columns` names those that are missing or stand there twice. */
export function readLegacyFile(text: string): { rows: LegacyRow[] } | { fault: FileFault; columns: string[] } {
  if (text.includes('\0')) return { fault: 'notCsv', columns: [] }
  const lines = parsed(text)
  if (!lines) return { fault: 'notCsv', columns: [] }
  const header = (lines[0]?.record ?? []).map((cell) => cell.trim().toLowerCase())
  const repeated = header.filter((cell, at) => cell !== '' && header.indexOf(cell) !== at)
  if (repeated.length > 0) return { fault: 'repeatedColumn', columns: [...new Set(repeated)].slice(0, 10) }
  const missing = requiredColumns.map((name) => legacyColumns[name]).filter((column) => !header.includes(column))
  const namesProvider = header.includes(legacyColumns.npi) || header.includes(legacyColumns.slug)
  const needed = [...missing, ...(namesProvider ? [] : [legacyColumns.npi])]
  if (needed.length > 0) return { fault: 'columns', columns: needed }
  const body = lines.slice(1)
  if (body.length === 0) return { fault: 'empty', columns: [] }
  if (body.length > mostRows) return { fault: 'tooMany', columns: [] }
  const columnOf = new Map(names.map((name) => [name, header.indexOf(legacyColumns[name])]))
  const rows = body.map(({ record, info }): LegacyRow => {
    if (record.length !== header.length) return { line: info.lines, ...wrong('fields', null) }
    const raw = (name: LegacyColumn) => record[columnOf.get(name)!] ?? ''
    const spoiled = names.find((name) => lost.test(raw(name)))
    if (spoiled) return { line: info.lines, ...wrong('lost', spoiled) }
    const texts = Object.fromEntries(names.map((name) => [name, tidyName(raw(name))])) as Texts
    return { line: info.lines, ...readClinic(texts) }
  })
  return { rows }
}
