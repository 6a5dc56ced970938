/**
 * The yardstick of an uncached page: React's renderToString of the very tree that the product renders for an address, loaders and
 * everything around it left out. Run by pages.ts with DATABASE_URL set; takes { url, renders } by message.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import { areaOfRoute } from '#app/core/area.ts'
import { basenames, localeOf } from '#app/core/i18n/locale.ts'

type Rendering = (request: Request, status: number, headers: Headers, context: EntryContext) => Response
type Asked = { url: string; renders: number }

const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild
const render = build.entry.module.default as unknown as Rendering

/** Those of the area, of which one answers. */
function publicRoutes(): Pick<ServerBuild, 'routes' | 'assets'> {
  const isPublic = ([id]: [string, unknown]) => [null, 'public'].includes(areaOfRoute(id))
  const routes = Object.fromEntries(Object.entries(build.routes).filter(isPublic))
  const assets = { ...build.assets, routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isPublic)) }
  return { routes, assets }
}

async function contextOf(request: Request): Promise<EntryContext> {
  let found: EntryContext | null = null
  const capture: Rendering = (own, status, headers, context) => {
    found = context
    return render(own, status, headers, context)
  }
  const entry = { module: { ...build.entry.module, default: capture as never } }
  const own = { ...build, entry, basename: basenames[localeOf(request)] }
  const answer = await createRequestHandler({ ...own, ...publicRoutes() }, 'production')(request)
  if (answer.status !== 200 || !found) throw new Error(`${request.url} is no page: ${answer.status}`)
  return ofItsBranch(found)
}

/** The product's handler of a page knows its route alone: rendering makes a router, and more routes would make it dearer. */
function ofItsBranch(context: EntryContext): EntryContext {
  const branch = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => branch.has(id)))
  return { ...context, manifest: { ...context.manifest, routes } }
}

let known: { url: string; context: EntryContext } | null = null

process.on('message', (asked: Asked | 'usage') => {
  if (asked === 'usage') return
  const request = new Request(asked.url)
  const begin = async () => {
    if (known?.url !== asked.url) known = { url: asked.url, context: await contextOf(request) }
    for (let index = 0; index < asked.renders; index++) render(request, 200, new Headers(), known.context)
    process.send?.({ rendered: asked.renders })
  }
  begin().catch((error: unknown) => process.send?.({ error: String(error) }))
})
process.send?.({ isReady: true })
