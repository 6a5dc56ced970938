import { getToast, redirectWithToast, setToastCookieOptions } from 'remix-toast'
import { sessionSecret } from '#app/core/secrets.server.ts'

/** A short notice that the next page shows once. Errors stay at least 5 s, others 4 s; see ui/toast. */
export type Toast = { tone: 'success' | 'error' | 'warning' | 'info'; text: string }

setToastCookieOptions({ secrets: [sessionSecret()] })

/** The notices waiting for this visitor, and the headers that clear them. */
export async function readToasts(request: Request): Promise<{ toasts: Toast[]; headers: Headers }> {
  if (!request.headers.get('Cookie')?.includes('toast-session')) return { toasts: [], headers: new Headers() }
  const { toast, headers } = await getToast(request)
  return { toasts: toast ? [{ tone: toast.type, text: toast.message }] : [], headers }
}

/** Redirects to a root-form path that shows a notice. */
export function redirectToasting(path: string, toast: Toast): Promise<Response> {
  return redirectWithToast(path, { type: toast.tone, message: toast.text })
}
