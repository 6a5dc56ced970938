import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutantsByModule } from './list.ts'
import { type Mutant, mutantsOfModule, mutated } from './mutant.ts'

const modules: [string, readonly Mutant[]][] = Object.entries(mutantsByModule)
const all = modules.flatMap(([, mutants]) => mutants)

describe('the list of mutants', () => {
  it.each(modules)('finds each text of %s exactly once in its file', (_, mutants) => {
    const lost = mutants.filter(
      (mutant) => !existsSync(mutant.file) || mutated(readFileSync(mutant.file, 'utf8'), mutant) === null,
    )
    expect(lost.map(({ id, file }) => `${id}: ${file}`)).toEqual([])
  })

  it.each(modules)('names test files of %s that exist', (_, mutants) => {
    const lost = mutants.flatMap(({ id, tests }) =>
      tests.filter((path) => !existsSync(path)).map((path) => `${id}: ${path}`),
    )
    expect(lost).toEqual([])
    expect(mutants.filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  it('counts as many for each module, each under a name of its own, in the product and not in a test', () => {
    expect(modules.map(([module, mutants]) => [module, mutants.length])).toEqual(
      modules.map(([module]) => [module, mutantsOfModule]),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ file }) => !file.startsWith('app/') || /\.test\./.test(file))).toEqual([])
  })
})

describe('a mutant', () => {
  it('changes its text and nothing else', () => {
    expect(mutated('if (one < two) go()', { text: '<', becomes: '<=' })).toBe('if (one <= two) go()')
    expect(mutated('price', { text: 'price', becomes: '$&$&' })).toBe('$&$&')
  })

  it('is refused where its text stands twice or not at all', () => {
    expect(mutated('a < b && b < c', { text: '<', becomes: '<=' })).toBeNull()
    expect(mutated('aaa', { text: 'aa', becomes: 'b' })).toBeNull()
    expect(mutated('a > b', { text: '<', becomes: '<=' })).toBeNull()
  })
})
