import { describe, expect, it } from 'vitest'
import { folderBound, fullFolders } from '#scripts/house/folders.ts'
import { functionBounds, longFunctions } from '#scripts/house/functions.ts'
import { isTesting, productFiles } from './source-files.ts'

const product = productFiles().filter(({ path }) => !/^drizzle\/(seed|migrations)\//.test(path) && !isTesting(path))

describe('what is too large to read at once', () => {
  it(`is no function: at most ${functionBounds.function} lines, ${functionBounds.component} where it is a component`, () => {
    expect(longFunctions(product).map(({ path, name, lines }) => `${path}: ${name} (${lines})`)).toEqual([])
  })

  it(`is no folder: at most ${folderBound} product files`, () => {
    expect(fullFolders(product).map(([folder, count]) => `${folder} (${count})`)).toEqual([])
  })

  it('is seen: a function, a component and a folder beyond their bounds are named', () => {
    const body = (count: number) => '  void 0\n'.repeat(count - 2)
    const text = (name: string, count: number) => `function ${name}() {\n${body(count)}}\n`
    const { function: most, component } = functionBounds
    const file = (path: string, content: string) => ({ path, text: content, imports: [] })
    const files = [
      file('a/one.ts', text('fits', most) + text('exceeds', most + 1)),
      file('a/two.tsx', text('Fits', component) + text('Exceeds', component + 1)),
    ]
    expect(longFunctions(files).map(({ name }) => name)).toEqual(['Exceeds', 'exceeds'])
    const folder = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => file(`${name}/${index}.ts`, ''))
    expect(fullFolders([...folder('a', folderBound), ...folder('b', folderBound + 1)])).toEqual([
      ['b', folderBound + 1],
    ])
  })
})
