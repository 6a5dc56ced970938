import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as schema from '#drizzle/schema/index.ts'
import { isTesting, productFiles } from './source-files.ts'

/** Where cents become what people and search engines read: a division that nothing is computed with afterwards. */
const shown = [
  'app/core/format/format.ts',
  'app/modules/booking/schedule/components/visit-type-values.ts',
  'app/modules/practice/profile/components/use-part-values.tsx',
  'app/modules/seo/structured-data/practitioner.ts',
]

const floats = [
  /\w*[cC]ents\w*\s*\/\s*[\w(]/,
  /\w*[cC]ents\w*\s*\*\s*\d*\.\d/,
  /\d\.\d+\s*\*\s*\w*[cC]ents/,
  /(?:parseFloat|toFixed|toPrecision)\([^)]*[cC]ents/,
  /[cC]ents\w*\.(?:toFixed|toPrecision)/,
]
const isFloat = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line) && floats.some((float) => float.test(line))

describe('money', () => {
  it('is whole cents in every table', () => {
    const columns = Object.values(schema).flatMap((value) =>
      is(value, Table)
        ? Object.values(getTableColumns(value)).map((column) => ({
            at: `${getTableName(value)}.${column.name}`,
            column,
          }))
        : [],
    )
    const amounts = columns.filter(({ column }) => /(?:_cents|price|amount)$/.test(column.name))
    expect(amounts.length).toBeGreaterThan(10)
    expect(amounts.filter(({ column }) => !/Integer|BigInt/.test(column.columnType)).map(({ at }) => at)).toEqual([])
  })

  it('is never divided or multiplied into a float', () => {
    const found = productFiles()
      .filter(({ path }) => !isTesting(path) && !shown.includes(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => (isFloat(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
      )
    expect(found).toEqual([])
  })

  it('that becomes a float is seen', () => {
    for (const line of ['const a = cents / 100', 'amountCents * 0.5', '1.08 * totalCents', 'cents.toFixed(2)'])
      expect(isFloat(line), line).toBe(true)
    for (const line of ['// cents / month', 'amountCents * 12', 'BigInt(amountCents) * BigInt(taxCents)'])
      expect(isFloat(line), line).toBe(false)
  })
})
