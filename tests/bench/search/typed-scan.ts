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

/** Numbers of words or values of every document, one after the other. */
type Lists = { starts: Uint32Array; items: Uint32Array }

/** Every document looked at for every question, all of it in typed arrays: the least that honest work can cost. */
export function buildTypedScan(): Builder {
  const vocabulary = new Map<string, number>()
  const words: number[][] = []
  const names = Object.fromEntries(countedFacets.map((name) => [name, new Map<string, number>()])) as Record<
    CountedFacet,
    Map<string, number>
  >
  const raw = Object.fromEntries(countedFacets.map((name) => [name, [] as number[][]])) as Record<
    CountedFacet,
    number[][]
  >
  const numberIn = (numbers: Map<string, number>, word: string) => {
    let number = numbers.get(word)
    if (number === undefined) numbers.set(word, (number = numbers.size))
    return number
  }
  const add = (doctor: Doctor) => {
    words.push([...wordsOf(doctor), doctor.han].filter(Boolean).map((word) => numberIn(vocabulary, word)))
    const values = valuesOf(doctor)
    for (const name of countedFacets) raw[name].push(values[name].map((id) => numberIn(names[name], id)))
  }
  const finish = (): Engine => {
    const text = pack(words)
    const values = Object.fromEntries(countedFacets.map((name) => [name, pack(raw[name])])) as Record<
      CountedFacet,
      Lists
    >
    const size = words.length
    const has = ({ starts, items }: Lists, doc: number, wanted: Uint8Array) => {
      for (let at = starts[doc]!; at < starts[doc + 1]!; at++) if (wanted[items[at]!] === 1) return true
      return false
    }
    const marks = (numbers: Map<string, number>, wanted: (word: string) => boolean) =>
      Uint8Array.from(numbers.keys(), (word) => (wanted(word) ? 1 : 0))
    return {
      name: 'typed-array scan',
      search({ words: asked, isPrefix, filters }) {
        const texts = asked.map((word, index) => {
          if (isPrefix && index === asked.length - 1) return marks(vocabulary, (known) => known.startsWith(word))
          const mark = new Uint8Array(vocabulary.size)
          const number = vocabulary.get(word)
          if (number !== undefined) mark[number] = 1
          return mark
        })
        const choices = (Object.entries(chosen(filters)) as [CountedFacet, string[]][]).map(([name, ids]) => ({
          facet: countedFacets.indexOf(name),
          lists: values[name],
          wanted: marks(names[name], (id) => ids.includes(id)),
        }))
        const counts = countedFacets.map((name) => new Uint32Array(names[name].size))
        const lists = countedFacets.map((name) => values[name])
        const top: number[] = []
        let total = 0
        next: for (let doc = 0; doc < size; doc++) {
          for (const mark of texts) if (!has(text, doc, mark)) continue next
          let failed = -1
          for (const choice of choices) {
            if (has(choice.lists, doc, choice.wanted)) continue
            if (failed >= 0) continue next
            failed = choice.facet
          }
          if (failed < 0) {
            total++
            if (top.length < 20) top.push(doc)
          }
          for (let facet = failed < 0 ? 0 : failed; facet < (failed < 0 ? lists.length : failed + 1); facet++) {
            const { starts, items } = lists[facet]!
            const count = counts[facet]!
            for (let at = starts[doc]!; at < starts[doc + 1]!; at++) count[items[at]!]!++
          }
        }
        const facets = noCounts()
        for (const [facet, name] of countedFacets.entries()) {
          for (const [id, number] of names[name])
            if (counts[facet]![number]! > 0) facets[name].set(id, counts[facet]![number]!)
        }
        return { total, top, facets }
      },
      diskBytes: () => null,
      close: () => undefined,
    }
  }
  return { add, finish }
}

function pack(lists: number[][]): Lists {
  const starts = new Uint32Array(lists.length + 1)
  for (const [index, list] of lists.entries()) starts[index + 1] = starts[index]! + list.length
  const items = new Uint32Array(starts[lists.length]!)
  for (const [index, list] of lists.entries()) items.set(list, starts[index]!)
  return { starts, items }
}
