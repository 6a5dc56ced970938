import MiniSearch from 'minisearch'
import type { Doctor } from './corpus.ts'
import {
  chosen,
  countedFacets,
  noCounts,
  valuesOf,
  wordsOf,
  type CountedFacet,
  type Builder,
  type Engine,
} from './engine.ts'

/** The well-known in-memory library, facets counted over what it finds. */
export function buildMiniSearch(): Builder {
  const index = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  const values: Record<CountedFacet, string[]>[] = []
  const add = (doctor: Doctor) => {
    index.add({ id: values.length, words: [...wordsOf(doctor), doctor.han].join(' ') })
    values.push(valuesOf(doctor))
  }
  const finish = (): Engine => ({
    name: 'MiniSearch',
    search({ words, isPrefix, isMisspelt, filters }) {
      const last = words.at(-1)
      const found: number[] =
        words.length === 0
          ? Array.from(values.keys())
          : index
              .search(words.join(' '), {
                combineWith: 'AND',
                prefix: (term) => isPrefix && term === last,
                fuzzy: (term) => (isMisspelt && term === last ? 1 : false),
              })
              .map((each) => each.id as number)
              .sort((a, b) => a - b)
      const choices = Object.entries(chosen(filters)) as [CountedFacet, string[]][]
      const facets = noCounts()
      const top: number[] = []
      let total = 0
      for (const doc of found) {
        const own = values[doc]!
        const failed = choices.filter(([name, ids]) => !own[name].some((id) => ids.includes(id)))
        if (failed.length > 1) continue
        if (failed.length === 0) {
          total++
          if (top.length < 20) top.push(doc)
        }
        for (const name of failed.length === 0 ? countedFacets : [failed[0]![0]]) {
          for (const id of own[name]) facets[name].set(id, (facets[name].get(id) ?? 0) + 1)
        }
      }
      return { total, top, facets }
    },
    diskBytes: () => null,
    close: () => undefined,
  })
  return { add, finish }
}
