import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { areaOfPath, areaOfRoute } from '#app/core/area.ts'
import { basenames, localeOfPath, withoutPrefix } from '#app/core/i18n/locale.ts'
import * as entry from '#app/entry.server.tsx'
import * as root from '#app/root.tsx'
import routes from '#app/routes.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import { buildFor } from '#server/handlers.ts'
import { origin } from './route-request.ts'

/** Whole pages, made by Remix from the product's own root, routes and entry; only the client's files are missing. */

type Manifest = ServerBuild['routes']

const modules = import.meta.glob<Manifest[string]['module']>('/app/routes/**/*.{ts,tsx}', { eager: true })

function manifestOf(entries: RouteConfigEntry[], parentId: string): Manifest {
  return Object.assign(
    {},
    ...entries.map(({ file, path, index, children }) => {
      const id = file.replace(/\.tsx?$/, '')
      const own = { id, parentId, path, index, module: modules[`/app/${file}`]! }
      return { [id]: own, ...manifestOf(children ?? [], id) }
    }),
  ) as Manifest
}

const manifest: Manifest = {
  root: { id: 'root', path: '', module: root as unknown as Manifest[string]['module'] },
  ...manifestOf(routes as RouteConfigEntry[], 'root'),
}

const assets = Object.fromEntries(
  Object.values(manifest).map(({ module, ...route }) => [
    route.id,
    {
      ...route,
      module: `/assets/${route.id}.js`,
      hasAction: 'action' in module,
      hasLoader: 'loader' in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: 'ErrorBoundary' in module,
    },
  ]),
)

const build: ServerBuild = {
  mode: 'production',
  entry: { module: entry },
  routes: manifest,
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: assets,
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  // The same as remix.config.js asks of the real build.
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
  isSpaMode: false,
}

type Handler = ReturnType<typeof createRequestHandler>
const handlers = new Map<string, Handler>()

/** The handler of an address: as in the server one for each language and area, each with the routes of its area alone. */
function handlerOf(path: string): Handler {
  const [locale, area] = [localeOfPath(path), areaOfPath(withoutPrefix(path))]
  const known = handlers.get(`${locale} ${area}`)
  if (known) return known
  const handler = createRequestHandler(buildFor(build, area, locale), 'production')
  handlers.set(`${locale} ${area}`, handler)
  return handler
}

/** Answers a request with the whole document, in the locale of its prefix. */
export async function openPage(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; html: string }> {
  const url = new URL(path, origin)
  const response = await handlerOf(url.pathname)(new Request(url, init), { nonce: 'n0nce' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** HTML without the marks that hold a date or a number in one line: sentences as they read. */
export const sentencesOf = (html: string): string => html.replace(/<span class="nb">([^<]*)<\/span>/g, '$1')

type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] }

const branchesOf = (entries: RouteConfigEntry[]): Branch[] =>
  entries.map(({ file, path, index, children }) => ({
    id: file.replace(/\.tsx?$/, ''),
    ...(path !== undefined && { path }),
    ...(index ? { index } : { children: branchesOf(children ?? []) }),
  }))

const table = branchesOf(routes as RouteConfigEntry[])

function routeIdOf(path: string): string {
  const area = areaOfPath(withoutPrefix(path))
  const own = table.filter(({ id }) => [area, null].includes(areaOfRoute(id)))
  const matches = matchRoutes(own as Parameters<typeof matchRoutes>[0], path, basenames[localeOfPath(path)])
  return matches!.at(-1)!.route.id!
}

/** The head that the loader of a page gives, without the page being drawn: a tenth of the time. */
export async function readHead(path: string): Promise<PageHead> {
  const url = new URL(path, origin)
  url.searchParams.set('_data', routeIdOf(url.pathname))
  const response = await handlerOf(url.pathname)(new Request(url), { nonce: 'n0nce' })
  const { head } = (await response.json()) as { head?: PageHead }
  if (!head) throw new Error(`${path} has no head`)
  return head
}
