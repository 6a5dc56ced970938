import type { AuthenticationStore } from '#app/modules/accounts/status/authentication-store.ts'

/** Whether an answer of GET /api/auth/session says that somebody is signed in. */
async function isAuthenticated(fetcher: typeof fetch): Promise<boolean> {
  const response = await fetcher('/api/auth/session', {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { accept: 'application/json' },
  })
  const body: unknown = response.ok ? await response.json() : null
  return typeof body === 'object' && body !== null && (body as { authenticated?: unknown }).authenticated === true
}

/**
 * The session check of the pages under /provider/4/ (specification §2, §7): made once after the start, and only when nobody is known to be
 * signed in. It says nothing when it fails, and a sign-in that began meanwhile goes its way.
 * @returns whether it found somebody signed in
 */
export async function checkSession(store: AuthenticationStore, fetcher: typeof fetch): Promise<boolean> {
  if (store.status() === 'authenticated' || store.status() === 'loading') return false
  const isSignedIn = await isAuthenticated(fetcher).catch(() => false)
  return isSignedIn && store.happen('session_check_confirm')
}
