import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { addressHere } from '#app/core/own-path.ts'
import { isOwnAddress } from '#app/core/site.server.ts'
import { withSearch } from '#app/core/page/with-search.ts'

/** Never a destination of itself: pages that begin or end a session. */
const entrance =
  /^\/(?:provider\/(?:4\/)?(?:login|logout|forget-password)|association\/login|admin\/(?:login|logout)|api)(?:[/?]|$)/i

/** Where a sign-in may lead: the root form of a path of this site, or null. */
export function safeReturnPath(given: string | null | undefined): string | null {
  const address = given && given.length <= 2000 ? addressHere(given) : null
  if (!address) return null
  const path = withoutPrefix(address.pathname)
  return entrance.test(path) || path.startsWith('//') ? null : path + address.search
}

/** The address of a request, without what only the framework reads. */
export function ownPathOf(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_data')
  return safeReturnPath(withSearch(pathname, searchParams))
}

/** Whether a return path is the page of a form that was kept, or one of its buttons. */
export function isUnsentFormPath(path: string): boolean {
  return path.startsWith('/provider/unsent/')
}

/** The page of this site from which a request came, as a return path. */
export function refererPathOf(request: Request): string | null {
  const referer = request.headers.get('Referer')
  if (!referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return isOwnAddress(request, page) ? safeReturnPath(page.pathname + page.search) : null
}

/** Where a request leads back to. */
export function returnPathOf(request: Request): string | null {
  if (request.method === 'GET') return ownPathOf(request)
  // A form is not sent again by a redirect: back to the page it stood on.
  return refererPathOf(request) ?? safeReturnPath(new URL(request.url).pathname)
}
