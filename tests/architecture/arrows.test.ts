import { describe, expect, it } from 'vitest'
import { filesUnder, isTest, resolveImport, type SourceFile } from './source-files.ts'

/**
 * routes → modules → core; routes → ui; modules' components → ui; modules → drizzle/schema. Never upward: core and ui know
 * no domain, no module imports a route. The order in which modules may lean on each other stands in docs/architecture.md.
 */
const layers: { layer: RegExp; mayImport: RegExp }[] = [
  {
    layer: /^app\/routes\//,
    mayImport: /^app\/(modules|core|ui|locales|styles|islands)\/|^app\/(paths\.ts|root\.tsx)$/,
  },
  {
    layer: /^app\/modules\/[^/]+\/.*\.tsx$/,
    mayImport: /^app\/(modules|core|ui)\/|^app\/paths\.ts$|^drizzle\/schema\//,
  },
  { layer: /^app\/modules\//, mayImport: /^app\/(modules|core)\/|^app\/paths\.ts$|^drizzle\/(schema\/|dialect\.ts)/ },
  { layer: /^app\/ui\//, mayImport: /^app\/(ui|core)\/|^app\/paths\.ts$|^app\/locales\// },
  {
    layer: /^app\/islands\//,
    mayImport:
      /^app\/(islands|core\/i18n)\/|^app\/modules\/(geo|accounts\/status)\/|^app\/modules\/library\/(labs\/test-windows|immigration\/(requirements|self-check))\.ts$/,
  },
  { layer: /^app\/core\//, mayImport: /^app\/core\/|^app\/locales\/|^drizzle\/(schema\/|dialect\.ts)/ },
  { layer: /^app\/(paths\.ts$|path-parts\/)/, mayImport: /^app\/(core|path-parts)\// },
  { layer: /^drizzle\/schema\//, mayImport: /^drizzle\/|^app\/core\/(i18n\/locale|env\.server)\.ts$/ },
  { layer: /^server\//, mayImport: /^server\/|^app\/(core|modules)\// },
]

/** A module may import those before it; a query may join another domain's tables through drizzle/schema. */
const moduleOrder = [
  'geo',
  'audit',
  'edits',
  'flags',
  'long-work',
  'tiers',
  'complaints',
  'help-lines',
  'directory',
  'uploads',
  'moderation',
  'seo',
  'library',
  'action-links',
  'notifications',
  'support',
  'accounts',
  'content',
  'booking',
  'contact',
  'payments',
  'membership',
  'promotion',
  'association',
  'practice',
  'coordination',
  'desk',
  'scanning',
  'review',
  'reference',
  'merging',
  'oversight',
  'analytics',
  'app-version',
]

function offences(file: SourceFile): string[] {
  const rule = layers.find(({ layer }) => layer.test(file.path))
  if (!rule) return []
  return file.imports
    .map((specifier) => resolveImport(file.path, specifier))
    .filter((target): target is string => target !== null && !rule.mayImport.test(target))
    .map((target) => `${file.path} → ${target}`)
}

const files = filesUnder(['app', 'server', 'drizzle/schema']).filter(({ path }) => !isTest(path))

describe('imports', () => {
  it('point downward only', () => {
    expect(files.flatMap(offences)).toEqual([])
  })

  it('between modules follow the stated order', () => {
    const moduleOf = (path: string) => /^app\/modules\/([^/]+)\//.exec(path)?.[1]
    const upward = files.flatMap((file) => {
      const own = moduleOf(file.path)
      if (!own) return []
      return file.imports.flatMap((specifier) => {
        const other = moduleOf(resolveImport(file.path, specifier) ?? '')
        const isAllowed = !other || other === own || moduleOrder.indexOf(other) < moduleOrder.indexOf(own)
        return isAllowed ? [] : [`${file.path} → ${other}`]
      })
    })
    expect(upward).toEqual([])
    const unknown = new Set(
      files.map((file) => moduleOf(file.path)).filter((name) => name && !moduleOrder.includes(name)),
    )
    expect([...unknown], 'modules that have no place in the order').toEqual([])
  })

  it('never climb out of a folder by ../..', () => {
    const climbing = filesUnder(['app', 'server', 'drizzle', 'tests', 'scripts']).filter((file) =>
      file.imports.some((specifier) => specifier.includes('../..')),
    )
    expect(climbing.map(({ path }) => path)).toEqual([])
  })

  it('of the database stay out of routes and ui', () => {
    const reaching = files.filter(
      ({ path, imports }) =>
        /^app\/(routes|ui)\//.test(path) &&
        imports.some((name) => /^(drizzle-orm|better-sqlite3|pg$|#drizzle)|core\/database\//.test(name)),
    )
    expect(reaching.map(({ path }) => path)).toEqual([])
  })
})
