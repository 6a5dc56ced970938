import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serverEnvironment, serverFlags } from '#scripts/server-flags.mjs'

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const preload = ['--import', fileOf('./report-usage.mjs')]

export type Measured = Readonly<{ process: ChildProcess; port: number }>

async function answerOf<Answer>(child: ChildProcess, message: object | string): Promise<Answer> {
  const answered = once(child, 'message') as Promise<[Answer & { error?: string }]>
  child.send(message)
  const [answer] = await answered
  if (answer.error) throw new Error(answer.error)
  return answer
}

/** Processor time of a child so far, user and system, all its threads, in seconds. */
export async function cpuSeconds(child: ChildProcess): Promise<number> {
  return (await answerOf<{ usage: number }>(child, 'usage')).usage / 1e6
}

/** What a child holds of memory now, in bytes. */
export const memoryOf = (child: ChildProcess): Promise<NodeJS.MemoryUsage> =>
  answerOf<NodeJS.MemoryUsage>(child, 'memory')

const clockFile = fileOf('./moved-clock.mjs')

/** What a page evaluates before its own code, so that its clock agrees with a moved server's. */
export const movedClock = (ahead: number): string =>
  `globalThis.clockAhead = ${ahead}\n${readFileSync(clockFile, 'utf8')}`

/**
 * Makes a folder anew with a demo database in it.
 * @param ahead milliseconds by which its clock goes ahead of the machine's, for what cannot be done at every hour
 * @returns the environment in which the built product serves it.
 */
export function prepareDemo(path: string, ahead = 0): NodeJS.ProcessEnv {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build')
  const folder = resolve(path)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    SITE_URL: '',
    DATA_DIR: folder,
    DATABASE_URL: `file:${resolve(folder, 'app.sqlite')}`,
    ...(ahead > 0 && {
      CLOCK_AHEAD: String(ahead),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(clockFile).href}`.trim(),
    }),
  }
  const { status } = spawnSync('npx', ['tsx', 'scripts/prepare-database.ts'], { env, stdio: ['ignore', 'ignore', 2] })
  if (status !== 0) throw new Error('The demo database could not be made.')
  return env
}

/** The built product on a database of its own, on a free port. */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<Measured> {
  const child = spawn(process.execPath, [...serverFlags(), ...preload, 'build/server/index.js'], {
    env: serverEnvironment(env),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((done, fail) => {
    createInterface(child.stdout!).on('line', (line) => {
      const [, found] = /^\s*http:\/\/localhost:(\d+)\s*$/.exec(line) ?? []
      if (found) done(Number(found))
    })
    child.once('exit', (code) => fail(new Error(`The product ended with ${code}.`)))
  })
  return { process: child, port }
}

export async function startRaw(headers: readonly string[], body: Buffer): Promise<Measured> {
  const child = fork(fileOf('./raw-server.mjs'), { execArgv: preload })
  await once(child, 'message')
  const { port } = await answerOf<{ port: number }>(child, { headers, body: body.toString('base64') })
  return { process: child, port }
}

export async function startBareRender(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  // With the product's nursery, on which the cost of a page depends; the loader of TypeScript needs more of the old heap to read the build.
  const execArgv = ['--max-old-space-size=640', '--max-semi-space-size=16', ...process.execArgv, ...preload]
  const child = fork(fileOf('./bare-render.ts'), { env: serverEnvironment(env), execArgv })
  await once(child, 'message')
  return child
}

export async function renderBare(child: ChildProcess, url: string, renders: number): Promise<void> {
  await answerOf(child, { url, renders })
}

export type Load = Readonly<{
  port: number
  path: string
  headers: Readonly<Record<string, string>>
  /** Begins a value of a query key for each request, so that no two are answered by one kept page. */
  anew?: string
  requests: number
  connections: number
}>

export async function startLoad(): Promise<ChildProcess> {
  const child = fork(fileOf('./load.mjs'), { execArgv: [] })
  await once(child, 'message')
  return child
}

/** Sends requests until so many are answered. */
export async function drive(client: ChildProcess, load: Load): Promise<void> {
  const { answered } = await answerOf<{ answered: number }>(client, load)
  if (answered !== load.requests) throw new Error(`${answered} of ${load.requests} requests were answered.`)
}
