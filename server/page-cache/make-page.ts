import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { localeOf, locales } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import { buildFor } from '../handlers.ts'

/** Everything of a request that a kept page may know. Whoever made it, the page can hold nothing about them. */
export type PageRequest = Readonly<{ isHttps: boolean; target: string; isElder: boolean }>

/** `note` takes down what every visit of the page counts as. */
export type MakePage = (asked: PageRequest, requestId: string, note?: (note: PageNote) => void) => Promise<Response>

/** Makes pages of the public area by Remix alone, for a request that is put together from what the cache's key says. */
export function pageMaker(build: ServerBuild, mode: string): MakePage {
  const handlers = new Map<string, RequestHandler>(
    locales.map((locale) => [locale, createRequestHandler(buildFor(build, 'public', locale), mode)]),
  )
  const { host } = new URL(siteOrigin)
  return ({ isHttps, target, isElder }, requestId, note) => {
    const headers = new Headers({ Accept: 'text/html', ...(isElder && { Cookie: 'elder=1' }) })
    const request = new Request(`${isHttps ? 'https' : 'http'}://${host}${target}`, { headers })
    // Without a nonce: scripts are files of ours.
    return handlers.get(localeOf(request))!(request, { requestId, ...(note && { note }) })
  }
}
