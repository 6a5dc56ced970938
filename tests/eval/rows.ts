import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** A query written by somebody who was shown nothing of the search, with the kinds of doctor that are right for it. */
export type Row = {
  query: string
  language: string
  specialtyIds: string[]
  /** The help that has to stand first; empty where none must. */
  help: string
}

export const files = ['sentences', 'short', 'emergencies', 'lookalikes'] as const
export type FileName = (typeof files)[number]

/** A third is closed: it is opened only to count at the very end, so that nothing is mended after it. */
const isClosed = (query: string) => createHash('sha256').update(query).digest()[0]! % 3 === 0

/** The queries of a file, none where a set has no such file. */
export function readRows(folder: string, name: FileName): { open: Row[]; closed: Row[] } {
  if (!existsSync(`${folder}/${name}.tsv`)) return { open: [], closed: [] }
  const [, ...lines] = readFileSync(`${folder}/${name}.tsv`, 'utf8').trimEnd().split('\n')
  const rows = lines.map((line): Row => {
    const [query, language, , specialties, , help] = line.split('\t')
    return {
      query: query!,
      language: language!,
      specialtyIds: (specialties ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
      help: (help ?? '').trim(),
    }
  })
  return { open: rows.filter(({ query }) => !isClosed(query)), closed: rows.filter(({ query }) => isClosed(query)) }
}
