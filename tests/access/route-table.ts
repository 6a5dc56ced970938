import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { areaOfPath } from '#app/core/area.ts'
import { layoutOf } from '#app/layouts.ts'
import routes from '#app/routes.ts'

/**
 * What must guard each route of the private areas, from app/routes.ts and the specified route table. A route that the table does not
 * list has the guard of the nearest path above it that has one; under none it must be in `openRoutes`, with the reason. So a new
 * page is private unless somebody says why not.
 */

/** Routes beside the specified ones that anybody may ask, and why. Paths as in app/routes.ts. */
const openRoutes: Readonly<Record<string, string>> = {
  '/provider/4/logout': 'ends a session; for who has none it does nothing',
  '/provider/4/scanner/scan': 'a paired device, or somebody signed in: the scanner itself has no guard',
  '/provider/4/scanner/undo': 'a paired device, or somebody signed in: the scanner itself has no guard',
  '/scanner': 'leads to the scanner, as the specification lists it without its level',
  '/edit/:uuid': 'leads to the guarded page, as the specification lists it without its level',
  '/success/:uuid': 'leads to the page without a guard, as the specification lists it without its level',
  '/association-management/logout': 'ends a session; for who has none it does nothing',
  '/association': 'the public list of associations',
  '/association/:slug/my-link': 'a public form, which answers the same whoever has the address',
  '/association/:slug/bylaws.pdf':
    'bylaws that an association shows to everybody; those for members alone are no page here',
  '/association/:slug/endorsements/:endorsement': 'leads from a public profile to the public page of who endorses',
  '/association/:slug/endorsements/:endorsement/doctor':
    'leads from a public page to the profile of an endorsed doctor',
  '/association/:slug/events/:event': 'the public page of an event; a seat is taken by whoever reads the address',
  '/association/:slug/events/:event/calendar.ics': 'a public event as a calendar file',
  '/association/:slug/join': 'whoever asks to join, limited by rate',
  '/association/:slug/join/:token': 'whoever holds the token from the message',
  '/admin/logout': 'ends a session; for who has none it does nothing',
  '/admin/5/migrate-facilities/operator': 'begins a right with a one-time token, or ends it',
  '/admin/5/migrate-facilities/runs': 'demands data.migrate or an operator’s right by itself, as its page does',
  '/provider/4/forget-password/:token': 'whoever holds the token from the message',
  '/provider/invite/:token/opening': 'whoever holds the token from the message',
  '/provider/invite/:token/acceptance': 'whoever holds the token; it takes effect for the account of that address only',
  '/provider/invite/:token/refusal': 'whoever holds the token from the message',
  '/api/directory/count': 'the public search',
  '/api/directory/suggest': 'the public search',
  '/api/address/:lookup': 'suggestions and checks of addresses, limited by rate: nothing in them is about a person',
  '/api/calendars/:token/visits.ics': 'whoever holds the address; what it tells is asked of policy each time',
  '/api/payments/stripe': 'Stripe, which signs what it brings',
  '/api/messages/inbound': 'the gateway, which signs what it brings',
  '/api/telephony/:line/:step': 'the telephone carrier, which signs what it brings',
  '/api/messages/announcements/:token': 'whoever holds the signed token from the message',
  '/api/messages/opt-out/:token': 'whoever holds the signed token from the message',
  '/builds/meta/:build': 'the specified /builds/meta/:buildId.json: React Router knows no parameter with an ending',
}

/** Routes beside the specified ones that stand under no guarded path and need a guard all the same. */
const guardedRoutes: Readonly<Record<string, string>> = {
  '/provider/mgmt/feedback': 'provider-auth',
  '/provider/activity': 'provider-auth',
  '/provider/unsent/:form': 'provider-auth',
  '/provider/unsent/:form/removal': 'provider-auth',
}

type SpecifiedRoute = { path: string; guard: string | null; layout: string }

const [, ...lines] = readFileSync('tests/access/specified-routes.tsv', 'utf8').trimEnd().split('\n')

export const specifiedRoutes: readonly SpecifiedRoute[] = lines.map((line) => {
  const [path = '', , guard = '-', layout = ''] = line.split('\t')
  return { path, guard: guard === '-' ? null : guard, layout }
})

/** Names of parameters do not matter: `/blogs/:id` is `/blogs/:`. A dot after one is part of the segment. */
const shapeOf = (path: string) => path.replace(/:[A-Za-z]+/g, ':').replace(/\/$/, '') || '/'
const guards = new Map(specifiedRoutes.map(({ path, guard }) => [shapeOf(path), guard]))
const specifiedLayouts = new Map(specifiedRoutes.map(({ path, layout }) => [shapeOf(path), layout]))

export type PrivateRoute = { path: string; file: string; guard: string }

type Expectation = { path: string; file: string; guard: string | null; isStated: boolean }

function expectationOf(path: string, file: string): Expectation {
  const specified = guards.get(shapeOf(path))
  if (specified !== undefined) return { path, file, guard: specified, isStated: true }
  if (Object.hasOwn(openRoutes, path)) return { path, file, guard: null, isStated: true }
  const own = guardedRoutes[path]
  if (own !== undefined) return { path, file, guard: own, isStated: true }
  for (let above = shapeOf(path); above.includes('/');) {
    above = above.slice(0, above.lastIndexOf('/'))
    const guard = guards.get(above)
    if (guard) return { path, file, guard, isStated: true }
  }
  return { path, file, guard: null, isStated: false }
}

type AddressedRoute = { path: string; file: string; frames: readonly string[] }

function flatten(entries: RouteConfigEntry[], parent = '', frames: readonly string[] = []): AddressedRoute[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    const own = path === undefined && !index ? [] : [{ path: full || '/', file, frames }]
    return [...own, ...flatten(children ?? [], full, [...frames, file])]
  })
}

/** Frames of the private areas. They load beside their pages, so none of them can be a guard. */
export const privateLayouts: readonly string[] = [
  ...new Set((routes as RouteConfigEntry[]).flatMap(layoutsOf).filter((file) => !file.startsWith('routes/public/'))),
]

function layoutsOf({ path, index, file, children }: RouteConfigEntry): string[] {
  const own = path === undefined && !index ? [file] : []
  return [...own, ...(children ?? []).flatMap(layoutsOf)]
}

/** Every route with an address. */
export const everyRoute: readonly AddressedRoute[] = flatten(routes as RouteConfigEntry[])

/** Every route that the specification gives a layout, with the one it has. */
export const layoutTable: readonly { path: string; specified: string; actual: string }[] = everyRoute.flatMap(
  ({ path, frames }) => {
    const specified = specifiedLayouts.get(shapeOf(path))
    return specified === undefined ? [] : [{ path, specified, actual: layoutOf(frames) }]
  },
)

/** Specified paths that are not built yet (docs/decisions/080). Nothing in the product leads to them; they answer as unknown addresses do. */
export const unbuiltPaths: readonly string[] = []

/** A path with an optional last part is two. */
const writtenOut = (path: string) =>
  /:\w+\?/.test(path) ? [path.replace(/\/:\w+\?/, ''), path.replace('?', '')] : [path]

/** Whether some route answers a specified path; the one for a single segment of any name answers only as itself. */
function isBuilt(path: string): boolean {
  const parts = shapeOf(path).split('/')
  return everyRoute.some((route) => {
    const own = shapeOf(route.path).split('/')
    if (route.path === '/:token') return path === route.path
    return own.length === parts.length && own.every((part, index) => part === ':' || part === parts[index])
  })
}

/** Specified paths that no route answers. */
export const missingPaths = specifiedRoutes.map(({ path }) => path).filter((path) => !writtenOut(path).every(isBuilt))

/** Every route outside the public area, with what it must have. */
export const expectations: readonly Expectation[] = everyRoute
  .filter(({ path }) => path !== '/*' && areaOfPath(path) !== 'public')
  .map(({ path, file }) => expectationOf(path, file))

export const privateRoutes: readonly PrivateRoute[] = expectations.flatMap(({ path, file, guard }) =>
  guard === null ? [] : [{ path, file, guard }],
)

/** Open routes that no route is any more. */
export const staleOpenRoutes = Object.keys(openRoutes).filter((open) => !expectations.some(({ path }) => path === open))
