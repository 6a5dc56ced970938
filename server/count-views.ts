import type { RequestListener } from 'node:http'
import { countView, isPostAddress } from '#app/modules/content/blog/views-tally.server.ts'

/**
 * Counts openings of posts ahead of the cache of ready pages, so that kept pages count like those that are made. Other requests cost
 * one look at their address; counting is a number in memory, after the answer is out.
 */
export function countingViews(next: RequestListener): RequestListener {
  return (req, res) => {
    const { method, url, headers } = req
    if (isPostAddress(url)) res.once('finish', () => countView({ method, url, headers, status: res.statusCode }))
    next(req, res)
  }
}
