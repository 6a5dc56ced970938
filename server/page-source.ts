import { randomUUID } from 'node:crypto'
import { siteOrigin } from '#app/core/site.server.ts'
import type { AnsweredPage } from '#app/modules/seo/audit/page-source.ts'
import type { MakePage } from './page-cache/make-page.ts'

/**
 * Own pages for an audit, made by the process's own handler of the public area as anonymous visitors get them. Nothing goes over the
 * network, no host can be named, and what is made is neither kept nor counted.
 */
export function pageSource(makePage: MakePage): (path: string) => Promise<AnsweredPage> {
  const isHttps = siteOrigin.startsWith('https:')
  return async (path) => {
    const response = await makePage({ isHttps, target: path, isElder: false }, randomUUID())
    const isHtml = (response.headers.get('Content-Type') ?? '').startsWith('text/html')
    return { status: response.status, location: response.headers.get('Location'), isHtml, body: await response.text() }
  }
}
