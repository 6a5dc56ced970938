import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = { status: number; headers: Record<string, string>; body: Buffer }

const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'location'] as const

function read(url: string, headers: IncomingHttpHeaders): Promise<Kept> {
  const asked = {
    'Accept-Encoding': headers['accept-encoding'] ?? '',
    'Accept-Language': headers['accept-language'] ?? '',
  }
  return new Promise((done, fail) => {
    get(url, { headers: asked }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => {
        const own = keptHeaders.flatMap((name) => (res.headers[name] ? [[name, res.headers[name]]] : []))
        const body = Buffer.concat(chunks)
        done({
          status: res.statusCode ?? 0,
          headers: { ...(Object.fromEntries(own) as Record<string, string>), 'content-length': String(body.length) },
          body,
        })
      })
    }).on('error', fail)
  })
}

/** The yardstick: every answer of the product as a file that plain node:http sends, at an origin of its own. */
export async function startStaticCopy(origin: string): Promise<{ origin: string; server: Server }> {
  const files = new Map<string, Promise<Kept>>()
  const server = createServer((req, res) => {
    const key = `${req.url} ${req.headers['accept-encoding']}`
    let file = files.get(key)
    if (!file) files.set(key, (file = read(`${origin}${req.url}`, req.headers)))
    file.then(
      ({ status, headers, body }) => res.writeHead(status, headers).end(body),
      () => res.writeHead(502).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
