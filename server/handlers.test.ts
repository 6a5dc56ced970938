import { json, redirect, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { localeAreaHandlers } from './handlers.ts'
import { openShell } from './testing/sockets.ts'

type Module = ServerBuild['routes'][string]['module']

/** A build with one resource route in three areas, one that redirects, and the catch-all. */
const seen = ({ request, context }: LoaderFunctionArgs) => json({ url: new URL(request.url).pathname, context })
type Answering = (args: LoaderFunctionArgs) => unknown

const modules: Record<string, { path: string; loader?: Answering; action?: Answering }> = {
  'routes/public/seen': { path: 'seen', loader: seen },
  'routes/public/form': { path: 'form', action: ({ request }) => json({ host: new URL(request.url).host }) },
  'routes/public/old': { path: 'old', loader: () => redirect('/seen?x=1', 301) },
  'routes/api/seen': { path: 'api/seen', loader: seen },
  'routes/admin/seen': { path: 'admin/seen', loader: seen },
  // A route of one area under a path of another: its handler does not know it.
  'routes/admin/stray': { path: 'stray', loader: seen },
  'routes/not-found': { path: '*', loader: () => json({ missing: true }, { status: 404 }) },
}

const routes: ServerBuild['routes'] = Object.fromEntries(
  Object.entries(modules).map(([id, { path, loader, action }]) => {
    // A page: Remix compares origins itself where a document is asked for.
    const page = action && { default: () => null }
    return [id, { id, path, module: { loader, action, ...page } as unknown as Module }]
  }),
)

const build: ServerBuild = {
  mode: 'production',
  entry: {
    module: {
      default: (_request, status) => new Response('page', { status }),
      handleError: () => undefined,
    },
  },
  routes,
  assets: {
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(
      Object.values(routes).map(({ id, path }) => [
        id,
        {
          id,
          path,
          module: '',
          hasAction: modules[id]?.action !== undefined,
          hasLoader: true,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
        },
      ]),
    ),
    url: '',
    version: '',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {} as ServerBuild['future'],
  isSpaMode: false,
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const shell = await openShell({ handler: localeAreaHandlers(build, 'production') })
  return shell.ask(path, { headers })
}

describe('a form', () => {
  const send = async (env: { SITE_URL?: string }, headers: Record<string, string>, path = '/form') => {
    const shell = await openShell({ env, handler: localeAreaHandlers(build, 'production') })
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return shell.ask(path, { method: 'POST', headers: { ...type, ...headers }, body: 'a=b' })
  }
  const browser = { Origin: 'https://care.test', 'Sec-Fetch-Site': 'same-origin' }

  it('is answered behind a proxy that does not pass its host on, when SITE_URL names it', async () => {
    const env = { SITE_URL: 'https://care.test' }
    for (const host of ['127.0.0.1:3000', 'inner', 'care.test']) {
      const older = { Host: host, Origin: 'https://care.test' }
      for (const headers of [{ Host: host, ...browser }, older]) {
        expect(await send(env, headers)).toMatchObject({ status: 200, body: 'page' })
        const data = await send(env, headers, '/form?_data=routes%2Fpublic%2Fform')
        expect(JSON.parse(data.body)).toEqual({ host: 'care.test' })
      }
      expect((await send(env, { ...older, Origin: 'https://evil.example' })).status).toBe(403)
    }
  })

  it('is sent to the host of the request where nothing else is configured', async () => {
    expect((await send({}, { Host: 'inner', ...browser })).status).toBe(403)
    expect(await send({}, { Host: 'care.test', ...browser })).toMatchObject({ status: 200, body: 'page' })
  })
})

describe('one build for three locales and five areas', () => {
  it('answers every area under every prefix', async () => {
    for (const locale of locales) {
      for (const path of ['/seen', '/api/seen', '/admin/seen']) {
        const { status, body } = await ask(withPrefix(path, locale))
        expect(status).toBe(200)
        expect(JSON.parse(body)).toMatchObject({ url: withPrefix(path, locale) })
      }
    }
  })

  it('puts the prefix of the locale before a redirect', async () => {
    for (const locale of locales) {
      const { status, headers } = await ask(withPrefix('/old', locale))
      expect(status).toBe(301)
      expect(headers.location).toBe(withPrefix('/seen?x=1', locale))
    }
  })

  it('knows prefix and area in any case', async () => {
    expect((await ask('/EN-us/API/seen')).status).toBe(200)
    expect((await ask('/en-US/Old')).headers.location).toBe('/en-US/seen?x=1')
  })

  it('keeps each area’s routes to itself', async () => {
    expect((await ask('/stray')).status).toBe(404)
  })

  it.each([
    '/nothing',
    '/admin/nothing',
    '/api/nothing',
    '/provider',
    '/constructor',
    '/__proto__',
    '/toString/x',
    '/en-US/valueOf',
  ])('has the catch-all everywhere: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '{"missing":true}' })
  })

  it('tells loaders the nonce, the request’s id, the caller’s address and whether it is this machine', async () => {
    const { body, headers } = await ask('/seen')
    const { context } = JSON.parse(body) as { context: Record<string, string | boolean> }
    expect(context.clientAddress).toBe('127.0.0.1')
    expect(headers['content-security-policy']).toContain(`'nonce-${context.nonce}'`)
    expect(context.requestId).toBe(headers['x-request-id'])
    expect(context.isFromOwnMachine).toBe(true)
    const passedOn = await ask('/seen', { 'X-Forwarded-For': '127.0.0.1' })
    expect(JSON.parse(passedOn.body)).toMatchObject({ context: { isFromOwnMachine: false } })
  })
})
