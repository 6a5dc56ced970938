import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { autofillFeature, autofillSuggestion, geocodingFeature } from './maps-answers.ts'

export type MapsCall = { method: string; path: string; search: Record<string, string>; body: unknown }

type Mood = {
  /** How sure validate is; `none` finds nothing. */
  confidence: string
  /** Answers everything with this status instead. */
  status?: number
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features, attribution: 'stand-in' })

function answerOf(path: string, mood: Mood): unknown {
  if (path.startsWith('/autofill/v1/suggest/')) return { suggestions: [autofillSuggestion], attribution: 'stand-in' }
  if (path === '/autofill/v1/retrieve/act-1') return collection(autofillFeature('exact'))
  if (path.startsWith('/autofill/v1/retrieve/')) {
    return mood.confidence === 'none' ? collection() : collection(autofillFeature(mood.confidence))
  }
  if (path.startsWith('/search/geocode/v6/') || path.startsWith('/search/searchbox/v1/category/'))
    return collection(geocodingFeature)
  return undefined
}

/** The maps service on a free port of this machine: its documented calls and shapes, one fictional address. For tests. */
export async function startMapsService() {
  let mood: Mood = { confidence: 'exact' }
  const calls: MapsCall[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const url = new URL(req.url ?? '/', 'http://stand-in')
      res.setHeader('Access-Control-Allow-Origin', '*')
      res.setHeader('Access-Control-Allow-Headers', '*')
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      if (req.method === 'OPTIONS') return res.writeHead(204).end()
      const text = Buffer.concat(chunks).toString()
      calls.push({
        method: req.method ?? '',
        path: decodeURIComponent(url.pathname),
        search: Object.fromEntries(url.searchParams),
        body: text ? (JSON.parse(text) as unknown) : null,
      })
      if (mood.status) return res.writeHead(mood.status, { 'Content-Type': 'application/json' }).end('{"message":"no"}')
      if (!url.searchParams.get('access_token')) return res.writeHead(401).end('{"message":"Not Authorized"}')
      if (url.pathname.startsWith('/styles/v1/')) return res.writeHead(200, { 'Content-Type': 'image/png' }).end(pixel)
      if (req.method === 'POST') return res.writeHead(204).end()
      const answer = answerOf(url.pathname, mood)
      res
        .writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(answer ?? { message: 'Not Found' }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Forgets the calls so far and answers otherwise from now on. */
    turnTo: (next: Mood) => {
      calls.length = 0
      mood = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
