import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { now } from '#app/core/clock.ts'
import { env } from '#app/core/env.server.ts'

/** Drawn images lie beside the database under the digest of what they show; they can be thrown away at any time. */
const folder = () => resolve(env.DATA_DIR, 'share-images')

const digestShape = /^[0-9a-f]{64}$/
/** At most so many are kept (some 30 kB each); when there are more, the least recently asked for go first. */
const mostKept = 2_000
/** The folder is counted once in so many images, so it may hold a fortieth more. */
const countsPerFolder = 40

let writtenSinceCount = mostKept

const fileOf = (digest: string) => {
  if (!digestShape.test(digest)) throw new TypeError('an image is named by a SHA-256 in hexadecimal')
  return join(folder(), `${digest}.png`)
}

function orNull(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** The kept image of a digest; null when there is none. */
export async function readImage(digest: string): Promise<Buffer | null> {
  const file = fileOf(digest)
  const bytes = await readFile(file).catch(orNull)
  const seconds = now() / 1000
  if (bytes) await utimes(file, seconds, seconds).catch(orNull)
  return bytes
}

/** Keeps an image. It appears whole or not at all, also to another process. */
export async function keepImage(digest: string, bytes: Buffer, most = mostKept): Promise<void> {
  const file = fileOf(digest)
  await mkdir(folder(), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, bytes)
  await utimes(draft, now() / 1000, now() / 1000)
  await rename(draft, file)
  writtenSinceCount += 1
  if (writtenSinceCount < most / countsPerFolder) return
  writtenSinceCount = 0
  await dropOldest(most)
}

/** Drops the least recently asked-for images beyond `most`. */
async function dropOldest(most: number): Promise<void> {
  const names = await readdir(folder())
  if (names.length <= most) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder(), name)).catch(orNull))?.mtimeMs ?? 0 })),
  )
  files.sort((one, other) => other.at - one.at || one.name.localeCompare(other.name))
  await Promise.all(files.slice(most).map(({ name }) => rm(join(folder(), name), { force: true })))
}
