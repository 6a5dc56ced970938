import type { IncomingMessage } from 'node:http'
import { isElderMode } from '#app/core/elder-mode.ts'
import { remembering } from './remembering.ts'

/** What of a request's headers decides about kept pages. */
export type Visit = Readonly<{
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  userAgent: string | undefined
  referer: string | undefined
  /** The request speaks for somebody: its answer is made for it alone. */
  isPersonal: boolean
  /** The visitor reads in large type with fewer choices; such pages are kept beside the others. */
  isElder: boolean
}>

/** A session, whatever it is worth, notices waiting for this visitor, and the plan and ZIP that it asked us to remember: their pages are nobody else's. */
const personal = /(?:^|;\s*)(?:hys-v5-auth|toast-session|hys-preferences)=[^;]/

type Field = 'host' | 'cookie' | 'acceptEncoding' | 'ifNoneMatch' | 'authorization' | 'userAgent' | 'referer'

/** The headers that matter; `unplain` announces a body or an expectation, with which the shell deals. */
const fields = new Map<string, Field | 'unplain'>([
  ['host', 'host'],
  ['cookie', 'cookie'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['authorization', 'authorization'],
  ['user-agent', 'userAgent'],
  ['referer', 'referer'],
  ['expect', 'unplain'],
  ['content-length', 'unplain'],
  ['transfer-encoding', 'unplain'],
])
const longest = Math.max(...[...fields.keys()].map(({ length }) => length))

/** Spellings of names that are remembered. Clients write a name in one or two of them; to bring each into lower case costs more than to know it. */
const mostSpellings = 200
const fieldOf = remembering(mostSpellings, (spelling) => fields.get(spelling.toLowerCase()) ?? null)

/** Every field from the start: objects of one shape are read faster than those that grow in the order of a client's headers. */
const nothingFound = (): Record<Field, string | undefined> => ({
  host: undefined,
  cookie: undefined,
  acceptEncoding: undefined,
  ifNoneMatch: undefined,
  authorization: undefined,
  userAgent: undefined,
  referer: undefined,
})

/**
 * Reads a plain request for a page: GET or HEAD without a body or expectations, each header that matters once. Null for all
 * others. Node makes an object of all headers when asked for one, which costs more than looking through their list.
 */
export function readVisit({ method, rawHeaders }: IncomingMessage): Visit | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const found = nothingFound()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const spelling = rawHeaders[index]!
    const field = spelling.length > longest ? null : fieldOf(spelling)
    if (field === null) continue
    if (field === 'unplain' || found[field] !== undefined) return null
    found[field] = rawHeaders[index + 1]!
  }
  const { host, cookie, authorization, acceptEncoding, ifNoneMatch, userAgent, referer } = found
  if (host === undefined) return null
  const isPersonal = authorization !== undefined || (cookie !== undefined && personal.test(cookie))
  return { host, acceptEncoding, ifNoneMatch, userAgent, referer, isPersonal, isElder: isElderMode(cookie) }
}
