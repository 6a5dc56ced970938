import { resolveImport, type SourceFile } from '#tests/architecture/source-files.ts'

const begin = '<!-- drawing: npm run house -- --drawing -->'
const end = '<!-- /drawing -->'

const moduleOf = (path: string) => /^app\/modules\/([^/]+)\//.exec(path)?.[1]
const areaOf = (path: string) => /^app\/routes\/([^/]+)\//.exec(path)?.[1]

type Arrows = Map<string, Set<string>>

/** Which modules each area or module imports; types count. */
function arrowsBy(nameOf: (path: string) => string | undefined, files: readonly SourceFile[]): Arrows {
  const arrows: Arrows = new Map()
  for (const { path, imports } of files) {
    const from = nameOf(path)
    if (!from) continue
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const specifier of imports) {
      const target = moduleOf(resolveImport(path, specifier) ?? '')
      if (target && target !== moduleOf(path)) targets.add(target)
    }
  }
  return arrows
}

/** Everything that one reaches by arrows. */
function reachedFrom(name: string, arrows: Arrows, seen: Set<string> = new Set()): Set<string> {
  for (const next of arrows.get(name) ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    reachedFrom(next, arrows, seen)
  }
  return seen
}

/** Of some modules those that none of the others leads to. */
function nearest(targets: ReadonlySet<string>, arrows: Arrows): string[] {
  const implied = new Set([...targets].flatMap((each) => [...reachedFrom(each, arrows)]))
  return [...targets].filter((each) => !implied.has(each)).sort()
}

/** How many arrows lie below a module on the longest way down. */
function floorOf(name: string, arrows: Arrows): number {
  const below = [...(arrows.get(name) ?? [])].map((next) => floorOf(next, arrows))
  return below.length === 0 ? 0 : Math.max(...below) + 1
}

/** The areas and the modules in their floors, each with its arrows; an arrow that others imply is left out. */
export function drawingOf(files: readonly SourceFile[]): string {
  const modules = arrowsBy(moduleOf, files)
  for (const name of modules.keys())
    if (reachedFrom(name, modules).has(name)) throw new Error(`${name} imports itself by way of others`)
  const areas = arrowsBy(areaOf, files)
  const names = [...modules.keys(), ...areas.keys()]
  const width = Math.max(...names.map((name) => name.length))
  const line = (name: string, targets: ReadonlySet<string>) =>
    `  ${name.padEnd(width)}  ${targets.size === 0 ? '' : `→ ${nearest(targets, modules).join(' · ')}`}`.trimEnd()
  const lines = (arrows: Arrows) => [...arrows].sort().map(([name, targets]) => line(name, targets))
  const floors = new Map<number, Arrows>()
  for (const [name, targets] of modules) {
    const floor = floorOf(name, modules)
    floors.set(floor, (floors.get(floor) ?? new Map()).set(name, targets))
  }
  const drawn = [...floors]
    .sort(([one], [other]) => other - one)
    .flatMap(([floor, arrows]) => [`floor ${floor}`, ...lines(arrows)])
  return ['areas', ...lines(areas), ...drawn].join('\n')
}

/** A document with the drawing between its marks. */
export function withDrawing(document: string, drawing: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from === -1 || to < from) throw new Error('The document has no place for the drawing.')
  return `${document.slice(0, from)}${begin}\n\n\`\`\`text\n${drawing}\n\`\`\`\n\n${document.slice(to)}`
}
