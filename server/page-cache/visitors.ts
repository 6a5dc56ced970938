import type { IncomingMessage } from 'node:http'
import { isElderMode } from '#app/core/elder-mode.ts'

/** What of a request's headers decides about kept pages. */
export type Visit = Readonly<{
  host: string
  cookie: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** The request speaks for somebody: its answer is made for it alone. */
  isPersonal: boolean
  /** The visitor reads in large type with fewer choices; such pages are kept beside the others. */
  isElder: boolean
}>

/** A session, whatever it is worth, notices waiting for this visitor, and the plan and ZIP that it asked us to remember: their pages are nobody else's. */
const personal = /(?:^|;\s*)(?:hys-v5-auth|toast-session|hys-preferences)=[^;]/

const read = ['host', 'cookie', 'accept-encoding', 'if-none-match', 'authorization'] as const
/** A body or an expectation; the shell deals with these. */
const unplain = ['expect', 'content-length', 'transfer-encoding']
type Read = (typeof read)[number]
const lengths = new Set([...read, ...unplain].map(({ length }) => length))

/**
 * Reads a plain request for a page: GET or HEAD without a body or expectations, each header that matters once. Null for all
 * others. Node makes an object of all headers when asked for one, which costs more than looking through their list.
 */
export function readVisit({ method, rawHeaders }: IncomingMessage): Visit | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const found: Partial<Record<Read, string>> = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index]!
    if (!lengths.has(raw.length)) continue
    const name = raw.toLowerCase()
    if (unplain.includes(name)) return null
    if (!read.includes(name as Read)) continue
    if (found[name as Read] !== undefined) return null
    found[name as Read] = rawHeaders[index + 1]!
  }
  const { host, cookie, authorization } = found
  if (host === undefined) return null
  return {
    host,
    cookie,
    acceptEncoding: found['accept-encoding'],
    ifNoneMatch: found['if-none-match'],
    isPersonal: authorization !== undefined || (cookie !== undefined && personal.test(cookie)),
    isElder: isElderMode(cookie),
  }
}
