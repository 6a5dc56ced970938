import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { CsvFallback } from './csv-fallback.server.ts'
import type { FileLayout } from './file-layout.ts'
import { QuotedScanner } from './quoted-scanner.server.ts'
import { badQuotes, hasNul, maxRowBytes, notUtf8, type RowReader, tooLong } from './row-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'registry-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function fileOf(content: string | Buffer): string {
  const path = join(folder, `${files++}.csv`)
  writeFileSync(path, content)
  return path
}

/** Every column of a file is a slot here. */
const allColumns = (fieldCount: number): FileLayout => ({
  fieldCount,
  slotOfColumn: Int16Array.from({ length: fieldCount }, (_, column) => column),
  taxonomyPairs: 0,
})

type Read = { fields: string[]; problem: string | null; line: number; end: number; endLine: number }

async function readAll(reader: RowReader, slots: number): Promise<Read[]> {
  const rows: Read[] = []
  try {
    while (await reader.fill()) {
      while (reader.next()) {
        const fields = Array.from({ length: slots }, (_, slot) => reader.field(slot))
        rows.push({ fields, problem: reader.problem, line: reader.line, end: reader.end, endLine: reader.endLine })
      }
    }
  } finally {
    await reader.close()
  }
  return rows
}

const start = { byteOffset: 0, line: 1 }

async function scan(path: string, columns: number, from = start): Promise<Read[]> {
  return readAll(QuotedScanner.ofFile(await open(path), allColumns(columns), columns, from), columns)
}
async function parse(path: string, columns: number, from = start): Promise<Read[]> {
  return readAll(new CsvFallback(await open(path), allColumns(columns), columns, from), columns)
}

/** The scanner fed in pieces of a given size, as slow disks and pipes do. */
async function scanInPieces(content: Buffer, columns: number, piece: number): Promise<Read[]> {
  const read = (buffer: Buffer, offset: number, length: number, position: number) =>
    Promise.resolve(
      content.copy(buffer, offset, position, Math.min(content.length, position + Math.min(piece, length))),
    )
  return readAll(new QuotedScanner(allColumns(columns), columns, start, read), columns)
}

const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
const anyText = fc.string({
  unit: fc.constantFrom('a', 'Z', '7', '"', ',', '\n', '\r', ' ', 'é', '張', '=', "'"),
  maxLength: 8,
})
const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`

describe('the scanner and csv-parse', () => {
  it('read the same rows from any all-quoted file, and these are the rows that were written', async () => {
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(anyText, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      )
    await fc.assert(
      fc.asyncProperty(table, lineEnd, fc.boolean(), async (rows, end, endsWithLine) => {
        const text = rows.map((row) => row.map(quoted).join(',')).join(end) + (endsWithLine ? end : '')
        const path = fileOf(text)
        const width = rows[0]!.length
        const scanned = await scan(path, width)
        expect(scanned.map((row) => row.fields)).toEqual(rows)
        expect(scanned.every((row) => row.problem === null)).toBe(true)
        const parsed = await parse(path, width)
        expect(parsed.map((row) => row.fields)).toEqual(rows)
        // The scanner may stand between CR and LF.
        for (const [index, row] of scanned.entries()) expect([row.end, row.end + 1]).toContain(parsed[index]!.end)
      }),
      { numRuns: 150 },
    )
  })

  it('read the same from fields with and without quotes, and from rows of wrong length', async () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', '張', '.'), maxLength: 6 })
    const field = fc.oneof(plain, anyText.map(quoted))
    // A line without any character is no row to either reader.
    const row = fc
      .array(field, { minLength: 1, maxLength: 4 })
      .filter((fields) => fields.join('') !== '' || fields.length > 1)
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), lineEnd, async (rows, end) => {
        const path = fileOf(rows.map((fields) => fields.join(',')).join(end) + end)
        const compare = (read: Read[]) => read.map(({ fields, problem }) => ({ fields, problem }))
        expect(compare(await scan(path, 3))).toEqual(compare(await parse(path, 3)))
      }),
      { numRuns: 150 },
    )
  })

  it('do not care where a block of the file ends', async () => {
    const content = Buffer.from('"a","b""c"\r\n\r\n"d,\r\ne",""\r\n"張",x\r\n')
    const whole = await scan(fileOf(content), 2)
    for (let piece = 1; piece <= content.length; piece++) expect(await scanInPieces(content, 2, piece)).toEqual(whole)
  })

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('count the lines of a file with %s line ends, embedded ones too', async (_, end) => {
    const path = fileOf(['"a","b"', `"c${end}d","e"`, '', '"f","g"'].join(end) + end)
    expect((await scan(path, 2)).map((row) => row.line)).toEqual([1, 2, 5])
    expect((await parse(path, 2)).map((row) => row.line)).toEqual([1, 2, 5])
  })

  it('go on from the end of any row', async () => {
    const path = fileOf('"a","b"\r\n"c\r\nd","e"\r\n"f","g"\r\n')
    for (const read of [scan, parse]) {
      const whole = await read(path, 2)
      for (const [index, row] of whole.entries()) {
        const rest = await read(path, 2, { byteOffset: row.end, line: row.endLine })
        expect(rest.map(({ fields, line }) => ({ fields, line }))).toEqual(
          whole.slice(index + 1).map(({ fields, line }) => ({ fields, line })),
        )
      }
    }
  })

  it('mark bytes that are not UTF-8', async () => {
    const path = fileOf(Buffer.concat([Buffer.from('"Jos'), Buffer.from([0xe9]), Buffer.from('","José"\n')]))
    expect((await scan(path, 2))[0]!.fields).toEqual([notUtf8, 'José'])
    expect((await parse(path, 2))[0]!.fields).toEqual([notUtf8, 'José'])
  })
})

describe('a broken row', () => {
  const problems = (rows: Read[]) => rows.map((row) => row.problem)

  it('is refused for the number of its fields and keeps its neighbors', async () => {
    const path = fileOf('"a","b"\n"c"\n"d","e","f"\n"g","h"\n')
    const expected = [null, 'the row has 1 field, the header has 2', 'the row has 3 fields, the header has 2', null]
    expect(problems(await scan(path, 2))).toEqual(expected)
    expect(problems(await parse(path, 2))).toEqual(expected)
  })

  it('is refused for a NUL in any column, and no other row is', async () => {
    const path = fileOf('"1","2"\n"3","\0"\n"\0",""\n"5"\n"7","8"\n')
    const expected = [null, hasNul, hasNul, 'the row has 1 field, the header has 2', null]
    expect(problems(await scan(path, 2))).toEqual(expected)
    expect(problems(await parse(path, 2))).toEqual(expected)
  })

  it.each(['"a"x,"b"', 'a"b,"c"', '"a,"b"'])('is refused for its quotes: %s', async (line) => {
    const path = fileOf(`"1","2"\n${line}\n"3","4"\n`)
    const scanned = await scan(path, 2)
    expect(problems(scanned)).toEqual([null, badQuotes, null])
    expect(scanned[1]!.line).toBe(2)
    expect(scanned[2]!.fields).toEqual(['3', '4'])
    expect(problems(await parse(path, 2))).toContain(badQuotes)
  })

  it('that never ends is skipped without being kept in memory', async () => {
    const path = fileOf(`"1","2"\n"a","${'x'.repeat(3 * maxRowBytes)}\n"3","4"\n`)
    const scanned = await scan(path, 2)
    expect(problems(scanned)).toEqual([null, tooLong, null])
    expect(scanned[2]).toMatchObject({ fields: ['3', '4'], line: 3 })
    await expect(parse(path, 2)).rejects.toThrow(tooLong)
  })

  it('that ends with the file inside its quotes is refused', async () => {
    expect(problems(await scan(fileOf('"1","2"\n"3","4'), 2))).toEqual([null, badQuotes])
  })
})

const shared = resolve('../shared/data')
const real = existsSync(shared)
  ? ['nppes', 'adversarial/csv-spectrum'].flatMap((name) =>
      readdirSync(join(shared, name))
        .filter((file) => file.endsWith('.csv'))
        .map((file) => join(shared, name, file)),
    )
  : []

describe.skipIf(real.length === 0)('both readers on the real files (skipped: ../shared/data is not here)', () => {
  it.each(real.map((path) => [path.slice(shared.length + 1), path]))('%s', async (_, path) => {
    const header = (await scan(path, 1000))[0]!.problem
    const columns = Number(/has (\d+) field/.exec(header!)![1])
    const scanned = await scan(path, columns)
    expect(scanned.length).toBeGreaterThan(1)
    const compare = (rows: Read[]) => rows.map(({ fields, problem, line }) => ({ fields, problem, line }))
    expect(compare(await parse(path, columns))).toEqual(compare(scanned))
  })

  // A quote inside a field without quotes: both readers refuse the row, its JSON repairs it.
  const spectrum = real.filter((path) => path.includes('csv-spectrum') && !path.includes('location_coordinates'))
  it.each(spectrum.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))(
    '%s holds what its JSON says',
    async (_, path) => {
      // A file of one row has an object instead of a list.
      const expected = [JSON.parse(readFileSync(path.replace(/csv$/, 'json'), 'utf8'))].flat() as Record<
        string,
        string
      >[]
      const names = Object.keys(expected[0]!)
      const [, ...rows] = await scan(path, names.length)
      // The example files with CRLF differ from their JSON in the line ends inside fields.
      const plain = (text: string) => text.replaceAll('\r\n', '\n')
      expect(
        rows.map((row) => Object.fromEntries(names.map((name, index) => [name, plain(row.fields[index]!)]))),
      ).toEqual(
        expected.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]))),
      )
    },
  )
})
