import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { RejectsFile } from './rejects-file.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'registry-rejects-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'deep', 'file.rejects.csv')

const write = async (from: number, ...npis: string[]): Promise<number> => {
  const file = await RejectsFile.open(path, from)
  for (const [index, npi] of npis.entries()) await file.add([{ line: index + 2, npi, reason: 'no "good"' }])
  await file.close()
  return file.bytes
}

it('appears with the first reject and not before', async () => {
  await write(0)
  expect(existsSync(path)).toBe(false)
  await write(0, '123')
  expect(readFileSync(path, 'utf8')).toBe('line,npi,reason\n2,"123","no ""good"""\n')
})

it('defuses formulas', async () => {
  await write(0, '=HYPERLINK("http://x")', '+1', '-1', '@a', '\t=x')
  const cells = readFileSync(path, 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(',')[1])
  expect(cells.every((cell) => cell!.startsWith(`"'`))).toBe(true)
})

it('cuts off what came after the checkpoint and goes on there', async () => {
  const length = await write(0, '1')
  await write(length, '2')
  await write(length, '3')
  expect(readFileSync(path, 'utf8')).toBe('line,npi,reason\n2,"1","no ""good"""\n2,"3","no ""good"""\n')
})
