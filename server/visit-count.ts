import type { RequestHandler, Response } from 'express'
import { isbot } from 'isbot'
import { type Locale, localeOfPath } from '#app/core/i18n/locale.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import { countNotes } from '#app/modules/analytics/commands/flush-counts.server.ts'
import { sourceOf } from '#app/modules/analytics/visitor-source.ts'

/** What of a request's headers decides whether and as whose it is counted. */
type Visitor = Readonly<{ host?: string | undefined; userAgent?: string | undefined; referer?: string | undefined }>

/** Counts a visit, which is a GET, by what the answer says of itself. Must not throw and must not wait. */
export type CountVisit = (notes: readonly PageNote[], locale: Locale, visitor: Visitor) => void

/** What an answer has noted so far. */
export function notesOf({ locals }: Response): PageNote[] {
  return ((locals as { notes?: PageNote[] }).notes ??= [])
}

const mostKnown = 2000
const longestKnown = 300

/** Whether a program asks; the answer is remembered, for few browsers make most visits. */
function programs() {
  const known = new Map<string, boolean>()
  return (userAgent: string | undefined): boolean => {
    // Every browser says what it is.
    if (!userAgent) return true
    const found = known.get(userAgent)
    if (found !== undefined) return found
    const isProgram = isbot(userAgent)
    if (userAgent.length <= longestKnown) {
      if (known.size >= mostKnown) known.clear()
      known.set(userAgent, isProgram)
    }
    return isProgram
  }
}

/**
 * Counts visits of people: language by the address, source by the class of the host they come from. A page that a browser fetches ahead
 * of a click is counted then, because the click asks for nothing any more.
 */
export function visitCounter(siteUrl: string | undefined, count = countNotes): CountVisit {
  const isProgram = programs()
  const ownHost = siteUrl ? new URL(siteUrl).host : null
  return (notes, locale, { host = '', userAgent, referer }) => {
    if (notes.length === 0 || isProgram(userAgent)) return
    count(notes, { locale, source: sourceOf(referer, ownHost ?? host) })
  }
}

/** For answers that the page cache has no part in. One that failed is none. */
export function visitCount(count: CountVisit): RequestHandler {
  return (req, res, next) => {
    res.once('finish', () => {
      if (req.method === 'HEAD' || res.statusCode >= 500) return
      const { host, referer, 'user-agent': userAgent } = req.headers
      count(notesOf(res), localeOfPath(req.originalUrl.split('?', 1)[0]!), { host, userAgent, referer })
    })
    next()
  }
}
