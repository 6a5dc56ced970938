import type { FileHandle } from 'node:fs/promises'
import { type CsvError, type Parser, parse } from 'csv-parse'
import { type FileLayout, RegistryFileError } from './file-layout.ts'
import {
  badQuotes,
  decodeField,
  maxRowBytes,
  type ReadFrom,
  type RowReader,
  tooLong,
  rowProblem,
  lineEndOf,
  lineFeed,
} from './row-reader.ts'

const blockSize = 64 * 1024

type Parsed = { fields: string[]; problem: string | null; end: number; line: number }

/**
 * The same rows through csv-parse, for files whose fields are not all quoted. Slower, and the yardstick of the scanner:
 * both give identical rows for every well-formed file.
 */
export class CsvFallback implements RowReader {
  problem: string | null = null
  #fields: string[] = []
  readonly #columnOfSlot: Int16Array
  readonly #parser: Parser
  readonly #queue: Parsed[] = []
  #next = 0
  #position: number
  #current: Parsed
  #isEnd = false
  #lineEnd = 0
  #mayHaveNul = false
  /** Offsets of the line ends read but not yet passed, so that a row knows its line. */
  #lineEnds: number[] = []
  #passed = 0
  #linesBefore: number
  #failure: CsvError | undefined

  constructor(
    private readonly file: FileHandle,
    private readonly layout: FileLayout,
    slots: number,
    private readonly from: ReadFrom,
  ) {
    this.#columnOfSlot = new Int16Array(slots).fill(-1)
    layout.slotOfColumn.forEach((slot, column) => {
      if (slot >= 0) this.#columnOfSlot[slot] = column
    })
    this.#position = from.byteOffset
    this.#linesBefore = from.line
    this.#current = { fields: [], problem: null, end: from.byteOffset, line: from.line }
    this.#parser = parse({
      encoding: 'latin1',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: maxRowBytes,
      on_record: (fields: string[], info) => {
        this.#queue.push({ fields, problem: this.#problemOf(fields), end: from.byteOffset + info.bytes, line: 0 })
        return null
      },
      on_skip: (error) => this.#skip(error),
    })
    this.#parser.on('error', (error: CsvError) => (this.#failure ??= error))
    this.#parser.resume()
  }

  #problemOf(fields: readonly string[]): string | null {
    const holdsNul = this.#mayHaveNul && fields.some((field) => field.includes('\0'))
    return rowProblem(fields.length, this.layout.fieldCount, holdsNul)
  }

  #skip(error: CsvError | undefined): undefined {
    if (error?.code === 'CSV_MAX_RECORD_SIZE') this.#failure ??= error
    const previous = this.#queue.at(-1)
    const lines = Number((error as { lines?: number } | undefined)?.lines ?? 1)
    const line = this.from.line + lines - 1
    // One broken row can break several rules.
    if (previous?.problem === badQuotes && previous.line === line) return undefined
    this.#queue.push({ fields: [], problem: badQuotes, end: previous?.end ?? this.#current.end, line })
    return undefined
  }

  async fill(): Promise<boolean> {
    if (this.#isEnd) return false
    this.#queue.splice(0, this.#next)
    this.#next = 0
    const buffer = Buffer.allocUnsafe(blockSize)
    const { bytesRead } = await this.file.read(buffer, 0, blockSize, this.#position)
    if (bytesRead === 0) {
      this.#isEnd = true
      await new Promise<void>((resolve) => this.#parser.once('close', resolve).end())
    } else {
      const block = buffer.subarray(0, bytesRead)
      this.#noteLineEnds(block)
      this.#mayHaveNul ||= block.includes(0)
      this.#position += bytesRead
      await new Promise<void>((resolve) => this.#parser.write(block, () => resolve()))
    }
    if (this.#failure) throw new RegistryFileError(failureMessage(this.#failure, this.from.line))
    return true
  }

  next(): boolean {
    const found = this.#queue[this.#next]
    if (!found) return false
    this.#next++
    this.#current = found
    this.#fields = found.fields
    this.problem = found.problem
    return true
  }

  field(slot: number): string {
    const column = this.#columnOfSlot[slot]!
    return column < 0 ? '' : decodeField(this.#fields[column] ?? '')
  }

  get line(): number {
    const { line, fields } = this.#current
    if (line > 0) return line
    const own = String.fromCharCode(this.#lineEnd)
    const inside = fields.reduce((count, field) => count + field.split(own).length - 1, 0)
    return this.endLine - inside - (this.#endsLine() ? 1 : 0)
  }

  get end(): number {
    return this.#current.end
  }

  get endLine(): number {
    while (this.#passed < this.#lineEnds.length && this.#lineEnds[this.#passed]! < this.#current.end) this.#passed++
    return this.#linesBefore + this.#passed
  }

  /** Whether the row is followed by a line end; the last one of a file need not be. */
  #endsLine(): boolean {
    return this.#passed > 0 && this.#lineEnds[this.#passed - 1] === this.#current.end - 1
  }

  #noteLineEnds(block: Buffer): void {
    this.#lineEnd ||= lineEndOf(block) || lineFeed
    // One is kept for #endsLine.
    const drop = Math.max(0, this.#passed - 1)
    this.#lineEnds = this.#lineEnds.slice(drop)
    this.#linesBefore += drop
    this.#passed -= drop
    for (let at = block.indexOf(this.#lineEnd); at !== -1; at = block.indexOf(this.#lineEnd, at + 1)) {
      this.#lineEnds.push(this.#position + at)
    }
  }

  async close(): Promise<void> {
    this.#parser.destroy()
    await this.file.close()
  }
}

function failureMessage(error: CsvError, firstLine: number): string {
  const lines = Number((error as { lines?: number }).lines ?? 1)
  const line = firstLine + lines - 1
  return error.code === 'CSV_MAX_RECORD_SIZE' ? `Line ${line}: ${tooLong}.` : `Line ${line}: ${badQuotes}.`
}
