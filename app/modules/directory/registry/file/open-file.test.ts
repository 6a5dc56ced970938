import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { officialHeader, officialRow, quotedLine, syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { inspectFile } from './open-file.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'registry-open-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'file.csv')

function inspect(content: string | Buffer) {
  writeFileSync(path, content)
  return inspectFile(path)
}

const header = quotedLine(officialHeader())
const row = quotedLine(officialRow({ NPI: syntheticNpi(1) }))

describe('inspectFile refuses in plain words', () => {
  it.each<[string, string | Buffer, string]>([
    ['an empty file', '', 'The file is empty.'],
    ['a file of blank lines', '\n\n  \n', 'The file is empty.'],
    ['a web page', '<!DOCTYPE html><html></html>', 'HTML or XML page'],
    ['JSON', ' {"result_count": 0}', 'JSON, not a CSV file'],
    ['a ZIP archive', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'ZIP archive'],
    ['gzip', gzipSync(header), 'gzip-compressed'],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(header, 'utf16le')]), 'UTF-16'],
    ['a binary', Buffer.from([1, 2, 0, 3, 4, 0]), 'binary'],
    ['a header whose quotes do not match', '"NPI","Entity" Type"\n', 'header line cannot be read'],
    ['a NUL in its first 256 kB', header + row + row.replace('150', '1\0'), 'line 3 has a NUL byte'],
    ['bytes in its header that are not UTF-8', Buffer.from(header.replace('NPI', 'NPÍ'), 'latin1'), 'not UTF-8'],
    ['a poem', 'Roses are red\nViolets are blue\n', 'lacks 13 columns'],
  ])('%s', async (_, content, words) => {
    await expect(inspect(content)).rejects.toThrow(words)
  })

  it('a file that is not there, and a folder', async () => {
    await expect(inspectFile(join(folder, 'none.csv'))).rejects.toThrow('There is no file')
    await expect(inspectFile(folder)).rejects.toThrow('is not a file')
  })
})

describe('inspectFile', () => {
  it('finds the first row after the header, also behind a byte order mark', async () => {
    expect((await inspect(header + row)).firstRow).toEqual({ byteOffset: header.length, line: 2 })
    expect((await inspect(`\ufeff${header}${row}`)).firstRow).toEqual({ byteOffset: header.length + 3, line: 2 })
  })

  it('chooses the scanner only for files that are quoted throughout', async () => {
    expect((await inspect(header + row)).isQuotedThroughout).toBe(true)
    expect((await inspect(header)).isQuotedThroughout).toBe(true)
    expect((await inspect(header.replaceAll('"', '') + row)).isQuotedThroughout).toBe(false)
    expect((await inspect(header + row.replaceAll('"', ''))).isQuotedThroughout).toBe(false)
  })

  it('tells files apart by content and by time', async () => {
    const first = (await inspect(header + row)).digest
    utimesSync(path, 1_700_000_000, 1_700_000_000)
    const touched = (await inspectFile(path)).digest
    expect(touched).not.toBe(first)
    expect((await inspectFile(path)).digest).toBe(touched)
    writeFileSync(path, header + row.replace('1', '2'))
    utimesSync(path, 1_700_000_000, 1_700_000_000)
    expect((await inspectFile(path)).digest).not.toBe(touched)
  })
})
