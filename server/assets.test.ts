import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { precompress } from './bundling/precompress.ts'
import { exchange, openShell } from './testing/sockets.ts'

const script = `export const words = ${JSON.stringify(Array(200).fill('医生'))}\n`

/** A folder that looks like the built client, with a secret beside it. */
async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets', 'deep'), { recursive: true })
  mkdirSync(join(client, '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(client, 'assets', 'app-abc123.js'), script)
  writeFileSync(join(client, 'assets', 'tiny-def.css'), 'a{}')
  writeFileSync(join(client, 'assets', 'deep', '图-1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(client, 'assets', 'photo.png'), Buffer.alloc(4000, 7))
  writeFileSync(join(client, 'favicon.ico'), 'icon')
  writeFileSync(join(client, '.env'), 'secret')
  writeFileSync(join(client, '.vite', 'manifest.json'), '{"secret":1}')
  await precompress(client)
  return client
}

async function open() {
  const client = await build()
  const shell = await openShell({ client, handler: (_req, res) => void res.type('html').send('<p>page</p>') })
  return { ...shell, client }
}

const assetPath = '/assets/app-abc123.js'
const bytesOf = (answer: string) => Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1')

describe('hashed assets', () => {
  it('are immutable for a year, typed, and bear a strong ETag', async () => {
    const { ask } = await open()
    const answer = await ask(assetPath)
    expect(answer.status).toBe(200)
    expect(answer.body).toBe(script)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(Buffer.byteLength(script)),
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]{22}"$/) as string,
    })
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('for a client that takes "%s" come as %s', async (accepted, encoding) => {
    const { port, client } = await open()
    const lines = [`GET ${assetPath} HTTP/1.1`, 'Host: a', 'Connection: close', `Accept-Encoding: ${accepted}`]
    const answer = await exchange(port, `${lines.join('\r\n')}\r\n\r\n`)
    expect(/Content-Encoding: (\w+)/.exec(answer)?.[1]).toBe(encoding)
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes)
    expect(unpack(bytesOf(answer)).equals(readFileSync(join(client, assetPath)))).toBe(true)
  })

  it('have an ETag of their own for each encoding, and a 304 for the one that is known', async () => {
    const { ask } = await open()
    const plain = await ask(assetPath)
    const brotli = await ask(assetPath, { headers: { 'Accept-Encoding': 'br' } })
    expect(plain.headers.etag).not.toBe(brotli.headers.etag)
    const again = (etag: string | undefined, encoding: string) =>
      ask(assetPath, { headers: { 'If-None-Match': etag ?? '', 'Accept-Encoding': encoding } })
    const fresh = await again(`"other", W/${brotli.headers.etag}`, 'br')
    expect(fresh).toMatchObject({ status: 304, body: '' })
    expect(fresh.headers).toMatchObject({ etag: brotli.headers.etag, 'cache-control': plain.headers['cache-control'] })
    expect(fresh.headers['content-security-policy']).toBeDefined()
    expect((await again(plain.headers.etag, 'br')).status).toBe(200)
  })

  it('bear the security headers of a file, and none that speak of documents', async () => {
    const { ask } = await open()
    const { headers } = await ask(assetPath)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain('nonce-')
    expect(headers['permissions-policy']).toBeUndefined()
    expect((await ask('/assets/gone-123.js')).headers['permissions-policy']).toBeDefined()
  })

  it('answer HEAD with everything but the body', async () => {
    const { ask } = await open()
    const answer = await ask(assetPath, { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, body: '' })
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(script)))
  })

  it('are found by their encoded name', async () => {
    const { ask } = await open()
    expect((await ask(`/assets/deep/${encodeURIComponent('图')}-1.svg`)).headers['content-type']).toBe('image/svg+xml')
  })

  it('are not written', async () => {
    const { ask } = await open()
    const answer = await ask(assetPath, { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('what is not an asset', () => {
  it.each([
    '/assets/gone-123.js',
    '/assets/',
    '/assets/deep',
    '/assets/deep/',
    '/assets/app-abc123.js.br',
    '/assets/app-abc123.js.gz',
    '/assets/app-abc123.js%20',
    '/ASSETS/app-abc123.js',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e/secret.txt',
    '/.env',
    '/.vite/manifest.json',
    '/%2eenv',
  ])('%s is a plain 404 and never a page', async (path) => {
    const { port } = await open()
    const answer = await exchange(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('Content-Type: text/plain; charset=utf-8')
    expect(answer).toContain('Cache-Control: no-store')
    expect(answer).not.toMatch(/secret|<p>/)
  })

  it.each(['/assets/../../secret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/assets/a%00.js'])(
    '%s is a 400',
    async (path) => {
      const { port } = await open()
      const answer = await exchange(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  it('is the product’s to answer everywhere else', async () => {
    const { ask } = await open()
    expect((await ask('/doctor')).body).toBe('<p>page</p>')
    expect((await ask('/assets')).body).toBe('<p>page</p>')
    expect((await ask('/.well-known/security.txt')).body).toBe('<p>page</p>')
  })

  it('is a 404 as well when the file has gone since the start', async () => {
    const { ask, client } = await open()
    rmSync(join(client, 'assets', 'photo.png'))
    expect((await ask('/assets/photo.png')).status).toBe(404)
  })
})

it('other public files are kept for an hour', async () => {
  const { ask } = await open()
  const answer = await ask('/favicon.ico')
  expect(answer.body).toBe('icon')
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'image/x-icon' })
})

describe('precompress', () => {
  it('leaves small and already compressed files alone', async () => {
    const client = await build()
    const exists = (file: string) => statSync(join(client, file), { throwIfNoEntry: false }) !== undefined
    expect(exists('assets/app-abc123.js.br')).toBe(true)
    expect(exists('assets/app-abc123.js.gz')).toBe(true)
    expect(exists('assets/tiny-def.css.br')).toBe(false)
    expect(exists('assets/photo.png.br')).toBe(false)
  })

  it('does again only what has changed', async () => {
    const client = await build()
    const source = join(client, assetPath)
    const written = () => statSync(`${source}.br`).mtimeMs
    const before = written()
    await precompress(client)
    expect(written()).toBe(before)
    writeFileSync(source, script.replaceAll('医生', '醫生'))
    utimesSync(source, new Date(before + 5000), new Date(before + 5000))
    await precompress(client)
    expect(brotliDecompressSync(readFileSync(`${source}.br`)).toString()).toContain('醫生')
    expect(gunzipSync(readFileSync(`${source}.gz`)).toString()).toContain('醫生')
  })
})
