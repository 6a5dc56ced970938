import { describe, expect, it } from 'vitest'
import { httpOutsidePages, writesOutsideCommands } from '#scripts/house/anatomy.ts'
import { folderCircles } from '#scripts/house/folders.ts'
import { productFiles, resolveImport } from './source-files.ts'

/** The kinds of folders, each of which may import those before it and its own; files at the top of a module or a room are rules. */
const kinds = ['rules', 'queries', 'commands', 'guards', 'pages', 'components']

const moduleOf = (path: string) => /^app\/modules\/([^/]+)\//.exec(path)?.[1]
const files = productFiles().filter(({ path }) => moduleOf(path) && !/\/testing\//.test(path))

/** The place in the order of the folder that a file stands in, whichever room it is a part of. */
function kindOf(path: string): number {
  const folders = path.split('/').slice(3, -1)
  return Math.max(0, ...folders.map((folder) => kinds.indexOf(folder)))
}

/** A room is a folder that is no kind; null is the module's top. */
const roomOf = (path: string) =>
  path
    .split('/')
    .slice(3, -1)
    .find((folder) => !kinds.includes(folder)) ?? null

describe('in a module', () => {
  it('writes stand in commands', () => {
    expect(writesOutsideCommands(files)).toEqual([])
  })

  it('HTTP stands in pages and guards', () => {
    expect(httpOutsidePages(files)).toEqual([])
  })

  it('no folders import each other in a circle', () => {
    expect(folderCircles(files).map((circle) => circle.join(' ↔ '))).toEqual([])
  })

  it('rules, queries, commands, guards, pages and components import what stands before them, never what stands after', () => {
    const backward = files.flatMap(({ path, imports }) =>
      imports.flatMap((specifier) => {
        const target = resolveImport(path, specifier)
        const isOwn = target !== null && moduleOf(target) === moduleOf(path)
        return isOwn && kindOf(target) > kindOf(path) ? [`${path} → ${target}`] : []
      }),
    )
    expect(backward).toEqual([])
  })

  it('rooms do not lean on each other in a circle', () => {
    const leaning = new Map<string, Set<string>>()
    for (const { path, imports } of files) {
      const from = roomOf(path)
      if (from === null) continue
      for (const specifier of imports) {
        const target = resolveImport(path, specifier)
        if (target === null || moduleOf(target) !== moduleOf(path)) continue
        const to = roomOf(target)
        const key = `${moduleOf(path)}/${from}`
        if (to !== null && to !== from) leaning.set(key, (leaning.get(key) ?? new Set()).add(`${moduleOf(path)}/${to}`))
      }
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(leaning.get(from) ?? [])].some((next) => {
        if (next === to) return true
        if (seen.has(next)) return false
        seen.add(next)
        return reaches(next, to, seen)
      })
    expect([...leaning.keys()].filter((room) => reaches(room, room))).toEqual([])
  })
})
