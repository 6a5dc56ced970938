import { AsyncResource } from 'node:async_hooks'
import type { Request, RequestHandler } from 'express'
import type { Limits } from './limits.ts'
import { refuse } from '../plain-error.ts'
import { afterReading } from './after-reading.ts'
import { clientAddress } from '../trust/trust.ts'
import { type UploadTurn, uploadTurns } from './upload-turns.ts'

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

/** Somebody without an account, known by where they ask from. */
type Visitor = Readonly<{ network: string }>

/**
 * The account, or the visitor, that may bring a body of `uploadBytes` with this request, or null. Asked with the head of the request and
 * before its body is read, so that whoever may not has nothing read of what is over the ordinary limit. `target` is path and query.
 */
export type UploaderOf = (head: { target: string; cookie: string; address: string }) => Promise<string | Visitor | null>

/** What a body may have and how long it may take. */
type Allowance = Readonly<{ bytes: number; time: number; enter?: (giveWay: () => void) => UploadTurn | null }>

type Reading = Readonly<{ bytes: number; time: number; turn: UploadTurn | null }>

/**
 * Collects a body and puts it back for the handler to read. `done` hears once how it ended: null, or the status that says why not: 413 over
 * `bytes`, 408 after `time`, 503 where its place among the uploads is gone.
 */
function readBody(req: Request, { bytes, time, turn }: Reading, done: (fault: null | 408 | 413 | 503) => void) {
  const chunks: Buffer[] = []
  let size = 0
  const end = setTimeout(() => afterReading(() => isOpen && finish(408)), time)
  let isOpen = true

  function stop(): void {
    isOpen = false
    clearTimeout(end)
    req.off('readable', collect)
  }
  function finish(fault: null | 408 | 413): void {
    stop()
    done(fault)
  }
  function giveUp(then: () => void): void {
    stop()
    chunks.length = 0
    turn?.leave()
    then()
  }
  function collect(): void {
    for (let chunk = req.read() as Buffer | null; chunk !== null; chunk = req.read() as Buffer | null) {
      size += chunk.length
      chunks.push(chunk)
      if (size > bytes) return finish(413)
      if (turn?.take(chunk.length) === false) return giveUp(() => done(503))
    }
    if (!req.complete) return
    stop()
    turn?.complete()
    if (size > 0) req.unshift(Buffer.concat(chunks.splice(0)))
    else repeatEnd(req)
    done(null)
  }
  req.on('readable', collect)
  req.once('close', stop)
  return { giveUp }
}

/**
 * Reads the whole body before anything further in begins, and puts it back for the handler to read. A slow sender so
 * occupies no handler and a body over the limit never reaches one: 413 as soon as its length is announced or counted.
 */
export function bodyLimit(limits: Limits, uploaderOf: UploaderOf = () => Promise.resolve(null)): RequestHandler {
  const ordinary: Allowance = { bytes: limits.bodyBytes, time: limits.requestTimeout }
  const upload: Allowance = { bytes: limits.uploadBytes, time: limits.uploadTimeout }
  const enterWithAccount = uploadTurns(limits.uploadBytesAtOnce)
  const enterAsVisitor = uploadTurns(limits.visitorBytesAtOnce)

  const allowanceOf = (uploader: Awaited<ReturnType<UploaderOf>>): Allowance =>
    uploader === null
      ? ordinary
      : {
          ...upload,
          enter: (giveWay) =>
            typeof uploader === 'string'
              ? enterWithAccount(uploader, giveWay)
              : enterAsVisitor(uploader.network, giveWay),
        }

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

    function take({ bytes, time, enter }: Allowance): void {
      if (Number(req.headers['content-length'] ?? 0) > bytes) return refuse(res, 413, limits.lingerTimeout)
      const turn = enter ? enter(() => reading.giveUp(later)) : null
      if (enter && !turn) return later()
      // Until the answer is out: so long the handler has the body in its hands.
      if (turn) res.once('close', turn.leave)
      if (req.headers.expect) res.writeContinue()
      const reading = readBody(req, { bytes, time, turn }, (fault) => {
        if (fault === null) proceed()
        else if (fault === 503) later()
        else refuse(res, fault, limits.lingerTimeout)
      })
    }

    if (!wantsMore(req)) return take(ordinary)
    uploaderOf({ target: req.url, cookie: req.headers.cookie ?? '', address: clientAddress(req) })
      .then((uploader) => {
        // Who has left meanwhile is not waited for.
        if (!res.destroyed) take(allowanceOf(uploader))
      })
      .catch(next)
  }
}
