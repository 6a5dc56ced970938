// Installs packages: the start set builds and runs the product, the whole brings what tests need as well.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { finish, quietly, timed } from './processes.mjs'

const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** What is asked of a package of the lock file: nothing of one that other machines need, or that is a peer which nobody imports. */
const isNeeded = (entry, set) => !entry.optional && !entry.peer && (set === 'all' || (!entry.dev && !entry.devOptional))

/** npm notes what it has installed at the very end, so an interrupted installation is repeated. */
export function isInstalled(set) {
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, entry]) => path === '' || !isNeeded(entry, set) || installed[path]?.version === entry.version,
  )
}

// Scripts of packages are left out: the one that matters, better-sqlite3's, runs beside the rest.
const flags = ['--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund', '--loglevel=error']

async function installPackages(set) {
  // Packages of tests that are there stay there, and are kept up to date: a start takes nothing away from a test.
  const isWhole = set === 'all' || existsSync('node_modules/vitest')
  const omit = isWhole ? [] : ['--omit=dev']
  // Over the start set of the same lock file npm only adds. `npm ci` would throw all away first.
  if (isInstalled('start')) return quietly('npm', ['install', '--no-save', ...omit, ...flags])
  const { status, output } = await finish('npm', ['ci', ...omit, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  if (status === 0) return
  console.error(`${output}\nnpm ci failed; npm install is tried instead.`)
  await quietly('npm', ['install', '--no-save', ...omit, ...flags])
}

/** Of 145 MB of weights and alphabets of two fonts, shared images are drawn with 6. */
const drawnFace = /-(chinese-traditional|chinese-simplified|latin|latin-ext)-(400|700)-normal\.woff$/
const isUnread = (name) =>
  /\.([cm]?[jt]s|css)\.map$/.test(name) || (/fontsource.noto-sans-[st]c.files/.test(name) && !drawnFace.test(name))

/** Takes away what nothing reads: source maps of libraries, and most faces of fonts. */
function trim() {
  for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && isUnread(path)) rmSync(path)
  }
}

const compiled = 'build/Release/better_sqlite3.node'
const sqlite = `node_modules/better-sqlite3/${compiled}`
/** Kept outside node_modules, which an installation clears: it is compiled once a version of it and of Node.js. */
const workshop = '.cache/better-sqlite3'

/** The package that a nested one lies in; the project itself is ''. */
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))

/** better-sqlite3 and what its installation needs, as the lock file names them. */
export function lockOfSqlite() {
  const { packages, ...lock } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const wanted = {}
  /** The nearest of the name, as Node.js looks for it: from the package that asks upwards. */
  const add = (name, from) => {
    const path = `${from && `${from}/`}node_modules/${name}`
    const entry = packages[path]
    if (!entry) return from === '' ? undefined : add(name, parentOf(from))
    if (wanted[path]) return
    wanted[path] = { ...entry, dev: undefined, devOptional: undefined }
    for (const dependency of Object.keys(entry.dependencies ?? {})) add(dependency, path)
  }
  add('better-sqlite3', '')
  const { name, version } = lock
  const itself = { name, version, dependencies: { 'better-sqlite3': wanted['node_modules/better-sqlite3'].version } }
  return { itself, lock: { ...lock, packages: { '': itself, ...wanted } } }
}

/** Downloads the compiled better-sqlite3, or compiles it where that cannot be had: a minute, so it begins before all else. */
async function makeSqlite() {
  const { itself, lock } = lockOfSqlite()
  const stamp = JSON.stringify([itself.dependencies, process.version, process.platform, process.arch])
  const stampFile = join(workshop, 'stamp.json')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop, { recursive: true })
  writeFileSync(join(workshop, 'package.json'), JSON.stringify(itself))
  writeFileSync(join(workshop, 'package-lock.json'), JSON.stringify(lock))
  const env = { ...process.env, JOBS: process.env.JOBS ?? String(availableParallelism()) }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  await quietly('npm', ['ci', ...quiet, '--foreground-scripts'], { cwd: workshop, env })
  writeFileSync(stampFile, stamp)
}

function putSqlite() {
  mkdirSync(join(sqlite, '..'), { recursive: true })
  copyFileSync(join(workshop, 'node_modules/better-sqlite3', compiled), sqlite)
}

/** Asks a process of its own: a library of another Node.js version must not be loaded here. */
async function hasSqlite() {
  if (!existsSync(sqlite)) return false
  const { status } = await finish(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], {
    stdio: 'ignore',
  })
  return status === 0
}

/**
 * Installs a set of packages. The promise is kept when they can be imported; `database`, which it holds, when SQLite can be opened, too.
 * Who builds in between need not wait for a compiler.
 */
export async function install(set) {
  const isThere = isInstalled(set)
  if (isThere && (await hasSqlite())) return { database: Promise.resolve() }
  const made = timed('SQLite', makeSqlite)
  // Reported where it is awaited; the packages may take longer to arrive than the compiler to fail.
  made.catch(() => {})
  if (!isThere) {
    await timed('Packages', async () => {
      await installPackages(set)
      trim()
    })
  }
  return { database: made.then(putSqlite) }
}
