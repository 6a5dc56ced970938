/** A row may not be longer than this, in bytes: the longest real one is under 8 kB, a lost quote makes endless ones. */
export const maxRowBytes = 512 * 1024

/**
 * A reader that stands on one row at a time, so that nothing is decoded that nobody asks for:
 * `while (await reader.fill()) while (reader.next()) use(reader)`.
 */
export interface RowReader {
  /** Reads on; false at the end of the file. */
  fill(): Promise<boolean>
  /** Goes to the next row of what has been read; false when there is none before the next `fill`. */
  next(): boolean
  /** Why this row cannot be used, in plain words; null for a good row. */
  readonly problem: string | null
  /** Line of the file (from 1) on which the row begins. */
  readonly line: number
  /** Byte offset in the file just after the row: a reader that starts there reads the rows that follow. */
  readonly end: number
  /** Line on which `end` stands. */
  readonly endLine: number
  /** Text of a slot; empty when the file lacks the column. Only valid until the next call of `next` or `fill`. */
  field(slot: number): string
  close(): Promise<void>
}

/** What is asked of a row, wherever it comes from. */
export type RowFields = Pick<RowReader, 'problem' | 'field'>

/** Where a reader begins. */
export type ReadFrom = { byteOffset: number; line: number }

export const tooLong = `the row is longer than ${maxRowBytes / 1024} kB; probably a closing quote is missing`
export const badQuotes = 'the quotes of the row do not match'

/** Why a row that could be taken apart cannot be used all the same. */
export function rowProblem(found: number, expected: number, holdsNul: boolean): string | null {
  if (holdsNul) return hasNul
  if (found === expected) return null
  return `the row has ${found} field${found === 1 ? '' : 's'}, the header has ${expected}`
}

export const hasNul = 'the row contains a NUL byte'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const highByte = /[\x80-\xff]/
/** The text of a field that is not UTF-8: a code point that no text has (Unicode, noncharacters). */
export const notUtf8 = '\ufdd0'

/**
 * Decodes a field that was read as one character a byte. Files are UTF-8; a field that is not becomes `notUtf8`, by which
 * the row is refused: another encoding could only be guessed, and a wrong guess makes another name.
 */
export function decodeField(binary: string): string {
  if (!highByte.test(binary)) return binary
  try {
    return strictUtf8.decode(Buffer.from(binary, 'latin1'))
  } catch {
    return notUtf8
  }
}

export const lineFeed = 10
export const carriageReturn = 13

/**
 * The byte that ends lines: LF, also as the end of CRLF; CR in files of old Macintosh programs. Zero when the block does
 * not tell, such as one that ends between CR and LF.
 */
export function lineEndOf(block: Buffer): number {
  if (block.includes(lineFeed)) return lineFeed
  const at = block.indexOf(carriageReturn)
  return at === -1 || at === block.length - 1 ? 0 : carriageReturn
}
