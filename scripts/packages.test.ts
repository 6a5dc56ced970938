import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

type Entries = Record<string, { version: string; dev?: true; optional?: true; peer?: true }>

const library = pathToFileURL(resolve('scripts/packages.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(join(folder, 'node_modules'), { recursive: true, force: true }))

/** In a process of its own: the project is where a process stands. */
function ask<Answer>(expression: string): Answer {
  const text = `import * as packages from '${library}'; console.log(JSON.stringify(${expression}))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', text], { cwd: folder, encoding: 'utf8' })
  return JSON.parse(stdout) as Answer
}

const isInstalled = (set: 'start' | 'all') => ask<boolean>(`packages.isInstalled('${set}')`)
const write = (file: string, packages: Entries) => writeFileSync(join(folder, file), JSON.stringify({ packages }))

function installed(packages: Entries) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  write('node_modules/.package-lock.json', packages)
}

describe('a set of packages is installed', () => {
  const product: Entries = { 'node_modules/react': { version: '18.3.1' } }
  const tests: Entries = { 'node_modules/vitest': { version: '3.2.7', dev: true } }
  const elsewhere: Entries = { 'node_modules/fsevents': { version: '2.3.3', optional: true } }
  const peer: Entries = { 'node_modules/mapbox-gl': { version: '3.32.0', peer: true } }
  beforeEach(() =>
    write('package-lock.json', { '': { version: '0.1.0' }, ...product, ...tests, ...elsewhere, ...peer }),
  )

  it('for the start without what tests need, other platforms and peers of nobody', () => {
    installed(product)
    expect(isInstalled('start')).toBe(true)
    expect(isInstalled('all')).toBe(false)
  })

  it('for both once the tests’ packages are there, so a start after a test installs nothing', () => {
    installed({ ...product, ...tests })
    expect(isInstalled('start')).toBe(true)
    expect(isInstalled('all')).toBe(true)
  })

  it('not where a version differs from the lock file', () => {
    installed({ 'node_modules/react': { version: '18.3.0' } })
    expect(isInstalled('start')).toBe(false)
  })

  it('not where an installation was broken off: npm notes its end', () => {
    mkdirSync(join(folder, 'node_modules/react'), { recursive: true })
    expect(isInstalled('start')).toBe(false)
  })
})

describe('the workshop of better-sqlite3', () => {
  it('is locked to the versions of the project, nested ones where they are nested', () => {
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({
        name: 'project',
        version: '1.0.0',
        lockfileVersion: 3,
        packages: {
          '': { name: 'project', dependencies: { react: '18.3.1' } },
          'node_modules/better-sqlite3': { version: '12.11.1', dependencies: { bindings: '^1.5.0', rc: '^1.2.7' } },
          'node_modules/bindings': { version: '1.5.0' },
          'node_modules/json': { version: '3.0.0' },
          'node_modules/rc': { version: '1.2.8', dependencies: { json: '~2.0.1' } },
          'node_modules/rc/node_modules/json': { version: '2.0.1' },
          'node_modules/react': { version: '18.3.1' },
        },
      }),
    )
    const { itself, lock } = ask<{ itself: object; lock: { packages: Entries } }>('packages.lockOfSqlite()')
    expect(itself).toEqual({ name: 'project', version: '1.0.0', dependencies: { 'better-sqlite3': '12.11.1' } })
    expect(Object.keys(lock.packages).sort()).toEqual([
      '',
      'node_modules/better-sqlite3',
      'node_modules/bindings',
      'node_modules/rc',
      'node_modules/rc/node_modules/json',
    ])
  })
})
