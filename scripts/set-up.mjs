// What `npm start` and `npm test` do before their work. Plain JavaScript: it runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { finish, quietly, timed } from './processes.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

function digestOf(paths) {
  const hash = createHash('sha256').update(process.version)
  const visit = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name))
    } else {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
    }
  }
  paths.forEach(visit)
  return hash.digest('hex')
}

/** Does `work` unless it was done for the same input before; the stamp goes last, so a broken run is repeated. */
async function once(stampFile, paths, work) {
  const digest = digestOf(paths)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return
  await work()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, digest)
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
    process.exit(1)
  }
}

/** Without npx, which takes a second to find what is known. */
const typescript = (file) => ['--import', 'tsx', file]

export async function build() {
  const sources = [
    'app',
    'server',
    'server.ts',
    'drizzle',
    'public',
    'vite.config.ts',
    'remix.config.js',
    'package-lock.json',
  ]
  const env = { ...process.env, NODE_ENV: 'production' }
  await once('build/build.stamp', sources, async () => {
    rmSync('build', { recursive: true, force: true })
    const remix = 'node_modules/@remix-run/dev/dist/cli.js'
    await timed('Build', () => quietly(process.execPath, [remix, 'vite:build'], { env }))
    await timed('Compressed files', () => quietly(process.execPath, typescript('scripts/precompress-build.ts')))
  })
}

/** Its words are shown as they come: an update of a large database takes its time, and says what it does. */
export async function prepareDatabase(env = process.env) {
  const { status } = await timed('Database', () =>
    finish(process.execPath, typescript('scripts/prepare-database.ts'), { env }),
  )
  if (status !== 0) throw new Error(`The database could not be prepared (${status}).`)
}

/** Reads `.env`, when there is one; variables already set win. */
export function loadEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

export const isMain = (url) => process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href
