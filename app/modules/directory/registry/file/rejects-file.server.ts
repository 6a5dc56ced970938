import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { withoutFormulas } from '#app/core/format/csv.ts'

export type Reject = { line: number; npi: string; reason: string }

const header = 'line,npi,reason\n'

/**
 * The rows that could not be used, as CSV. Continues at the length that a checkpoint noted: what a killed run wrote after
 * its last commit is cut off and written again. The file appears with its first reject.
 */
export class RejectsFile {
  #file: FileHandle | null = null

  private constructor(
    readonly path: string,
    private length: number,
  ) {}

  static async open(path: string, length: number): Promise<RejectsFile> {
    const rejects = new RejectsFile(path, 0)
    if (length === 0) await rm(path, { force: true })
    else await rejects.#continueAt(length)
    return rejects
  }

  /** Bytes written so far. */
  get bytes(): number {
    return this.length
  }

  async add(rows: readonly Reject[]): Promise<void> {
    if (rows.length === 0) return
    const file = await this.#opened()
    const text = (this.length === 0 ? header : '') + rows.map(csvLine).join('')
    const { bytesWritten } = await file.write(text, this.length)
    this.length += bytesWritten
    await file.datasync()
  }

  async close(): Promise<void> {
    await this.#file?.close()
    this.#file = null
  }

  async #continueAt(length: number): Promise<void> {
    const file = await this.#opened()
    const { size } = await file.stat()
    this.length = Math.min(size, length)
    await file.truncate(this.length)
  }

  async #opened(): Promise<FileHandle> {
    if (this.#file) return this.#file
    await mkdir(dirname(this.path), { recursive: true })
    this.#file = await open(this.path, 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return open(this.path, 'w+')
    })
    return this.#file
  }
}

function csvLine({ line, npi, reason }: Reject): string {
  return `${line},${csvCell(npi.slice(0, 40).replace(/\p{Cc}/gu, ''))},${csvCell(reason)}\n`
}

function csvCell(text: string): string {
  return `"${withoutFormulas(text).replaceAll('"', '""')}"`
}
