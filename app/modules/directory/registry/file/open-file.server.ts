import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { CsvFallback } from './csv-fallback.server.ts'
import { type FileLayout, readLayout, RegistryFileError, slotCount } from './file-layout.ts'
import { QuotedScanner } from './quoted-scanner.server.ts'
import { badQuotes, notUtf8, type ReadFrom, type RowReader } from './row-reader.ts'

/** The header and the first rows: the official header alone takes 13 kB. */
const headSize = 256 * 1024
const digestPart = 1024 * 1024
const maxColumns = 4096

export type RegistryFile = {
  size: number
  /** Says whether this is the file that an unfinished run was reading. */
  digest: string
  layout: FileLayout
  /** Whether the byte scanner reads it; otherwise csv-parse does. */
  isQuotedThroughout: boolean
  /** Where the first row after the header begins. */
  firstRow: ReadFrom
}

/**
 * Looks at a file before anything is imported.
 * @throws RegistryFileError in words for the person at the terminal: not there, empty, not CSV, columns missing (named).
 */
export async function inspectFile(path: string): Promise<RegistryFile> {
  const file = await openPlainly(path)
  try {
    const { size, mtimeMs } = await file.stat()
    const head = await readPart(file, 0, headSize)
    refuseOtherKinds(head, size)
    const hash = createHash('sha256').update(`${size}:${mtimeMs}:`)
    hash.update(await readPart(file, 0, digestPart))
    if (size > digestPart) hash.update(await readPart(file, Math.max(digestPart, size - digestPart), digestPart))
    return { size, digest: hash.digest('base64url'), ...(await readHead(head)) }
  } finally {
    await file.close()
  }
}

/** Opens the rows of an inspected file from a point on. */
export async function openRows(path: string, file: RegistryFile, from: ReadFrom): Promise<RowReader> {
  const handle = await openPlainly(path)
  return file.isQuotedThroughout
    ? QuotedScanner.ofFile(handle, file.layout, slotCount, from)
    : new CsvFallback(handle, file.layout, slotCount, from)
}

async function openPlainly(path: string): Promise<FileHandle> {
  try {
    const file = await open(path, 'r')
    if ((await file.stat()).isFile()) return file
    await file.close()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') throw new RegistryFileError(`There is no file ${path}.`)
    if (code === 'EACCES' || code === 'EPERM') throw new RegistryFileError(`The file ${path} may not be read.`)
    if (code !== 'EISDIR') throw error
  }
  throw new RegistryFileError(`${path} is not a file.`)
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

function refuseOtherKinds(head: Buffer, size: number): void {
  const startsWith = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
  const start = head
    .subarray(0, 512)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (size === 0) throw new RegistryFileError('The file is empty.')
  if (startsWith(0x50, 0x4b))
    throw new RegistryFileError('The file is a ZIP archive or a workbook. Unpack it and import npidata_pfile_….csv.')
  if (startsWith(0x1f, 0x8b)) throw new RegistryFileError('The file is gzip-compressed. Unpack it first.')
  if (startsWith(0xff, 0xfe) || startsWith(0xfe, 0xff))
    throw new RegistryFileError('The file is in UTF-16. Save it as UTF-8.')
  if (/^[{[]/.test(start)) throw new RegistryFileError('The file is JSON, not a CSV file.')
  if (start.startsWith('<')) throw new RegistryFileError('The file is an HTML or XML page, not a CSV file.')
  const nul = head.indexOf(0)
  if (nul !== -1)
    throw new RegistryFileError(`The file is binary, not a CSV file: line ${lineAt(head, nul)} has a NUL byte.`)
  if (start === '' && head.length === size) throw new RegistryFileError('The file is empty.')
}

/** The line (from 1) of a byte, whatever ends the lines. */
function lineAt(head: Buffer, at: number): number {
  return head.toString('latin1', 0, at).split(/\r\n|\n|\r/).length
}

async function readHead(head: Buffer): Promise<Pick<RegistryFile, 'layout' | 'isQuotedThroughout' | 'firstRow'>> {
  const bomLength = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0
  const slotOfColumn = Int16Array.from({ length: maxColumns }, (_, column) => column)
  const read = (buffer: Buffer, offset: number, length: number, position: number) =>
    Promise.resolve(head.copy(buffer, offset, position, Math.min(head.length, position + length)))
  const scanner = new QuotedScanner(
    { slotOfColumn, fieldCount: -1 },
    maxColumns,
    { byteOffset: bomLength, line: 1 },
    read,
  )
  if (!(await nextRow(scanner))) throw new RegistryFileError('The file is empty.')
  if (scanner.problem === badQuotes)
    throw new RegistryFileError('The header line cannot be read: its quotes do not match.')
  const header = Array.from({ length: Math.min(scanner.fieldCount, maxColumns) }, (_, column) => scanner.field(column))
  if (header.some((text) => text.includes(notUtf8)))
    throw new RegistryFileError('Line 1, the header, contains bytes that are not UTF-8.')
  const isHeaderQuoted = scanner.isQuotedThroughout
  const firstRow = { byteOffset: scanner.end, line: scanner.endLine }
  const layout = readLayout(header)
  const isRowQuoted = !(await nextRow(scanner)) || scanner.problem === badQuotes || scanner.isQuotedThroughout
  return { layout, firstRow, isQuotedThroughout: isHeaderQuoted && isRowQuoted }
}

async function nextRow(rows: RowReader): Promise<boolean> {
  while (!rows.next()) if (!(await rows.fill())) return false
  return true
}
