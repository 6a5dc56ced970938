import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'

export type SourceFile = { path: string; text: string; imports: string[] }

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** The path inside the project that a module specifier names; null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (bare.startsWith('.')) return posix.normalize(posix.join(dirname(from), bare))
  return null
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const imports = [...text.matchAll(importPattern)].map((match) => (match[1] ?? match[2] ?? match[3])!)
  return { path, text, imports }
}

/** Every file of the working tree that git knows or would take, by folder and ending. */
export function filesUnder(folders: string[], ending = /\.tsx?$/): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  return listed
    .split('\n')
    .filter((path) => ending.test(path) && existsSync(path))
    .map(read)
}

export const isTest = (path: string) => /\.(test|example)\.tsx?$/.test(path)

/** What only tests use, though it is no test itself. */
export const isTesting = (path: string) => /\/testing\//.test(path) || path === 'app/ui/testing.tsx'

/** The product's own code: no tests, no examples. */
export function productFiles(): SourceFile[] {
  return filesUnder(['app', 'server', 'server.ts', 'drizzle']).filter(
    ({ path }) => !isTest(path) && !path.endsWith('.d.ts'),
  )
}
