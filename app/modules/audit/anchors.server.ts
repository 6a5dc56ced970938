import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { replaceDurably } from '#app/core/crypto/durable-file.server.ts'
import { env } from '#app/core/env.server.ts'

/** A head of the chain, written down outside the database: whoever rewrites the database alone cannot rewrite it. */
export type Anchor = Readonly<{ seq: number; hash: string }>

const line = /^([1-9]\d{0,15}) ([0-9a-f]{64})$/

function anchorFile(dataDir: string): string {
  return resolve(dataDir, 'audit', 'anchor')
}

/** All anchors, oldest first; none when there is no file. @throws Error for a line that is no anchor. */
export function readAnchors(dataDir = env.DATA_DIR): Anchor[] {
  let text: string
  try {
    text = readFileSync(anchorFile(dataDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return text
    .split('\n')
    .filter((row) => row !== '')
    .map((row, index) => {
      const [, seq, hash] = line.exec(row) ?? []
      if (!seq || !hash) throw new Error(`Line ${index + 1} of ${anchorFile(dataDir)} is no anchor.`)
      return { seq: Number(seq), hash }
    })
}

/** The last anchor and when it was set: so far the log was whole then. Null before the first. */
export function lastAnchor(dataDir = env.DATA_DIR): { seq: number; at: number } | null {
  const last = readAnchors(dataDir).at(-1)
  return last ? { seq: last.seq, at: statSync(anchorFile(dataDir)).mtimeMs } : null
}

/** Adds a verified head to the anchors, unless it is the last one already. */
export function writeAnchor(head: Anchor, dataDir = env.DATA_DIR): void {
  const anchors = readAnchors(dataDir)
  if (anchors.at(-1)?.seq === head.seq) return
  const rows = [...anchors, head].map(({ seq, hash }) => `${seq} ${hash}\n`)
  replaceDurably(anchorFile(dataDir), rows.join(''))
}
