import { copyFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import type { RequestHandler } from 'express'
import { onTestFinished, vi } from 'vitest'
import routes from '#app/routes.ts'
import { dialect } from '#drizzle/dialect.ts'
import { copyOf, postgresTemplate, templateFile } from '#tests/setup/template-database.ts'

type RouteModule = ServerBuild['routes'][string]['module']

const modules = import.meta.glob<RouteModule>('/app/routes/api/{provider,auth}/*.ts')
const handlers = import.meta.glob<{ localeAreaHandlers(build: ServerBuild, mode: string): RequestHandler }>(
  '/server/handlers.ts',
)
const sockets = import.meta.glob<{
  openShell(options: { handler: RequestHandler; env: { TRUST_PROXY: boolean } }): Promise<{ port: number }>
}>('/server/testing/sockets.ts')

/** A build of the specified calls alone, from the modules as they are loaded now. */
async function callsBuild(): Promise<ServerBuild> {
  const entries = await Promise.all(
    (routes as RouteConfigEntry[]).flatMap(({ file, path }) => {
      const load = modules[`/app/${file}`]
      const id = file.replace(/\.ts$/, '')
      return load ? [load().then((module) => [id, { id, path, parentId: 'root', module }] as const)] : []
    }),
  )
  const root = { id: 'root', path: '', module: { default: () => null } }
  return {
    entry: { module: { default: () => new Response('no page', { status: 500 }) } },
    routes: { root, ...Object.fromEntries(entries) },
    assets: { version: 'test', url: '', entry: { imports: [], module: '' }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    isSpaMode: false,
    mode: 'production',
  } as unknown as ServerBuild
}

/** A database of its own beside the one under test. */
function secondUrl(): string {
  if (dialect === 'postgres') return copyOf(postgresTemplate)
  const file = resolve(`data/test/second-${process.pid}.sqlite`)
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
  remove()
  copyFileSync(templateFile, file)
  onTestFinished(remove)
  return `file:${file}`
}

/**
 * A second instance of this product on a free port, for the length of one test: its own modules, its own database, its shell with origin
 * guard and limits, and the specified calls. It believes what the first one forwards. Its clock runs.
 */
export async function startSecondInstance() {
  const url = secondUrl()
  vi.resetModules()
  const database = await import('#app/core/database/database.server.ts')
  await database.openDatabase(url)
  onTestFinished(() => database.closeDatabase())
  const { localeAreaHandlers } = await handlers['/server/handlers.ts']!()
  const { openShell } = await sockets['/server/testing/sockets.ts']!()
  const handler = localeAreaHandlers(await callsBuild(), 'production')
  const { port } = await openShell({ handler, env: { TRUST_PROXY: true } })
  const accounts = await import('#tests/factories/accounts.ts')
  return { url: `http://127.0.0.1:${port}`, database, accounts }
}
