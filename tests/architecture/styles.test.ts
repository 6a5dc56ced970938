import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, posix } from 'node:path'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { definedClasses, writtenClasses } from './class-names.ts'
import { filesUnder, productFiles } from './source-files.ts'

const sheets = filesUnder(['app'], /\.css$/)
const product = productFiles().filter(({ path }) => !path.startsWith('drizzle/'))
const written = product.map(({ path, text }) => ({ path, ...writtenClasses(path, text) }))
const defined = new Set(sheets.flatMap(({ text }) => [...definedClasses(text)]))
const isForeign = (name: string) => /^(fc|maplibregl|mapboxgl|maplibre|lucide)(-|$)/.test(name)

/** Names without a look: what scripts and tests find something by. */
const hooks = new Map([['help-lines', 'tests look at a page with and without its help lines']])

const importsOf = (text: string) => [...text.matchAll(/@import '(\.[^']+)'/g)].map(([, path]) => path!)

/** The names among these that Tailwind has a utility for. */
async function utilities(names: readonly string[]): Promise<Set<string>> {
  const require = createRequire(import.meta.url)
  const theme = readFileSync(require.resolve('tailwindcss/theme.css'), 'utf8')
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const { build } = await compile(`${theme}\n${tokens}\n@tailwind utilities;`)
  return definedClasses(build([...names]).replaceAll('\\', ''))
}

describe('style sheets', () => {
  it('stay small: 250 lines', () => {
    const long = sheets.filter(({ text }) => text.trimEnd().split('\n').length > 250)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('stand beside the component they are named for, or among what is shared in app/styles', () => {
    const components = new Set(product.map(({ path }) => path))
    const astray = sheets.filter(
      ({ path }) => !path.startsWith('app/styles/') && !components.has(path.replace(/\.css$/, '.tsx')),
    )
    expect(astray.map(({ path }) => path)).toEqual([])
    expect(sheets.filter(({ path }) => /^app\/styles\/.*\//.test(path)).map(({ path }) => path)).toEqual([])
  })

  it('reach pages by one way: an entry sheet gathers each once, and a route links every entry', () => {
    const entries = sheets.filter(({ text }) => importsOf(text).length > 0)
    const gathered = entries.flatMap(({ path, text }) =>
      importsOf(text).map((target) => posix.normalize(posix.join(dirname(path), target))),
    )
    const parts = sheets.map(({ path }) => path).filter((path) => !entries.some((entry) => entry.path === path))
    expect(gathered.sort()).toEqual(parts.sort())
    const linked = new Set(
      product.flatMap(({ imports }) =>
        imports.filter((each) => each.endsWith('.css?url')).map((each) => each.slice(1, -'?url'.length)),
      ),
    )
    expect([...linked].sort()).toEqual(entries.map(({ path }) => path).sort())
  })

  it('have no rule for a class that nothing writes', () => {
    const names = new Set(written.flatMap((file) => [...file.names]))
    const beginnings = [...new Set(written.flatMap((file) => [...file.beginnings]))]
    const dead = sheets.flatMap(({ path, text }) =>
      [...definedClasses(text)]
        .filter((name) => !isForeign(name) && !names.has(name) && !beginnings.some((each) => name.startsWith(each)))
        .map((name) => `${path}: ${name}`),
    )
    expect(dead).toEqual([])
  })

  it('have a rule for every class that is written', async () => {
    const open = written.flatMap(({ path, names, beginnings }) => [
      ...[...names].filter((name) => !defined.has(name)).map((name) => ({ path, name })),
      ...[...beginnings]
        .filter((begun) => ![...defined].some((name) => name.startsWith(begun)))
        .map((begun) => ({ path, name: begun })),
    ])
    const known = await utilities([...new Set(open.map(({ name }) => name))])
    const without = open.filter(({ name }) => !isForeign(name) && !known.has(name) && !hooks.has(name))
    expect(without.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
    // The list keeps no name that has a rule by now, or that nobody writes any more.
    const unruled = new Set(open.map(({ name }) => name))
    expect([...hooks.keys()].filter((name) => !unruled.has(name))).toEqual([])
  })
})
