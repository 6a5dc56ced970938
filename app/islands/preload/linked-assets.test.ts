import { expect, it } from 'vitest'
import { preloadLinked } from './linked-assets.ts'

const origin = 'https://care.test'
const routes = {
  '/provider/4/dashboard': ['/assets/pro.css', '/assets/island-version.js'],
  '/provider/3/mgmt/appt/calendar': ['/assets/pro.css', '/assets/calendar.js'],
  '/provider/3/mgmt/appt/:appointment': ['/assets/visit.js'],
}

async function preloaded(links: string[], { status = 200, loaded = [] as string[] } = {}) {
  const asked: string[] = []
  const fetcher = (address: string) => {
    asked.push(address)
    if (address.endsWith('calendar.js')) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(Response.json({ id: 'one', routes }, { status }))
  }
  await preloadLinked({ build: 'one', origin, links, loaded, fetcher: fetcher as typeof fetch })
  return asked
}

it('fetches what the linked pages load, each file once, and no page', async () => {
  const links = ['/provider/4/dashboard?day=1', '/en-US/provider/3/mgmt/appt/calendar', '/provider/3/mgmt/appt/0192']
  expect(await preloaded([...links, ...links].map((path) => origin + path))).toEqual([
    '/builds/meta/one.json',
    '/assets/pro.css',
    '/assets/island-version.js',
    '/assets/calendar.js',
    '/assets/visit.js',
  ])
})

it('leaves out what the page has, other sites, and pages it does not know', async () => {
  const links = ['https://other.test/provider/4/dashboard', `${origin}/unknown`, 'mailto:a@example.com', 'nonsense']
  expect(await preloaded(links)).toEqual(['/builds/meta/one.json'])
  const asked = await preloaded([`${origin}/provider/4/dashboard`], { loaded: [`${origin}/assets/pro.css`] })
  expect(asked).toEqual(['/builds/meta/one.json', '/assets/island-version.js'])
})

it('does nothing for a build that the server no longer knows', async () => {
  expect(await preloaded([`${origin}/provider/4/dashboard`], { status: 404 })).toEqual(['/builds/meta/one.json'])
})
