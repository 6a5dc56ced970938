import { isAscii } from 'node:buffer'
import type { FileHandle } from 'node:fs/promises'
import type { FileLayout } from './file-layout.ts'
import {
  badQuotes,
  carriageReturn,
  decodeField,
  lineEndOf,
  lineFeed,
  maxRowBytes,
  type ReadFrom,
  type RowReader,
  rowProblem,
  tooLong,
} from './row-reader.ts'

const quote = 34
const comma = 44

type Read = (buffer: Buffer, offset: number, length: number, position: number) => Promise<number>

/** One byte more than the longest row, for the sentinel. */
const capacity = maxRowBytes + 1

/**
 * Reads CSV by looking at bytes: notes where the wanted fields begin and end, counts the others and decodes nothing.
 * Made for files whose every field is quoted; a field without quotes is understood too. CR, LF and CRLF end a row.
 */
export class QuotedScanner implements RowReader {
  problem: string | null = null
  fieldCount = 0
  /** Whether every field of the current row is in quotes. */
  isQuotedThroughout = true
  readonly #slotOfColumn: Int16Array
  readonly #expected: number
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  readonly #hasEscape: Uint8Array
  readonly #buffer = Buffer.allocUnsafe(capacity)
  /** The current row as far as its last wanted field, one character a byte; made when the first field is asked for. */
  #text: string | null = null
  #textEnd = 0
  #isAscii = false
  /** Whether what has been read holds a NUL anywhere; then each row is asked. */
  #mayHaveNul = false
  #filled = 0
  #position = 0
  #rowStart = 0
  /** File offset of the first byte of the buffer. */
  #base: number
  #isEnd = false
  #isSkipping = false
  #line: number
  #lineCountedTo = 0
  #lineEnd = 0

  /** @param slots how many slots the layout fills; @param read fills a part of a buffer and answers with the count of bytes, 0 at the end. */
  constructor(
    layout: Pick<FileLayout, 'slotOfColumn' | 'fieldCount'>,
    slots: number,
    from: ReadFrom,
    private readonly read: Read,
    readonly close: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.#slotOfColumn = layout.slotOfColumn
    this.#expected = layout.fieldCount
    this.#starts = new Int32Array(slots)
    this.#ends = new Int32Array(slots)
    this.#hasEscape = new Uint8Array(slots)
    this.#base = from.byteOffset
    this.#line = from.line
  }

  static ofFile(file: FileHandle, layout: FileLayout, slots: number, from: ReadFrom): QuotedScanner {
    const read: Read = async (...part) => (await file.read(...part)).bytesRead
    return new QuotedScanner(layout, slots, from, read, () => file.close())
  }

  get line(): number {
    return this.#countLinesTo(this.#rowStart)
  }

  get end(): number {
    return this.#base + this.#position
  }

  get endLine(): number {
    return this.#lineAt(this.#position)
  }

  async fill(): Promise<boolean> {
    if (this.#isEnd) return false
    if (this.#filled > 0) this.#countLinesTo(this.#position)
    this.#buffer.copyWithin(0, this.#position, this.#filled)
    this.#base += this.#position
    this.#filled -= this.#position
    this.#position = 0
    this.#rowStart = 0
    this.#lineCountedTo = 0
    const count = await this.read(this.#buffer, this.#filled, capacity - 1 - this.#filled, this.#base + this.#filled)
    this.#filled += count
    this.#lineEnd ||= lineEndOf(this.#buffer.subarray(0, this.#filled))
    if (count === 0) this.#isEnd = true
    const read = this.#buffer.subarray(0, this.#filled)
    this.#isAscii = isAscii(read)
    this.#mayHaveNul = read.includes(0)
    return this.#filled > 0
  }

  field(slot: number): string {
    const start = this.#starts[slot]!
    const end = this.#ends[slot]!
    if (start >= end) return ''
    this.#text ??= this.#buffer.toString('latin1', this.#rowStart, this.#textEnd)
    const raw = this.#text.substring(start - this.#rowStart, end - this.#rowStart)
    const text = this.#hasEscape[slot] === 1 ? raw.replaceAll('""', '"') : raw
    return this.#isAscii ? text : decodeField(text)
  }

  next(): boolean {
    const at = this.#findRow()
    return at !== null && this.#readRow(at)
  }

  /** Where the next row begins; null when what has been read holds none. */
  #findRow(): number | null {
    const [buffer, filled] = [this.#buffer, this.#filled]
    let at = this.#position
    if (this.#isSkipping) {
      while (at < filled && buffer[at] !== lineFeed && buffer[at] !== carriageReturn) at++
      if (at === filled) {
        this.#position = at
        return null
      }
      this.#isSkipping = false
    }
    // Empty lines, and the LF of a CRLF whose CR ended the row before.
    while (at < filled && (buffer[at] === lineFeed || buffer[at] === carriageReturn)) at++
    this.#rowStart = at
    this.#position = at
    return at === filled ? null : at
  }

  #readRow(at: number): boolean {
    const [buffer, filled] = [this.#buffer, this.#filled]
    this.#ends.fill(0)
    this.isQuotedThroughout = true
    let column = 0
    this.#textEnd = at
    this.#text = null
    // A sentinel ends the search for a quote at the end of what has been read.
    buffer[filled] = quote
    const lastEmpty = filled - 3
    for (;;) {
      // Nine fields of ten are empty.
      while (at <= lastEmpty && buffer[at] === quote && buffer[at + 1] === quote && buffer[at + 2] === comma) {
        at += 3
        column++
      }
      let start = at
      let end: number
      let hasEscape = 0
      if (at < filled && buffer[at] === quote) {
        start = ++at
        for (;;) {
          while (buffer[at] !== quote) at++
          if (at >= filled) return this.#isEnd ? this.#endBadly(column, filled) : this.#incomplete()
          if (at + 1 < filled && buffer[at + 1] === quote) {
            hasEscape = 1
            at += 2
            continue
          }
          if (at + 1 === filled && !this.#isEnd) return this.#incomplete()
          break
        }
        end = at++
      } else {
        this.isQuotedThroughout = false
        while (at < filled) {
          const byte = buffer[at]
          if (byte === comma || byte === lineFeed || byte === carriageReturn) break
          if (byte === quote) return this.#endBadly(column, at)
          at++
        }
        if (at === filled && !this.#isEnd) return this.#incomplete()
        end = at
      }
      this.#note(column++, start, end, hasEscape)
      if (at >= filled) return this.#endRow(column, at)
      const byte = buffer[at++]
      if (byte === lineFeed || byte === carriageReturn) return this.#endRow(column, at)
      if (byte !== comma) return this.#endBadly(column, at - 1)
    }
  }

  /** Keeps where a field is, if it is wanted. */
  #note(column: number, start: number, end: number, hasEscape: number): void {
    const slot = column < this.#slotOfColumn.length ? this.#slotOfColumn[column]! : -1
    if (slot < 0) return
    this.#starts[slot] = start
    this.#ends[slot] = end
    this.#hasEscape[slot] = hasEscape
    this.#textEnd = end
  }

  #endRow(column: number, at: number): true {
    this.#position = at
    this.fieldCount = column
    const holdsNul = this.#mayHaveNul && this.#buffer.subarray(this.#rowStart, at).includes(0)
    this.problem = rowProblem(column, this.#expected, holdsNul)
    return true
  }

  /** The row goes on beyond what has been read. */
  #incomplete(): boolean {
    if (this.#rowStart > 0 || this.#filled < capacity - 1) return false
    this.#position = this.#filled
    return this.#isProblem(tooLong)
  }

  /** Gives the row up and goes on with the next line. */
  #endBadly(column: number, at: number): boolean {
    this.#position = at
    this.fieldCount = column
    return this.#isProblem(badQuotes)
  }

  #isProblem(problem: string): boolean {
    this.#isSkipping = true
    this.#ends.fill(0)
    this.isQuotedThroughout = false
    this.problem = problem
    return true
  }

  /** Lines are counted only when somebody asks: for a rejected row, a checkpoint, the next block. */
  #lineAt(position: number): number {
    let line = this.#line
    let at = this.#lineCountedTo - 1
    const lineEnd = this.#lineEnd || lineFeed
    while ((at = this.#buffer.indexOf(lineEnd, at + 1)) !== -1 && at < position) line++
    return line
  }

  #countLinesTo(position: number): number {
    this.#line = this.#lineAt(position)
    this.#lineCountedTo = position
    return this.#line
  }
}
