// What `npm start` and `npm test` do before their work. Plain JavaScript: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

/** Runs a command to its end and answers its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', cwd: root, ...options })
  return result.status ?? 1
}

/** Runs a command, shows all it prints, and keeps the last of it. */
export function runKeeping(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], cwd: root, ...options })
    let kept = ''
    const show = (stream, to) =>
      stream.on('data', (chunk) => {
        to.write(chunk)
        kept = (kept + chunk).slice(-100_000)
      })
    show(child.stdout, process.stdout)
    show(child.stderr, process.stderr)
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
    child.on('close', (status) => resolve({ status: status ?? 1, output: kept }))
  })
}

/** Runs a command and ends the process when it fails. */
export function must(command, args, options) {
  const status = run(command, args, options)
  if (status !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed.`)
    process.exit(status)
  }
}

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

export async function install() {
  await once('node_modules/.cache/install.stamp', ['package.json', 'package-lock.json'], () => {
    console.log('Installing packages …')
    // A lock file made on another platform can lack optional packages that `npm ci` insists on; `npm install` copes.
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    if (run('npm', ['ci', ...quiet], { stdio: 'ignore' }) !== 0) must('npm', ['install', ...quiet])
  })
}

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
  await once('build/build.stamp', sources, async () => {
    console.log('Building …')
    rmSync('build', { recursive: true, force: true })
    must('npx', ['remix', 'vite:build'], { env: { ...process.env, NODE_ENV: 'production' } })
    must('npx', ['tsx', 'scripts/precompress-build.ts'])
  })
}

/** Reads `.env`, when there is one; variables already set win. */
export function loadEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

export const isMain = (url) => process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href
