import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { productLines, timeTable } from './test-times.mjs'

it('seconds stand in a table, with the minutes for 10,000 lines below', () => {
  const steps = [
    { title: 'Types', seconds: 60.2 },
    { title: 'Browser tests', seconds: 539.8 },
  ]
  expect(timeTable(steps, 600, 50_000).split('\n')).toEqual([
    'Types             60 s',
    'Browser tests    540 s',
    'All              600 s',
    '2.00 minutes for 10,000 lines of the product (50000 lines)',
  ])
})

it('lines are those of the product, not of its tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'))
  mkdirSync(join(folder, 'inner'))
  writeFileSync(join(folder, 'one.ts'), 'a\nb\n')
  writeFileSync(join(folder, 'inner/two.tsx'), 'c\n')
  writeFileSync(join(folder, 'one.test.ts'), 'd\ne\nf\n')
  writeFileSync(join(folder, 'migration.sql'), 'g\n')
  expect(productLines([folder])).toBe(3)
  rmSync(folder, { recursive: true })
})
