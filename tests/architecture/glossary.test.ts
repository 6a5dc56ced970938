import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { innerNamesOf } from './inner-names.ts'
import { filesUnder, isTest, isTesting } from './source-files.ts'

/** A word that does not stand for the thing, the word that does, and the names that may bear it all the same. */
type Refused = { word: string; instead: string; onlyAs: readonly string[] }

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
const listOf = (cell: string) => cell.split(',').flatMap((part) => part.replaceAll('`', '').trim() || [])

/** The rows of the first table: what a thing is called, is, is not called, and which names are excepted. */
function readGlossary(text: string): Refused[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => cellsOf(line)[3] === 'not called')
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  return lines.slice(start + 2, end).flatMap((line) => {
    const [, instead = '', , not = '', only = ''] = cellsOf(line)
    return listOf(not).map((word) => ({ word, instead, onlyAs: listOf(only) }))
  })
}

/** The words of a name in lower case and the singular: `ServicePlaces` and `service-places` are "service", "place". */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/(?<=[^s])s$/, ''),
    )
}

function bears(name: string, phrase: string): boolean {
  const words = wordsOf(name)
  const wanted = wordsOf(phrase)
  return words.some((_, at) => wanted.every((word, index) => words[at + index] === word))
}

const refusalsOf = (name: string, glossary: readonly Refused[]) =>
  glossary
    .filter(({ word, onlyAs }) => bears(name, word) && !onlyAs.includes(name))
    .map(({ word, instead }) => `${name}: "${word}" is ${instead}`)

const exported =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm

/** The names of a file that others meet: its own, what it exports, and the properties and parameters of that. */
function namesOf(path: string, text: string): string[] {
  const outer = [basename(path).split('.')[0]!, ...[...text.matchAll(exported)].map((match) => match[1]!)]
  return [...new Set([...outer, ...(path.endsWith('.css') ? [] : innerNamesOf(path, text))])]
}

describe('the glossary', () => {
  const glossary = readGlossary(readFileSync('docs/glossary.md', 'utf8'))

  it('calls each file, each exported name and what it shows of properties and parameters by its words', () => {
    const files = filesUnder(['app', 'server'], /\.(tsx?|css)$/).filter(({ path }) => !isTest(path) && !isTesting(path))
    const found = files.flatMap(({ path, text }) =>
      namesOf(path, text)
        .flatMap((name) => refusalsOf(name, glossary))
        .map((refusal) => `${path}: ${refusal}`),
    )
    expect(found).toEqual([])
  })

  it('does not refuse a word that it has itself', () => {
    const own = new Set(glossary.flatMap(({ instead }) => listOf(instead)))
    expect(glossary.filter(({ word }) => own.has(word))).toEqual([])
    expect(glossary.length).toBeGreaterThan(20)
  })

  it('excepts no name that nothing bears', () => {
    const files = filesUnder(['app', 'server'])
    const names = new Set(files.flatMap(({ path, text }) => namesOf(path, text)))
    expect(glossary.flatMap(({ onlyAs }) => onlyAs.filter((name) => !names.has(name)))).toEqual([])
  })
})

describe('the reader of inner names', () => {
  const text = `
    export type Ferry = { boat: string; stops: readonly { harborName: string }[] } & { 'steam-vessel'?: number }
    export interface Pier { moor(rope: string): void }
    export function sail({ crew: hands, flags: [first] }: { crew: string[]; flags: string[] }, ...ports: string[]) {
      const hidden = { inside: 1 }
      return hidden
    }
    export const row = async (oars: number, at = 1) => oars + at
    export class Fleet {
      #secret = 1
      size = 0
      launch(slip: string) { return slip }
    }
    type Own = { unseen: string }
    function keep(own: Own) { return own }
  `
  it('finds properties of exported types and classes, and parameters of what is exported, and nothing else', () => {
    expect(innerNamesOf('made-up.ts', text)).toEqual([
      ...['boat', 'stops', 'harborName', 'steam-vessel', 'moor', 'rope'],
      ...['crew', 'hands', 'flags', 'first', 'crew', 'flags', 'ports', 'oars', 'at', 'size', 'launch', 'slip'],
    ])
  })
})

describe('the reader of the glossary', () => {
  const table = [
    '# Made up',
    '| word  | is        | not called         | only as               | nor, by eye |',
    '| ----- | --------- | ------------------ | --------------------- | ----------- |',
    '| ferry | a ship    | boat, steam vessel | `boatRace`, boat-club | tub         |',
    '| pier  | its place |                    |                       | quay        |',
    '',
    '| word | is | not called |',
  ].join('\n')
  const made = readGlossary(table)

  it('takes the words and the exceptions of the first table', () => {
    const onlyAs = ['boatRace', 'boat-club']
    expect(made).toEqual([
      { word: 'boat', instead: 'ferry', onlyAs },
      { word: 'steam vessel', instead: 'ferry', onlyAs },
    ])
  })

  it.each(['findBoat', 'BoatTicket', 'listBoats', 'boat-page', 'oldSteamVessels', 'BOAT'])('refuses %s', (name) => {
    expect(refusalsOf(name, made)).toHaveLength(1)
  })

  it.each(['findFerry', 'boatRace', 'boat-club', 'boatswain', 'steamFerry', 'vesselSteam', 'tub'])(
    'lets %s pass',
    (name) => {
      expect(refusalsOf(name, made)).toEqual([])
    },
  )
})
