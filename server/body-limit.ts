import { AsyncResource } from 'node:async_hooks'
import type { Request, RequestHandler } from 'express'
import type { Limits } from './limits.ts'
import { refuse } from './plain-error.ts'

// text/plain is what a foreign page's form can send without asking; nothing here reads it.
const understood =
  /^(?:application\/x-www-form-urlencoded|application\/json|application\/[\w.+-]+\+json|multipart\/form-data)\s*(?:;|$)/i

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

/** An empty body cannot be put back, so its end may pass before the handler listens for it: whoever asks later is told. */
function repeatEnd(req: Request): void {
  req.on('newListener', (event: string, listener: () => void) => {
    if (event === 'end' && req.readableEnded) process.nextTick(listener)
  })
}

/**
 * Reads the whole body before anything further in begins, and puts it back for the handler to read. A slow sender so
 * occupies no handler and a body over the limit never reaches one: 413 as soon as its length is announced or counted.
 */
export function bodyLimit(limits: Limits): RequestHandler {
  return (req, res, next) => {
    if (!hasBody(req)) return next()
    const encoding = req.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity' || !understood.test(req.headers['content-type'] ?? '')) {
      return refuse(res, 415, limits.lingerTimeout)
    }
    if (Number(req.headers['content-length'] ?? 0) > limits.bodyBytes) return refuse(res, 413, limits.lingerTimeout)
    if (req.headers.expect) res.writeContinue()

    // Socket events run outside the request's async context, which the log needs.
    const proceed = AsyncResource.bind(() => next())
    const chunks: Buffer[] = []
    let size = 0

    const read = () => req.read() as Buffer | null
    function take(): void {
      for (let chunk = read(); chunk !== null; chunk = read()) {
        size += chunk.length
        chunks.push(chunk)
        if (size > limits.bodyBytes) {
          req.off('readable', take)
          return refuse(res, 413, limits.lingerTimeout)
        }
      }
      if (!req.complete) return
      req.off('readable', take)
      if (size > 0) req.unshift(Buffer.concat(chunks))
      else repeatEnd(req)
      proceed()
    }
    req.on('readable', take)
  }
}
