import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { jyutpingTable, tableFile } from './jyutping-table.ts'

it('the table of Cantonese readings is what the library says', () => {
  const kept = JSON.parse(readFileSync(tableFile, 'utf8')) as Record<string, string>
  expect(Object.values(kept).join('').length).toBeGreaterThan(25_000)
  expect(kept).toEqual(jyutpingTable())
})
