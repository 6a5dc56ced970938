import type { HeadersFunction } from '@remix-run/node'

const passed = ['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy', 'Retry-After']

/** Headers of a form's page: those of its answer, else those of its loader. */
export const formPageHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const own = actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
  const headers = new Headers()
  for (const name of passed) {
    const value = own.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
