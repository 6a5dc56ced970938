import { json, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { pageMaker } from './make-page.ts'
import { openRoutes } from './open-routes.ts'

const answers = ({ request, params }: LoaderFunctionArgs) => json({ path: new URL(request.url).pathname, params })

/** Open pages of two areas in their layouts, one that is not open, and the catch-all. */
const table = [
  { id: 'root', path: '' },
  { id: 'routes/public/layout', parentId: 'root' },
  { id: 'routes/public/list', parentId: 'routes/public/layout', path: 'doctor/:specialty' },
  { id: 'routes/public/fixed', parentId: 'routes/public/layout', path: 'doctor/all' },
  { id: 'routes/association/page', parentId: 'root', path: 'association/:slug' },
  { id: 'routes/admin/page', parentId: 'root', path: 'admin' },
  { id: 'routes/not-found', parentId: 'root', path: '*' },
]

/** An entry says which routes it was given and which of them matched. */
function buildOf(): ServerBuild {
  const routes = Object.fromEntries(
    table.map((route) => [route.id, { ...route, module: { default: () => null, loader: answers } }]),
  )
  const assets = Object.fromEntries(
    table.map((route) => [route.id, { ...route, module: '', hasLoader: true, hasErrorBoundary: false }]),
  )
  const render = (_request: Request, status: number, _headers: Headers, context: never) => {
    const { manifest, staticHandlerContext } = context as {
      manifest: { routes: object }
      staticHandlerContext: { matches: { route: { id: string }; params: object }[] }
    }
    const matches = staticHandlerContext.matches.map(({ route }) => route.id)
    const { params } = staticHandlerContext.matches.at(-1)!
    return new Response(JSON.stringify({ known: Object.keys(manifest.routes), matches, params }), { status })
  }
  return {
    ...{ mode: 'production', routes, publicPath: '/', assetsBuildDirectory: '', future: {}, isSpaMode: false },
    entry: { module: { default: render, handleError: () => undefined } },
    assets: { entry: { module: '', imports: [] }, routes: assets, url: '', version: '' },
  } as unknown as ServerBuild
}

async function make(target: string) {
  const build = buildOf()
  const response = await pageMaker(
    build,
    'production',
    openRoutes(build),
  )({ isHttps: false, target, isElder: false }, 'id')
  return (await response.json()) as { known: string[]; matches: string[]; params: object }
}

describe('a page that the cache makes', () => {
  it.each([
    ['/doctor/dentistry?q=a', ['root', 'routes/public/layout', 'routes/public/list'], { specialty: 'dentistry' }],
    ['/en-US/doctor/%E7%89%99', ['root', 'routes/public/layout', 'routes/public/list'], { specialty: '牙' }],
    ['/doctor/all', ['root', 'routes/public/layout', 'routes/public/fixed'], {}],
    ['/zh-Hant/association/one', ['root', 'routes/association/page'], { slug: 'one' }],
    ['/nothing/here', ['root', 'routes/not-found'], { '*': 'nothing/here' }],
  ])('%s is matched as among all routes, and its handler knows no other', async (target, branch, params) => {
    expect(await make(target)).toEqual({ known: branch, matches: branch, params })
  })

  it('is that of a missing one where the area is not open', async () => {
    expect((await make('/en-US/admin')).matches.at(-1)).toBe('routes/not-found')
  })
})
