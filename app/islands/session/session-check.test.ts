import { expect, it } from 'vitest'
import { createAuthenticationStore } from '#app/modules/accounts/status/authentication-store.ts'
import { checkSession } from './session-check.ts'

function page(answer: () => Promise<Response>) {
  const shown: string[] = []
  const asked: [string, RequestInit | undefined][] = []
  const fetcher = ((address: string, init?: RequestInit) => {
    asked.push([address, init])
    return answer()
  }) as typeof fetch
  const store = createAuthenticationStore((status) => shown.push(status))
  return { shown, asked, store, check: () => checkSession(store, fetcher) }
}

const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

it('finds whom the server knows; asked once, with credentials and past the cache', async () => {
  const { store, check, asked } = page(says({ authenticated: true, userId: 'u', email: 'e' }))
  store.happen('local_check_clear')
  expect(await check()).toBe(true)
  expect(store.status()).toBe('authenticated')
  expect(asked).toEqual([
    ['/api/auth/session', expect.objectContaining({ credentials: 'same-origin', cache: 'no-store' })],
  ])
})

it('is not made where somebody is known to be signed in, nor while a sign-in is under way', async () => {
  for (const event of ['local_check_find', 'sign_in'] as const) {
    const { store, check, asked } = page(says({ authenticated: true }))
    store.happen(event)
    expect(await check()).toBe(false)
    expect(asked).toEqual([])
  }
})

it('is made after a local check that failed', async () => {
  const { store, check } = page(says({ authenticated: true }))
  store.happen('local_check_fail')
  expect(await check()).toBe(true)
  expect(store.status()).toBe('authenticated')
})

it.each([
  ['nobody', says({ authenticated: false, userId: null, email: null })],
  ['nonsense', says({ authenticated: 'yes' })],
  ['nothing', says(null)],
  ['a failure', says({ authenticated: true }, 500)],
  ['a page', () => Promise.resolve(new Response('<html>'))],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('stays silent after %s', async (_name, answer) => {
  const { check, shown, store } = page(answer)
  expect(await check()).toBe(false)
  expect(shown).toEqual([])
  expect(store.happen('sign_in')).toBe(true)
})

it('lets a sign-in that began meanwhile go its way', async () => {
  const { check, store, shown } = page(says({ authenticated: true }))
  const checking = check()
  store.happen('sign_in')
  expect(await checking).toBe(false)
  expect(shown).toEqual(['loading'])
})
