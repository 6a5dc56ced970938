import { AsyncResource } from 'node:async_hooks'
import type { Request, RequestHandler } from 'express'
import type { Limits } from './limits.ts'
import { refuse } from './plain-error.ts'
import { uploadPlaces } from './upload-places.ts'

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
 * The account that may bring a body of `uploadBytes` with this request, or null. Asked with the head of the request and before its body
 * is read, so that whoever may not has nothing read of what is over the ordinary limit. `target` is path and query.
 */
export type UploaderOf = (head: { target: string; cookie: string }) => Promise<string | null>

/** What a body may have and how long it may take. */
type Allowance = Readonly<{ bytes: number; time: number; account?: string }>

/**
 * Reads the whole body before anything further in begins, and puts it back for the handler to read. A slow sender so
 * occupies no handler and a body over the limit never reaches one: 413 as soon as its length is announced or counted.
 */
export function bodyLimit(limits: Limits, uploaderOf: UploaderOf = () => Promise.resolve(null)): RequestHandler {
  const ordinary: Allowance = { bytes: limits.bodyBytes, time: limits.requestTimeout }
  const upload: Allowance = { bytes: limits.uploadBytes, time: limits.uploadTimeout }
  const enter = uploadPlaces(limits.uploadBytesAtOnce)

  /** A body of files, too long for the ordinary limit or of a length that nobody has announced. */
  function wantsMore(req: Request): boolean {
    const length = req.headers['content-length']
    const isMultipart = /^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')
    return req.method === 'POST' && isMultipart && (length === undefined || Number(length) > ordinary.bytes)
  }

  return (req, res, next) => {
    if (!hasBody(req)) return next()
    const encoding = req.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity' || !understood.test(req.headers['content-type'] ?? '')) {
      return refuse(res, 415, limits.lingerTimeout)
    }
    // Socket events run outside the request's async context, which the log needs.
    const proceed = AsyncResource.bind(() => next())

    const later = () => refuse(res, 503, limits.lingerTimeout, { 'Retry-After': '30' })

    function take({ bytes, time, account }: Allowance): void {
      if (Number(req.headers['content-length'] ?? 0) > bytes) return refuse(res, 413, limits.lingerTimeout)
      const place = account === undefined ? null : enter(account, giveWay)
      if (account !== undefined && !place) return later()
      // Until the answer is out: so long the handler has the body in its hands.
      if (place) res.once('close', place.leave)
      if (req.headers.expect) res.writeContinue()
      const chunks: Buffer[] = []
      let size = 0

      const read = () => req.read() as Buffer | null
      function stop(): void {
        clearTimeout(end)
        req.off('readable', collect)
      }
      function giveWay(): void {
        stop()
        chunks.length = 0
        place?.leave()
        later()
      }
      function collect(): void {
        for (let chunk = read(); chunk !== null; chunk = read()) {
          size += chunk.length
          chunks.push(chunk)
          if (size > bytes) {
            stop()
            return refuse(res, 413, limits.lingerTimeout)
          }
          if (place?.take(chunk.length) === false) return giveWay()
        }
        if (!req.complete) return
        stop()
        place?.complete()
        if (size > 0) req.unshift(Buffer.concat(chunks.splice(0)))
        else repeatEnd(req)
        proceed()
      }
      const end = setTimeout(() => {
        stop()
        refuse(res, 408, limits.lingerTimeout)
      }, time)
      req.on('readable', collect)
      req.once('close', stop)
    }

    if (!wantsMore(req)) return take(ordinary)
    uploaderOf({ target: req.url, cookie: req.headers.cookie ?? '' })
      .then((account) => {
        // Who has left meanwhile is not waited for.
        if (!res.destroyed) take(account === null ? ordinary : { ...upload, account })
      })
      .catch(next)
  }
}
