import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import { acceptedEncodings, type Encoding, namesTag } from './headers/negotiation.ts'
import { sendPlainError } from './plain-error.ts'
import { secureAsFile } from './headers/security-headers.ts'

type Variant = Readonly<{ file: string; size: number; etag: string; encoding: Encoding | null }>
type Asset = Readonly<{ type: string; cacheControl: string; plain: Variant; compressed: readonly Variant[] }>

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.pbf': 'application/x-protobuf',
  '.pdf': 'application/pdf',
}
const endings: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]
/** Under this path the build puts files whose names change with their content. */
const hashedPrefix = '/assets/'
/** Paths that only a file could answer: under the assets, or with a name that begins with a dot. */
const isOurs = /^\/assets\/|\/\.(?!well-known\/)/i
const hashedCache = 'public, max-age=31536000, immutable'
const otherCache = 'public, max-age=3600'

function variantOf(file: string, encoding: Encoding | null): Variant {
  const content = readFileSync(file)
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { file, size: content.length, etag: `"${digest}"`, encoding }
}

/** Every servable file by its URL path. Files and folders that begin with a dot are left out, and so never answered. */
function indexOf(directory: string): Map<string, Asset> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(files)
  const assets = new Map<string, Asset>()
  for (const file of files) {
    const path = `/${relative(directory, file).split(sep).join('/')}`
    const isVariant = endings.some(([, ending]) => file.endsWith(ending) && present.has(file.slice(0, -ending.length)))
    if (isVariant || path.includes('/.')) continue
    const plain = variantOf(file, null)
    const compressed = endings
      .filter(([, ending]) => present.has(file + ending))
      .map(([encoding, ending]) => variantOf(file + ending, encoding))
      .filter((variant) => variant.size < plain.size)
    assets.set(path, {
      type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      cacheControl: path.startsWith(hashedPrefix) ? hashedCache : otherCache,
      plain,
      compressed,
    })
  }
  return assets
}

function chooseVariant(asset: Asset, req: Request): Variant {
  const accepted = acceptedEncodings(req.get('Accept-Encoding'))
  return asset.compressed.find(({ encoding }) => encoding !== null && accepted.includes(encoding)) ?? asset.plain
}

function send(req: Request, res: Response, asset: Asset): void {
  const variant = chooseVariant(asset, req)
  if (!asset.type.startsWith('text/html')) secureAsFile(res)
  res.setHeader('ETag', variant.etag)
  res.setHeader('Cache-Control', asset.cacheControl)
  if (asset.compressed.length > 0) res.vary('Accept-Encoding')
  const known = req.headers['if-none-match']
  if (known !== undefined && namesTag(known, variant.etag)) {
    res.writeHead(304).end()
    return
  }
  res.setHeader('Content-Type', asset.type)
  res.setHeader('Content-Length', variant.size)
  if (variant.encoding) res.setHeader('Content-Encoding', variant.encoding)
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  const stream = createReadStream(variant.file)
  // The file was there at start; when it is gone or breaks off, so does the answer.
  stream.once('error', () => sendPlainError(res, 404))
  stream.once('open', () => {
    res.writeHead(200)
    pipeline(stream, res, () => undefined)
  })
}

/**
 * Serves the built client. The directory is read once, at start; a request is looked up in that list and never becomes a file
 * name, so no path leads outside it. Hashed files are kept for ever by browsers; an unknown one is a plain 404, because a page
 * of HTML in place of a script only hides what is wrong.
 */
export function assets(options: { directory: string }): RequestHandler {
  const known = indexOf(options.directory)
  return (req, res, next) => {
    // requestLine has made sure that the path decodes.
    const path = decodeURIComponent(req.path)
    const asset = known.get(path)
    if (!asset) return isOurs.test(path) ? sendPlainError(res, 404) : next()
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendPlainError(res, 405, { Allow: 'GET, HEAD' })
    send(req, res, asset)
  }
}
