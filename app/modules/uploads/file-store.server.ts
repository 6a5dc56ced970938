import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from '#app/core/env.server.ts'

/** Files lie beside the database, under names that say nothing; which of them somebody may see, rows of the database say. */
const folder = () => resolve(env.DATA_DIR, 'media')

// Photos that were kept as they came are JPEG and PNG; a sealed file says nothing of what is in it.
const fileName = /^[0-9a-f]{32}(?:-\d{3})?\.(?:webp|jpg|png|pdf|sealed)$/

/** Writes a new file that only this product reads. @throws Error for a name that is taken */
export async function writeKeptFile(name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  await writeFile(join(folder(), name), bytes, { flag: 'wx', mode: 0o600 })
}

/** The bytes of a file; null when it is gone, and for a name that no file of ours has. */
export async function readKeptFile(name: string | undefined): Promise<Buffer | null> {
  if (name === undefined || !fileName.test(name)) return null
  return readFile(join(folder(), name)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  })
}

export async function dropKeptFile(name: string): Promise<void> {
  if (fileName.test(name)) await rm(join(folder(), name), { force: true })
}
