import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { localeOf } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { log } from '#app/core/log.server.ts'
import { NonceContext } from '#app/core/nonce.ts'

declare module '@remix-run/node' {
  interface AppLoadContext {
    nonce?: string
    requestId?: string
    /** Address of the caller; behind a trusted proxy the one it names. */
    clientAddress?: string
  }
}

/** Renders a page. Pages are complete when sent (no streaming), so their length is known and their bytes can be cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext?: AppLoadContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Crawlers get the plain status, never the error page.
  if (status >= 400 && isbot(request.headers.get('User-Agent'))) {
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    headers.set('X-Robots-Tag', 'noindex, nofollow')
    return new Response(`${status}\n`, { status, headers })
  }
  const nonce = loadContext?.nonce
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <I18nextProvider i18n={i18nOf[localeOf(request)]}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </NonceContext.Provider>,
  )
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

/** Unexpected errors of loaders, actions and rendering: one log line with the request's id; a person sees the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  log.error({ err: error, requestId: (context as AppLoadContext | undefined)?.requestId }, 'unexpected error')
}
