import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedCall = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }

/** What the backend does with one call: an answer, or something worse. */
export type Behavior =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; text: string; headers?: Record<string, string> }
  /** Takes the call and never answers; answers the head and never the body; cuts the connection; sends without end. */
  | 'silent'
  | 'stuck'
  | 'cut'
  | 'endless'

function behave(behavior: Behavior, res: ServerResponse): void {
  if (behavior === 'silent') return
  if (behavior === 'cut') {
    res.destroy()
    return
  }
  if (behavior === 'stuck') {
    res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"status":')
    return
  }
  if (behavior === 'endless') {
    res.writeHead(200, { 'Content-Type': 'application/json' })
    const more = () => {
      while (!res.destroyed && res.write(' '.repeat(16_384)));
    }
    res.on('drain', more)
    more()
    return
  }
  const isJson = 'json' in behavior
  res.writeHead(behavior.status ?? 200, {
    'Content-Type': isJson ? 'application/json' : 'text/html',
    ...behavior.headers,
  })
  res.end(isJson ? JSON.stringify(behavior.json) : behavior.text)
}

/**
 * A backend of the specification's calls on a free port of this machine that does what it is told: the behaviors in turn, the last
 * one for every further call. For tests.
 */
export async function startBackend(...first: [Behavior, ...Behavior[]]) {
  let behaviors = first
  const calls: ReceivedCall[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { method = '', url = '', headers } = req
      calls.push({ method, path: url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) })
      behave(behaviors[Math.min(calls.length, behaviors.length) - 1]!, res)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Forgets the calls so far and does something else from now on. */
    turnTo: (...next: [Behavior, ...Behavior[]]) => {
      calls.length = 0
      behaviors = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** An address at which nobody listens. */
export async function closedPort(): Promise<string> {
  const backend = await startBackend('cut')
  await backend.close()
  return backend.url
}
