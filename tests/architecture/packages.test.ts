import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { describe, expect, it } from 'vitest'
import { filesUnder, isTest } from './source-files.ts'

/**
 * `npm start` installs what package.json lists under `dependencies`, `npm test` the rest as well. A package on the wrong side is missing
 * on a bare machine, or is downloaded for nothing (docs/decisions/006-packages.md).
 */

type Entry = {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }

const startScripts = ['scripts/prepare-database.ts', 'scripts/upgrade-database.ts', 'scripts/precompress-build.ts']
/** The product, its configuration of the build, and what `npm start` runs; also the worker and the style sheets. */
const started = filesUnder(
  ['app', 'server', 'server.ts', 'drizzle', 'vite.config.ts', 'remix.config.js', ...startScripts],
  /\.(tsx?|m?js|css)$/,
).filter(({ path }) => !isTest(path) && !/(^|\/)(testing|fakes)(\/|\.tsx?$)/.test(path))

const nameOf = (specifier: string) => /^(@[^/]+\/[^/]+|[^/@]+)/.exec(specifier)?.[0] ?? specifier
const isPackage = (specifier: string) =>
  /^[@a-z]/.test(specifier) && !/^(node|virtual):/.test(specifier) && !builtinModules.includes(specifier)

/** What is left of a file's imports once types are erased. */
function importedPackages({ text }: { text: string }): string[] {
  const statements = text.matchAll(
    /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)|\brequire\('([^']+)'\)|@import '([^']+)'/g,
  )
  const specifiers = [...statements].map((match) => match.slice(1).find(Boolean)!)
  return specifiers.filter(isPackage).map(nameOf)
}

/** Imported by the product where only tests come: PostgreSQL inside the process (docs/decisions/006-packages.md). */
const onlyInTests = ['@electric-sql/pglite']
/** Needed, though no import names them. */
const withoutImport: Record<string, string> = {
  '@remix-run/serve': 'npm run serve:remix',
  '@fontsource/noto-sans-sc': 'faces of shared images, found by a composed path',
  '@fontsource/noto-sans-tc': 'faces of shared images, found by a composed path',
  tsx: 'runs the scripts of npm start',
}

describe('packages', () => {
  it('that the product or its build imports come with npm start', () => {
    const missing = started.flatMap((file) =>
      importedPackages(file)
        .filter((name) => !(name in manifest.dependencies) && !onlyInTests.includes(name))
        .map((name) => `${file.path}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('that only tests use do not', () => {
    const used = new Set(started.flatMap(importedPackages))
    const unused = Object.keys(manifest.dependencies).filter((name) => !used.has(name) && !(name in withoutImport))
    expect(unused).toEqual([])
    expect(Object.keys(withoutImport).filter((name) => !(name in manifest.dependencies))).toEqual([])
  })

  it('are locked whole, those of other platforms too: npm ci refuses a lock file with a gap', () => {
    const resolves = (from: string, name: string): boolean =>
      `${from && `${from}/`}node_modules/${name}` in packages ||
      (from !== '' && resolves(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name))
    const gaps = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !resolves(path, name))
        .map((name) => `${path}: ${name}`),
    )
    expect(gaps).toEqual([])
  })
})
