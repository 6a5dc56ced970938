import type { RequestHandler } from 'express'

/** Headers of which an answer has as many as there are reasons for. */
const listed = new Set(['set-cookie', 'vary', 'link'])

/**
 * What the product says in a header takes the place of what the shell has said for every answer, such as a stricter Referrer-Policy. The
 * framework's adapter appends, and two lines of one header would leave it to the browser which of them counts.
 */
export function singleHeaders(): RequestHandler {
  return (_req, res, next) => {
    const append = res.append.bind(res)
    res.append = (name, value) => (listed.has(name.toLowerCase()) ? append(name, value) : res.set(name, value))
    next()
  }
}
