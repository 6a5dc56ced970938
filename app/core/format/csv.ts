/** What spreadsheets take for the beginning of a formula, full-width forms included. */
const formulaSigns = '=+\\-@＝＋－＠'
const beginsFormula = new RegExp(`^[\\s\\p{Cc}]*[${formulaSigns}]|^[\\t\\r\\n]`, 'u')
/**
 * A formula after what another spreadsheet takes for the end of a cell: those of half the world separate by semicolons, some by tabs,
 * and to them a quotation mark in the middle of a cell, where ours then stands, quotes nothing.
 */
const formulaWithin = new RegExp(`([;\\t\\r\\n][\\s\\p{Cc}]*)(?=[${formulaSigns}])`, 'gu')

/** A text of which no spreadsheet makes a formula (OWASP, CSV injection): an apostrophe stands where one would begin. */
export function withoutFormulas(text: string): string {
  const inner = text.replace(formulaWithin, "$1'")
  return beginsFormula.test(inner) ? `'${inner}` : inner
}

/** A table as CSV (RFC 4180) that a spreadsheet opens as text: with a byte order mark, and without formulas. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = withoutFormulas(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const heldFormula = new RegExp(`^'(?=[\\s\\p{Cc}]*[${formulaSigns}]|[\\t\\r\\n])`, 'u')
const heldWithin = new RegExp(`([;\\t\\r\\n][\\s\\p{Cc}]*)'(?=[${formulaSigns}])`, 'gu')

/** The text of which `withoutFormulas` made this one: the apostrophes that it has put in are taken out. */
export function withFormulas(text: string): string {
  return text.replace(heldFormula, '').replace(heldWithin, '$1')
}
