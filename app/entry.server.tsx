import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { NonceContext } from '#app/core/page/nonce.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'

declare module '@remix-run/node' {
  interface AppLoadContext {
    nonce?: string
    requestId?: string
    /** Address of the caller; behind a trusted proxy the one it names. */
    clientAddress?: string
    /** Somebody at this machine asked it by its own name, and nothing passed the request on. */
    isFromOwnMachine?: boolean
    /** Takes down what is to be counted of the answer, if it is given. */
    note?: (note: PageNote) => void
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
  const nonce = loadContext?.nonce
  // Nothing of the page's own making can repeat the Host that the request came with.
  const { pathname, search } = new URL(request.url)
  const locale = localeOf(request)
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <I18nextProvider i18n={i18nOf[locale]}>
        <RemixServer context={context} url={siteOrigin + pathname + search} nonce={nonce} />
      </I18nextProvider>
    </NonceContext.Provider>,
  )
  const hasFormErrors = status === 400 && context.staticHandlerContext.actionData !== null
  return new Response(`<!DOCTYPE html>${hasFormErrors ? withErrorTitle(html, locale) : html}`, { status, headers })
}

/** The title of a form that came back begins with "Error:", so that a screen reader says it first. `meta` knows no action data. */
function withErrorTitle(html: string, locale: Locale): string {
  return html.replace('<title>', `<title>${translator(locale, 'ui')('field.errorPrefix')}`)
}

/** Unexpected errors of loaders, actions and rendering: one log line with the request's id; a person sees the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  log.error({ err: error, requestId: (context as AppLoadContext | undefined)?.requestId }, 'unexpected error')
}
