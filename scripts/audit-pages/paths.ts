import { existsSync, readFileSync } from 'node:fs'

/** Of the demo data; paths that name what only one person may see (`:token`, `:uuid`) are left out. */
const values: Readonly<Record<string, string>> = {
  specialty: 'family-medicine',
  slug: 'meiling-zhang',
  str: 'dentistry',
  neighborhood: 'flushing',
  id: '1',
}

const sources = ['../shared/spec/routes.tsv', 'tests/access/specified-routes.tsv']

/** A specified path as addresses: each parameter filled in, an optional one also left out. */
export function addressesOf(pattern: string): string[] {
  let found = ['']
  for (const segment of pattern.split('/').slice(1)) {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
    const value = name === undefined ? segment : values[name]
    if (value === undefined) return []
    found = found.flatMap((path) => (optional ? [path, `${path}/${value}`] : [`${path}/${value}`]))
  }
  return found.map((path) => path || '/')
}

/** Every public page of the specification, in root form. Files for programs are none. */
export function specifiedPaths(): string[] {
  const source = sources.find((path) => existsSync(path))!
  const [, ...lines] = readFileSync(source, 'utf8').trimEnd().split('\n')
  const patterns = lines.map((line) => line.split('\t')).filter(([, area]) => area === 'public')
  const addresses = patterns.flatMap(([pattern = '']) => (/\.\w+$/.test(pattern) ? [] : addressesOf(pattern)))
  return [...new Set(addresses)]
}
