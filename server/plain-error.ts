import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

/** The smallest body that says what happened: for programs, and for people when no page can be made. */
export function plainError(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? 'Error'}\n`
}

/** Headers that describe an answer which a plain error takes the place of. */
const taken = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Location', 'Set-Cookie', 'Link']

/** Ends an answer with a plain error. Where half an answer is out, cuts the connection: that says that it is not whole. */
export function sendPlainError(res: Response, status: number, headers: Readonly<Record<string, string>> = {}): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  for (const name of taken) res.removeHeader(name)
  const body = plainError(status)
  res.statusMessage = STATUS_CODES[status] ?? 'Error'
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}

/**
 * Refuses a request whose body, if it has one, nobody will use, and ends its connection. What the client is still sending is
 * thrown away for `linger` milliseconds: a socket closed with unread bytes resets, and the client would not see why.
 */
export function refuse(
  res: Response,
  status: number,
  linger: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { socket } = res
  if (socket) {
    socket.destroySoon = () => {
      socket.end()
      const cut = setTimeout(() => socket.destroy(), linger)
      socket.once('close', () => clearTimeout(cut))
    }
  }
  sendPlainError(res, status, { Connection: 'close', ...headers })
  res.req.resume()
}
