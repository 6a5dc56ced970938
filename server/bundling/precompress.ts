import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Kinds that are not compressed already. */
const compressible = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.geojson',
  '.html',
  '.txt',
  '.xml',
  '.webmanifest',
  '.wasm',
  '.ico',
  '.pbf',
])
/** Below this a packet is sent either way. */
const smallest = 1024

async function isFresh(variant: string, modified: number): Promise<boolean> {
  const found = await stat(variant).catch(() => null)
  return found !== null && found.mtimeMs >= modified
}

async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  if (size < smallest) return
  if ((await isFresh(`${file}.br`, mtimeMs)) && (await isFresh(`${file}.gz`, mtimeMs))) return
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  const variants = { '.br': await brotli(content, { params }), '.gz': await deflate(content, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(variants)) await writeFile(file + ending, bytes)
}

/**
 * Writes a .br and a .gz beside every compressible file of a directory tree, at the highest levels: the build pays once for every
 * visitor. Repeating it costs only what has changed.
 */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name).toLowerCase()))
  for (const entry of files) await compressFile(join(entry.parentPath, entry.name))
}
