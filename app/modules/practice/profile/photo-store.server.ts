import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from '#app/core/env.server.ts'
import type { Photo } from './photo-file.ts'

/** Photos lie beside the database, under names that say nothing; no address of the web leads to the folder. */
const folder = () => resolve(env.DATA_DIR, 'media')

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const
const fileName = /^[0-9a-f]{32}\.(?:jpg|png)$/

/** Writes a photo; answers its name in the folder and the SHA-256 of its bytes. */
export async function keepPhoto({ bytes, mime }: Photo): Promise<{ name: string; sha256: string }> {
  const name = `${randomBytes(16).toString('hex')}.${endings[mime]}`
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  await writeFile(join(folder(), name), bytes, { flag: 'wx', mode: 0o600 })
  return { name, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The bytes of a photo; null when the file is gone. */
export async function readKeptPhoto(name: string): Promise<Buffer | null> {
  if (!fileName.test(name)) return null
  return readFile(join(folder(), name)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  })
}

export async function dropPhoto(name: string): Promise<void> {
  if (fileName.test(name)) await rm(join(folder(), name), { force: true })
}
