import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a file's folder readable by its owner only. */
export function ensurePrivateFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  chmodSync(dirname(file), 0o700)
}

function syncFolder(file: string): void {
  const handle = openSync(dirname(file), 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function withDraft(file: string, text: string, put: (draft: string) => void): void {
  ensurePrivateFolder(file)
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  const handle = openSync(draft, 'wx', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
    put(draft)
    syncFolder(file)
  } finally {
    closeSync(handle)
    rmSync(draft, { force: true })
  }
}

/**
 * Writes a file (mode 0600, folder 0700) in place of the one that is there. A reader sees the old text or the new one, never
 * a part, and after the return the new one survives a power loss.
 */
export function replaceDurably(file: string, text: string): void {
  withDraft(file, text, (draft) => renameSync(draft, file))
}

/** As `replaceDurably`, but a file that is already there stays as it is: of several processes at once, the first one's stays. */
export function createDurably(file: string, text: string): void {
  withDraft(file, text, (draft) => {
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  })
}
