import { columnName, type SingleField, slotOf } from './file-layout.ts'
import { notUtf8, type RowFields } from './row-reader.ts'

/** Longest text of a column that is read, in characters; the official layout allows 100. */
const maxFieldLength = 300

/** What a browser takes for a tag or an entity. */
const markup = /<[a-z!/?]|&(?:#x?[0-9a-f]+|[a-z]+\d*);/i
/** What a spreadsheet takes for a formula (OWASP, CSV injection). Organizations and addresses do begin with `@`, `+` and `-`. */
const formula = /^\s*(?:=|[+\-@].*[(!|])/

/** What earlier software has put for a character that it could not read. */
const lostCharacter = '\ufffd'

/** No person is named so, and no such name can be searched for: what `markup` and `formula` say, angle brackets, addresses of the web. */
const oddInPersonName = /[<>]|:\/\//
const formulaOfPersonName = /^\s*(?:[=+@]|-.)/

const personNames = new Set<SingleField>(['lastName', 'firstName', 'middleName', 'suffix'])
const names = new Set<SingleField>([...personNames, 'organizationName'])
const freeTexts = new Set<SingleField>([...names, 'addressLine1', 'addressLine2', 'city'])

const fields = Object.entries(slotOf) as [SingleField, number][]

/** No problem of a text is without one of these; nearly every field of a file is without all of them. */
const isDoubtful = /[<>&=@:\ufffd\ufdd0]|^\s*[+-]/

/** Why a column of a row cannot be used, naming it; null when all can. */
export function fieldProblem(row: RowFields): string | null {
  for (const [field, slot] of fields) {
    const text = row.field(slot)
    if (text.length <= maxFieldLength && !isDoubtful.test(text)) continue
    const problem = rawProblem(text) ?? (freeTexts.has(field) ? textProblem(field, text) : null)
    if (problem) return `the ${columnName(slot)} ${problem}`
  }
  return null
}

function rawProblem(text: string): string | null {
  if (text.length > maxFieldLength) return `is ${text.length} characters long`
  return text.includes(notUtf8) ? 'contains bytes that are not UTF-8' : null
}

function textProblem(field: SingleField, text: string): string | null {
  const isPerson = personNames.has(field)
  if (names.has(field) && text.includes(lostCharacter)) return 'has lost a character (U+FFFD)'
  if (markup.test(text) || (isPerson && oddInPersonName.test(text))) return 'contains markup or a web address'
  const isFormula = formula.test(text) || (isPerson && formulaOfPersonName.test(text))
  return isFormula ? 'is a formula for a spreadsheet' : null
}
