import { createHash, randomBytes } from 'node:crypto'
import { photoMime } from '#app/modules/directory/provider-photo.ts'
import { dropKeptFile, writeKeptFile } from './file-store.server.ts'
import type { Cover } from './read-cover.server.ts'
import type { PaperFile } from './read-document.server.ts'
import type { Photo } from './read-photo.server.ts'

/** The names of a photo's files by their size, as `media.variants` has them. */
export type KeptFiles = Record<string, string>

/** Writes the files of a photo; answers what its row in `media` says of them. `sha256` is that of the original. */
export async function keepPhoto({ side, files }: Photo) {
  const stem = randomBytes(16).toString('hex')
  const variants = { original: `${stem}.webp`, '416': `${stem}-416.webp`, '208': `${stem}-208.webp` }
  try {
    for (const size of ['208', '416', 'original'] as const) await writeKeptFile(variants[size], files[size])
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

export type KeptPhoto = Awaited<ReturnType<typeof keepPhoto>>

export async function dropPhoto(variants: KeptFiles): Promise<void> {
  for (const name of Object.values(variants)) await dropKeptFile(name)
}

/** Writes the files of a cover; answers what its row in `media` says of them. */
export async function keepCover({ width, height, files }: Cover) {
  const stem = randomBytes(16).toString('hex')
  const variants = { original: `${stem}.webp`, '600': `${stem}-600.webp` }
  try {
    for (const size of ['600', 'original'] as const) await writeKeptFile(variants[size], files[size])
  } catch (error) {
    await dropPhoto(variants)
    throw error
  }
  return {
    ...{ mime: photoMime, bytes: files.original.length, width, height },
    sha256: createHash('sha256').update(files.original).digest('hex'),
    variants: variants as KeptFiles,
  }
}

export type KeptCover = Awaited<ReturnType<typeof keepCover>>

/** Writes the file of a paper that somebody may save; answers what its row in `media` says of it. */
export async function keepPaper({ mime, bytes }: PaperFile) {
  const original = `${randomBytes(16).toString('hex')}.${mime === 'application/pdf' ? 'pdf' : 'jpg'}`
  await writeKeptFile(original, bytes)
  const variants: KeptFiles = { original }
  return {
    mime: mime as string,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    variants,
  }
}
