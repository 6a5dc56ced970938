import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { isDeactivations, isPlainCsv, readDeactivations, readPlainCsv } from './csv-rows.ts'
import { readFhirBundle } from './fhir-bundle.ts'
import type { GivenRow, RecordSource } from './record-row.ts'

/** Such files have some megabytes and are read whole. */
export const largestRecordFile = 64 * 1024 * 1024

export type RecordFile = { source: RecordSource; digest: string; rows: GivenRow[] }

const headSize = 8192

function sourceOfHead(head: string): RecordSource | null {
  if (/^\uFEFF?\s*\{/.test(head)) return 'fhir'
  if (isDeactivations(head)) return 'deactivations'
  return isPlainCsv(head) ? 'csv' : null
}

const readers = { deactivations: readDeactivations, csv: readPlainCsv, fhir: readFhirBundle }

/** A file of one of the sources, known by what it begins with; null for another kind of file, also for one that cannot be taken apart. */
export async function inspectRecordFile(path: string): Promise<RecordFile | null> {
  const file = await open(path, 'r').catch(() => null)
  if (!file) return null
  let source: RecordSource | null
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0)
    source = size > largestRecordFile ? null : sourceOfHead(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await file.close()
  }
  if (source === null) return null
  const bytes = await readFile(path)
  const text = decoded(bytes)
  const rows = text === null ? null : readers[source](text)
  return rows && { source, digest: createHash('sha256').update(bytes).digest('base64url'), rows }
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
