import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import { buildOfRoute } from '../handlers.ts'
import type { FindRoute } from './open-routes.ts'

/** Everything of a request that a kept page may know. Whoever made it, the page can hold nothing about them. */
export type PageRequest = Readonly<{ isHttps: boolean; target: string; isElder: boolean }>

/** `note` takes down what every visit of the page counts as. */
export type MakePage = (asked: PageRequest, requestId: string, note?: (note: PageNote) => void) => Promise<Response>

/** Routes are few, and a handler holds nothing but its branch of the table: none is ever forgotten. */
function handlersOfRoutes(build: ServerBuild, mode: string) {
  const known = new Map<string, RequestHandler>()
  return (routeId: string | null, locale: Locale): RequestHandler => {
    const key = `${locale} ${routeId}`
    let handler = known.get(key)
    if (!handler) known.set(key, (handler = createRequestHandler(buildOfRoute(build, routeId, locale), mode)))
    return handler
  }
}

/**
 * Makes pages by Remix alone, for a request that is put together from what the cache's key says. The handler knows the one route that
 * answers: Remix and React Router rank the whole table of theirs three times a page.
 */
export function pageMaker(build: ServerBuild, mode: string, findRoute: FindRoute): MakePage {
  const handlerOf = handlersOfRoutes(build, mode)
  const { host } = new URL(siteOrigin)
  return ({ isHttps, target, isElder }, requestId, note) => {
    const headers = new Headers({ Accept: 'text/html', ...(isElder && { Cookie: 'elder=1' }) })
    const request = new Request(`${isHttps ? 'https' : 'http'}://${host}${target}`, { headers })
    const routeId = findRoute(new URL(request.url).pathname)
    // Without a nonce: scripts are files of ours.
    return handlerOf(routeId, localeOf(request))(request, { requestId, ...(note && { note }) })
  }
}
