import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from '#app/core/env.server.ts'
import { photoMime } from '#app/modules/directory/provider-photo.ts'
import type { Photo } from './read-photo.server.ts'

/** Photos lie beside the database, under names that say nothing; which of them somebody may see, the rows of `media` say. */
const folder = () => resolve(env.DATA_DIR, 'media')

// Photos that were kept as they came are JPEG and PNG.
const fileName = /^[0-9a-f]{32}(?:-\d{3})?\.(?:webp|jpg|png)$/

/** The names of a photo's files by their size, as `media.variants` has them. */
export type KeptFiles = Record<string, string>

/** Writes the files of a photo; answers what its row in `media` says of them. `sha256` is that of the original. */
export async function keepPhoto({ side, files }: Photo) {
  const stem = randomBytes(16).toString('hex')
  const variants = { original: `${stem}.webp`, '416': `${stem}-416.webp`, '208': `${stem}-208.webp` }
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  try {
    for (const size of ['208', '416', 'original'] as const)
      await writeFile(join(folder(), variants[size]), files[size], { flag: 'wx', mode: 0o600 })
  } catch (error) {
    await dropPhoto(variants)
    throw error
  }
  return {
    mime: photoMime,
    bytes: files.original.length,
    width: side,
    height: side,
    sha256: createHash('sha256').update(files.original).digest('hex'),
    variants: variants as KeptFiles,
  }
}

/** The bytes of a file of a photo; null when it is gone. */
export async function readKeptFile(name: string | undefined): Promise<Buffer | null> {
  if (name === undefined || !fileName.test(name)) return null
  return readFile(join(folder(), name)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  })
}

export async function dropPhoto(variants: KeptFiles): Promise<void> {
  for (const name of Object.values(variants)) if (fileName.test(name)) await rm(join(folder(), name), { force: true })
}
