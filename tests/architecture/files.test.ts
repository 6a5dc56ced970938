import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { envKeys } from '#app/core/env.server.ts'
import { filesUnder, isTest, productFiles, resolveImport } from './source-files.ts'

const product = productFiles()
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const lines = (text: string) => text.trimEnd().split('\n').length

/** The folders inside a module, as its README may name them. */
function inside(module: string): string[] {
  const folder = `app/modules/${module}/`
  return product.flatMap(({ path }) => {
    if (!path.startsWith(folder)) return []
    const parts = path.slice(folder.length).split('/').slice(0, -1)
    return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'))
  })
}

describe('files', () => {
  it('stay small: routes ≤ 200 lines, everything else ≤ 250', () => {
    const long = product
      .filter(({ path }) => /^(app|server)\//.test(path) || path === 'server.ts')
      .filter(({ path, text }) => lines(text) > (path.startsWith('app/routes/') ? 200 : 250))
    expect(long.map(({ path, text }) => `${path}: ${lines(text)}`)).toEqual([])
    expect(lines(readFileSync('server.ts', 'utf8'))).toBeLessThanOrEqual(120)
  })

  it('are named for what they hold, in kebab case', () => {
    const badName =
      /(^|[/.-])(utils?|libs?|helpers?|misc|common|shared|base|manager)(\.|\/|-|$)|(^|\/)types[./]|-(v2|new|old)\./
    const wrong = product.filter(({ path }) => badName.test(path) || /[A-Z_]/.test(path.split('/').pop()!))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('of routes are exactly those that the route tables and layouts.ts name', () => {
    const tables = [...filesUnder(['app/route-tables']).map(({ path }) => path), 'app/routes.ts', 'app/layouts.ts']
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    const named = [...tables.matchAll(/'(routes\/[^']+\.tsx?)'/g)].map((match) => `app/${match[1]}`)
    const present = filesUnder(['app/routes'])
      .map(({ path }) => path)
      .filter((path) => !isTest(path))
    expect(present.sort()).toEqual([...new Set(named)].sort())
  })

  it('hold no barrel but the schema index', () => {
    const barrels = product.filter(({ text }) => /^export \* from '[.#]/m.test(text)).map(({ path }) => path)
    expect(barrels).toEqual(['drizzle/schema/index.ts'])
  })

  it('have no loose ends: TODO, suppressed types or any', () => {
    const loose = product.filter(({ text }) =>
      /\b(TODO|FIXME)\b|@ts-(ignore|expect-error|nocheck)|\bas any\b|: any[\s,;)>=[]/.test(withoutComments(text)),
    )
    expect(loose.map(({ path }) => path)).toEqual([])
  })

  it('make formatters of Intl in one place, which keeps them: each holds memory that the garbage collector does not see', () => {
    // What runs in a browser makes a few for one reader.
    const makers = product.filter(
      ({ path, text }) => !path.startsWith('app/islands/') && /new Intl\.\w/.test(withoutComments(text)),
    )
    expect(makers.map(({ path }) => path)).toEqual(['app/core/format/intl.ts'])
  })

  it('of every module are led by a README of one screen, which names the files to read first', () => {
    const modules = readdirSync('app/modules')
    const faults = modules.flatMap((name) => {
      const path = `app/modules/${name}/README.md`
      if (!existsSync(path)) return [`${name}: none`]
      const text = readFileSync(path, 'utf8')
      const named = [...(/Read first: (.*?)\.(?:\s|$)/.exec(text)?.[1]?.matchAll(/`([^`]+)`/g) ?? [])].map(
        ([, file]) => file!,
      )
      const missing = named.filter((file) => !existsSync(`app/modules/${name}/${file}`))
      const folders = [...text.matchAll(/`([\w-]+(?:\/[\w-]+)*)\/`/g)].map(([, folder]) => folder!)
      const isThere = (folder: string) =>
        existsSync(`app/modules/${name}/${folder}`) || inside(name).some((each) => each.endsWith(`/${folder}`))
      const gone = folders.filter((folder) => !isThere(folder))
      return [
        ...(text.startsWith(`# ${name}\n`) ? [] : [`${name}: is not headed by its name`]),
        ...((text.match(/\*\*[^*]+\*\*/g) ?? []).length < 2 ? [`${name}: explains no words`] : []),
        ...gone.map((folder) => `${name}: ${folder}/ is not there`),
        ...(named.length === 3 ? [] : [`${name}: names ${named.length} files to read first`]),
        ...missing.map((file) => `${name}: ${file} is not there`),
        ...(lines(text) > 20 ? [`${name}: ${lines(text)} lines`] : []),
        ...(/[Tt]ables owned/.test(text) ? [] : [`${name}: does not say which tables it owns`]),
      ]
    })
    expect(faults).toEqual([])
  })

  it('use every export somewhere', () => {
    const everywhere = filesUnder(
      ['app', 'server', 'server.ts', 'drizzle', 'scripts', 'tests', 'vite.config.ts'],
      /\.(ts|tsx|mjs|js)$/,
    )
    const users = new Map<string, string[]>()
    for (const file of everywhere) {
      for (const specifier of file.imports) {
        const target = resolveImport(file.path, specifier)
        if (target) users.set(target, [...(users.get(target) ?? []), file.text])
      }
    }
    const dead: string[] = []
    for (const { path, text } of product) {
      // Routes, entries and the schema are read by the framework.
      if (/^app\/(routes\/|root|entry\.|routes\.ts)|^server\.ts$|^drizzle\/schema\//.test(path)) continue
      for (const [, kind, name] of text.matchAll(
        /^export (?:async )?(function\*?|const|let|class|type|interface) (\w+)/gm,
      )) {
        // A type that an exported signature of the same file names has its use there.
        const isNamedHere = [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
        if ((kind === 'type' || kind === 'interface') && isNamedHere) continue
        const isUsed = users.get(path)?.some((user) => new RegExp(`\\b${name}\\b`).test(user))
        if (!isUsed) dead.push(`${path}: ${name}`)
      }
    }
    expect(dead).toEqual([])
  })
})

describe('tests', () => {
  it('that bring modules or an environment of their own are named *.apart.test.ts', () => {
    const disturbing = filesUnder(['app', 'server', 'drizzle', 'scripts', 'tests']).filter(
      ({ path, text }) => path.includes('.test.') && /\bvi\.(hoisted|mock|doMock|resetModules)\(/.test(text),
    )
    expect(disturbing.length).toBeGreaterThan(0)
    expect(disturbing.map(({ path }) => path).filter((path) => !path.includes('.apart.'))).toEqual([])
  })
})

describe('configuration', () => {
  it('is read in one place', () => {
    const readers = product.filter(
      ({ path, text }) => text.includes('process.env') && path !== 'app/core/env.server.ts',
    )
    expect(readers.map(({ path }) => path)).toEqual([])
  })

  it('knows the same keys as .env.example', () => {
    const example = existsSync('.env.example') ? readFileSync('.env.example', 'utf8') : ''
    const keys = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]!)
    expect(keys.sort()).toEqual([...envKeys].sort())
  })

  it('alone says where the site is: no address of it comes from a request', () => {
    const app = product.filter(({ path }) => path.startsWith('app/') && path !== 'app/core/site.server.ts')
    const claimed = app.filter(({ text }) => /\bas Site(Origin|Address)\b/.test(text))
    expect(
      claimed.map(({ path }) => path),
      'call a string an address of the site',
    ).toEqual([])
    // What is left of a request's address is its path and query; `request.url` as a whole would carry its host along,
    // except into another request, of which the same holds.
    const partsOnly =
      /(const \{(?:\s*(?:pathname|search|searchParams)(?:: \w+)?\s*,?)+\} = )new URL\(request\.url\)|new URL\(request\.url\)\.(?:pathname|search|searchParams)\b|new Request\(request\.url\b/g
    const hosts = /\brequest\.url\b|headers\.get\(\s*['"`](?:x-forwarded-\w+|forwarded|host|origin)['"`]/i
    const asking = app.filter(
      ({ path, text }) => !/^app\/core\//.test(path) && hosts.test(withoutComments(text).replaceAll(partsOnly, '')),
    )
    expect(
      asking.map(({ path }) => path),
      'read more of a request than its path and query',
    ).toEqual([])
  })

  it('asks the clock for the time', () => {
    const others = product.filter(
      ({ path, text }) =>
        /\bDate\.now\(\)|new Date\(\)/.test(text) && path !== 'app/core/clock.ts' && !path.startsWith('app/islands/'),
    )
    expect(others.map(({ path }) => path)).toEqual([])
  })
})
