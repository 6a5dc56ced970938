import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const key = () => randomBytes(32).toString('base64')

export type RaceServer = {
  /** Its origin; another one after each start. */
  url: string
  process: ChildProcess
  /** What it has logged as an error, over all its lives. */
  errors: string[]
}

/** Processes of the built product on one DATA_DIR and one SQLite file, behind a proxy that tells clients apart. */
export class RaceServers {
  readonly folder = resolve(`data/test/race-http-${process.pid}`)
  readonly databaseUrl = `file:${resolve(this.folder, 'app.sqlite')}`
  readonly servers: RaceServer[] = []
  private readonly env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: this.folder,
    DATABASE_URL: this.databaseUrl,
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    FIELD_KEYS: `k1:${key()},index:${key()}`,
  }

  constructor() {
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
  }

  async start(count: number): Promise<void> {
    const fresh = Array.from({ length: count }, async () => {
      const errors: string[] = []
      return { errors, ...(await this.launch(errors)) }
    })
    this.servers.push(...(await Promise.all(fresh)))
  }

  /** Starts a killed server again; resolves when it says that it is ready. */
  async restart(server: RaceServer): Promise<void> {
    Object.assign(server, await this.launch(server.errors))
    const { status } = await fetch(`${server.url}/readyz`)
    if (status !== 200) throw new Error(`/readyz of a restarted server: ${status}`)
  }

  /** Ends a process as a power cut does, whatever it is doing. */
  async kill({ process: child }: RaceServer): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** What the servers have logged as errors: each message once. */
  errors(): string[] {
    const lines = this.servers.flatMap(({ errors }) => errors)
    return [...new Set(lines.map((line) => /"message":"[^"]*"/.exec(line)?.[0] ?? line.slice(0, 200)))]
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => this.kill(server)))
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async launch(errors: string[]): Promise<Pick<RaceServer, 'url' | 'process'>> {
    const child = spawn(process.execPath, ['build/server/index.js'], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>((done, fail) => {
      createInterface(child.stdout).on('line', (line) => {
        const [, port] = /^\s*http:\/\/localhost:(\d+)\s*$/.exec(line) ?? []
        if (port) done(`http://127.0.0.1:${port}`)
        // Indented lines are the notice to whoever starts a server; the log has none.
        else if (line.trim() && !line.startsWith('  ')) errors.push(line)
      })
      child.once('exit', (code) => fail(new Error(`A server ended with ${code}: ${errors.join('\n')}`)))
    })
    return { url, process: child }
  }
}
