import { dirname } from 'node:path'
import { resolveImport, type SourceFile } from '#tests/architecture/source-files.ts'

/** Files that one folder may hold. */
export const folderBound = 25

/** Folders with more files than they may hold, the fullest first. */
export function fullFolders(files: readonly SourceFile[]): [folder: string, files: number][] {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > folderBound).sort((one, other) => other[1] - one[1])
}

/** Groups of folders inside one module that import each other in a circle; type imports count. */
export function folderCircles(files: readonly SourceFile[]): string[][] {
  const moduleOf = (path: string) => /^app\/modules\/[^/]+/.exec(path)?.[0]
  const arrows = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const own = moduleOf(path)
    if (!own) continue
    const from = dirname(path)
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const specifier of imports) {
      const target = resolveImport(path, specifier)
      if (target && moduleOf(target) === own && dirname(target) !== from) targets.add(dirname(target))
    }
  }
  return circlesOf(arrows)
}

/** The strongly connected groups of a graph that have more than one member (Tarjan). */
function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    open.push(node)
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
    }
    if (lowest.get(node) !== order.get(node)) return
    const circle = open.splice(open.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const node of arrows.keys()) if (!order.has(node)) visit(node)
  return circles
}
