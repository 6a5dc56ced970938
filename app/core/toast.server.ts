import { createCookieSessionStorage } from '@remix-run/node'
import { createToastUtilsWithCustomSession } from 'remix-toast'
import { privateHeaders } from '#app/core/http.server.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'

/** A short notice that the next page shows once. Errors stay at least 5 s, others 4 s; see ui/toast. */
export type Toast = { tone: 'success' | 'error' | 'warning' | 'info'; text: string }

const cookieName = 'toast-session'

// A storage of our own: the library's default one does not sign, so anybody could put words into a page.
const { getToast, redirectWithToast } = createToastUtilsWithCustomSession(
  createCookieSessionStorage({
    cookie: { name: cookieName, path: '/', sameSite: 'lax', httpOnly: true, secrets: [sessionSecret()] },
  }),
)

/** The notices waiting for this visitor, and the headers that clear them. */
export async function readToasts(request: Request): Promise<{ toasts: Toast[]; headers: Headers }> {
  if (!request.headers.get('Cookie')?.includes(cookieName)) return { toasts: [], headers: new Headers() }
  const { toast, headers } = await getToast(request)
  return { toasts: toast ? [{ tone: toast.type, text: toast.message }] : [], headers }
}

/** Redirects to a root-form path that shows a notice; only core/answer does. Nothing keeps a copy: the notice is one visitor's. */
export function redirectToasting(path: string, toast: Toast): Promise<Response> {
  return redirectWithToast(path, { type: toast.tone, message: toast.text }, { headers: privateHeaders })
}
