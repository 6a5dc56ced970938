import { expect, it } from 'vitest'
import { type BuiltRoutes, routeAssets } from './build-manifest.ts'

type Module = BuiltRoutes['routes'][string]['module']

const page = { default: () => null }
const sheet = (href: string) => () => [
  { rel: 'stylesheet', href },
  { rel: 'icon', href: '/favicon.svg' },
]

function build(routes: [id: string, parentId: string | undefined, path: string | undefined, module: object][]) {
  return {
    routes: Object.fromEntries(
      routes.map(([id, parentId, path, module]) => [
        id,
        { id, ...(parentId && { parentId }), ...(path === '' ? { index: true } : { path }), module: module as Module },
      ]),
    ),
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: Object.fromEntries(
        routes.map(([id]) => [id, { id, module: `/assets/${id}.js`, imports: ['/assets/react.js', '/assets/ui.js'] }]),
      ),
    },
  } as unknown as BuiltRoutes
}

const island = (name: string) => `/assets/island-${name}.js`

it('names stylesheets and islands of a page and of what it stands in; scripts only where React takes over', () => {
  const built = build([
    ['root', undefined, undefined, { ...page, links: sheet('/assets/app.css') }],
    ['home', 'root', '', page],
    ['layout', 'root', undefined, { ...page, links: sheet('/assets/pro.css') }],
    ['day', 'layout', 'provider/3/mgmt/appt', { ...page, handle: { islands: ['live'] } }],
    ['calendar', 'layout', 'provider/3/mgmt/appt/calendar', { ...page, handle: { hydrate: true } }],
  ])
  expect(routeAssets(built, island)).toEqual({
    '/': ['/assets/app.css'],
    '/provider/3/mgmt/appt': [
      '/assets/app.css',
      '/assets/pro.css',
      '/assets/island-version.js',
      '/assets/island-live.js',
    ],
    '/provider/3/mgmt/appt/calendar': [
      '/assets/app.css',
      '/assets/pro.css',
      '/assets/island-version.js',
      '/assets/entry.js',
      '/assets/react.js',
      '/assets/root.js',
      '/assets/ui.js',
      '/assets/layout.js',
      '/assets/calendar.js',
    ],
  })
})

it('leaves out layouts without a path, routes that answer data, and the catch-all', () => {
  const built = build([
    ['root', undefined, undefined, page],
    ['layout', 'root', undefined, page],
    ['parent', 'root', 'provider/invite/:token', page],
    ['child', 'parent', 'register', page],
    ['data', 'root', 'api/auth/session', { loader: () => null }],
    ['rest', 'root', '*', page],
  ])
  expect(Object.keys(routeAssets(built, island))).toEqual([
    '/provider/invite/:token',
    '/provider/invite/:token/register',
  ])
})
