import { expect, it, vi } from 'vitest'
import { createSignIn } from './sign-in.ts'

function form(answer: () => Promise<Response>, isLeft = true) {
  const shown: string[] = []
  const goOn = vi.fn(() => isLeft)
  const asked: [string, RequestInit | undefined][] = []
  const fetcher = (address: string, init?: RequestInit) => {
    asked.push([address, init])
    return answer()
  }
  const signIn = createSignIn({ show: (status) => shown.push(status), fetcher: fetcher as typeof fetch, goOn })
  return { shown, goOn, asked, signIn }
}

const says =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

it('is loading once submitted, and takes no second submit', () => {
  const { signIn, shown } = form(says({}))
  expect(signIn.submit()).toBe(true)
  expect(signIn.submit()).toBe(false)
  expect(shown).toEqual(['loading'])
})

it('can be submitted again on a page shown again', () => {
  const { signIn, shown } = form(says({}))
  signIn.submit()
  signIn.restore()
  expect(signIn.submit()).toBe(true)
  expect(shown).toEqual(['loading', 'unauthenticated', 'loading'])
})

it('goes on when the server knows the browser; asked with credentials and past the cache', async () => {
  const { signIn, shown, goOn, asked } = form(says({ authenticated: true, userId: 'u', email: 'e' }))
  await signIn.check()
  expect(shown).toEqual(['authenticated'])
  expect(goOn).toHaveBeenCalledTimes(1)
  expect(asked).toEqual([
    ['/api/auth/session', expect.objectContaining({ credentials: 'same-origin', cache: 'no-store' })],
  ])
})

it('stays a form that can be submitted when the page cannot be left', async () => {
  const { signIn, shown } = form(says({ authenticated: true }), false)
  await signIn.check()
  expect(shown).toEqual(['authenticated', 'unauthenticated'])
  expect(signIn.submit()).toBe(true)
})

it.each([
  ['nobody', says({ authenticated: false, userId: null, email: null })],
  ['nonsense', says({ authenticated: 'yes' })],
  ['nothing', says(null)],
  ['a failure', says({ authenticated: true }, 500)],
  ['a page', () => Promise.resolve(new Response('<html>'))],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('stays silent after %s', async (_name, answer) => {
  const { signIn, shown, goOn } = form(answer)
  await signIn.check()
  expect(shown).toEqual([])
  expect(goOn).not.toHaveBeenCalled()
  expect(signIn.submit()).toBe(true)
})

it('lets a sign-in that began meanwhile go its way', async () => {
  const { signIn, shown, goOn } = form(says({ authenticated: true }))
  const check = signIn.check()
  signIn.submit()
  await check
  expect(shown).toEqual(['loading'])
  expect(goOn).not.toHaveBeenCalled()
})
