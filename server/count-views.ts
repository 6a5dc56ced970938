import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { countView, isPostAddress } from '#app/modules/content/blog/views-tally.server.ts'
import { rawHeader } from './raw-header.ts'

function countWhenSent({ method, url, rawHeaders }: IncomingMessage, res: ServerResponse): void {
  const userAgent = rawHeader(rawHeaders, 'user-agent')
  res.once('finish', () => countView({ method, url, userAgent, status: res.statusCode }))
}

/**
 * Counts openings of posts ahead of the cache of ready pages, so that kept pages count like those that are made. Other requests cost
 * one look at their address; counting is a number in memory, after the answer is out.
 */
export function countingViews(next: RequestListener): RequestListener {
  return (req, res) => {
    if (isPostAddress(req.url)) countWhenSent(req, res)
    next(req, res)
  }
}
