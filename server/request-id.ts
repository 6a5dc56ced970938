import { randomBytes } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { logFields, withLogFields } from '#app/core/log/log.server.ts'

const openResponses = new Map<string, Response>()

/** A fresh id: 128 random bits. */
export function newRequestId(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Names every request: `res.locals.requestId`, X-Request-Id on the answer, and `requestId` on each log line written for it.
 * A client's own id counts only behind a trusted proxy (forwardedHeaders deletes it otherwise) and only when it looks like one.
 */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const given = req.get('X-Request-Id') ?? ''
    const id = /^[\w-]{16,64}$/.test(given) && !openResponses.has(given) ? given : newRequestId()
    res.locals.requestId = id
    res.setHeader('X-Request-Id', id)
    openResponses.set(id, res)
    res.once('close', () => openResponses.delete(id))
    withLogFields({ requestId: id }, next)
  }
}

/** The unfinished answer that the running code works for, also after an await; undefined outside a request. */
export function currentResponse(): Response | undefined {
  const id = logFields()?.requestId
  return id === undefined ? undefined : openResponses.get(id)
}
