import { rmSync, statSync } from 'node:fs'
import Client from 'better-sqlite3'
import type { Doctor } from './corpus.ts'
import { chosen, countedFacets, noCounts, valuesOf, wordsOf, type CountedFacet, type Builder } from './engine.ts'
import type { BenchQuery } from './queries.ts'

const manyValued = ['specialty', 'plan', 'language'] as const satisfies readonly CountedFacet[]

type Flavor = {
  name: string
  create: string
  text: (doctor: Doctor) => string
  match: (query: BenchQuery) => string
}

const isHan = (word: string) => /\p{Script=Han}/u.test(word)
const split = (word: string) => [...word].join(' ')

/** Full-text search of SQLite: names split into characters and asked as phrases; specialties as words. */
export const splitFlavor: Flavor = {
  name: 'FTS5 + SQL facets',
  create:
    "create virtual table search using fts5(words, content='', detail=full, tokenize='unicode61 remove_diacritics 0')",
  text: (doctor) =>
    [split(doctor.han), ...wordsOf(doctor).filter((word) => !isHan(word)), ...doctor.specialtyWords].join(' '),
  match: ({ words, isPrefix }) =>
    words
      .map((word, index) => {
        if (isHan(word)) return `"${word}" OR "${split(word)}"`
        return isPrefix && index === words.length - 1 ? `${word}*` : `"${word}"`
      })
      .map((part) => `(${part})`)
      .join(' AND '),
}

/** The trigram tokenizer, words fenced by strokes so that a word is matched whole. */
export const trigramFlavor: Flavor = {
  name: 'FTS5 trigram',
  create: "create virtual table search using fts5(words, content='', detail=full, tokenize='trigram')",
  text: (doctor) => `|${[...wordsOf(doctor), doctor.han].join('|')}|`,
  match: ({ words, isPrefix }) =>
    words.map((word, index) => (isPrefix && index === words.length - 1 ? `"|${word}"` : `"|${word}|"`)).join(' AND '),
}

/** A full-text table with facets counted in SQL over plain, indexed tables: what one builds without an engine. */
export function buildFts(flavor: Flavor, file: string): Builder {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
  const client = new Client(file)
  client.pragma('journal_mode = off')
  client.pragma('synchronous = off')
  client.pragma('cache_size = -65536')
  client.pragma('mmap_size = 2147483648')
  client.pragma('temp_store = memory')
  client.exec(flavor.create)
  client.exec('create table doctor (id integer primary key, neighborhood text, gender text, acceptingNew text)')
  for (const name of manyValued)
    client.exec(`create table ${name} (doctor integer, value text, primary key (doctor, value)) without rowid`)
  const insertText = client.prepare('insert into search (rowid, words) values (?, ?)')
  const insertDoctor = client.prepare('insert into doctor values (?, ?, ?, ?)')
  const insertValue = Object.fromEntries(
    manyValued.map((name) => [name, client.prepare(`insert into ${name} values (?, ?)`)]),
  )
  client.exec('begin')
  let id = 0
  const add = (doctor: Doctor) => {
    id++
    const values = valuesOf(doctor)
    insertText.run(id, flavor.text(doctor))
    insertDoctor.run(id, values.neighborhood[0] ?? null, values.gender[0] ?? null, values.acceptingNew[0] ?? null)
    for (const name of manyValued) for (const value of values[name]) insertValue[name]!.run(id, value)
  }
  const finish = () => {
    client.exec('commit')
    for (const name of manyValued) client.exec(`create index ${name}_value on ${name} (value, doctor)`)
    client.exec('create index doctor_neighborhood on doctor (neighborhood, id)')
    client.exec('analyze')
    client.exec('create temp table found (id integer primary key)')
    const prepared = new Map<string, Client.Statement>()
    const statement = (sql: string) => {
      let known = prepared.get(sql)
      if (!known) prepared.set(sql, (known = client.prepare(sql)))
      return known
    }
    return {
      name: flavor.name,
      search(query: BenchQuery) {
        const choices = chosen(query.filters)
        const hasText = query.words.length > 0
        if (hasText) {
          client.exec('delete from found')
          statement('insert into found select rowid from search where words match ?').run(flavor.match(query))
        }
        const from = hasText ? 'found cross join doctor on doctor.id = found.id' : 'doctor'
        const where = (without: CountedFacet | null) => {
          const parts = Object.entries(choices).filter(([name]) => name !== without)
          const sql = parts.map(([name, ids]) =>
            (manyValued as readonly string[]).includes(name)
              ? `doctor.id in (select doctor from ${name} where value in (${ids.map(() => '?').join()}))`
              : `doctor.${name} in (${ids.map(() => '?').join()})`,
          )
          return { sql: sql.length > 0 ? ` and ${sql.join(' and ')}` : '', values: parts.flatMap(([, ids]) => ids) }
        }
        const all = where(null)
        const total = statement(`select count(*) from ${from} where 1${all.sql}`)
          .pluck()
          .get(...all.values) as number
        const top = statement(`select doctor.id from ${from} where 1${all.sql} order by doctor.id limit 20`)
          .pluck()
          .all(...all.values) as number[]
        const facets = noCounts()
        for (const name of countedFacets) {
          const { sql, values } = where(name)
          const rows = (manyValued as readonly string[]).includes(name)
            ? statement(
                `select v.value, count(*) from ${from} cross join ${name} v on v.doctor = doctor.id where 1${sql} group by v.value`,
              )
            : statement(
                `select doctor.${name}, count(*) from ${from} where doctor.${name} is not null${sql} group by doctor.${name}`,
              )
          for (const [value, count] of rows.raw().all(...values) as [string, number][]) facets[name].set(value, count)
        }
        return { total, top: top.map((each) => each - 1), facets }
      },
      diskBytes: () => statSync(file).size,
      close: () => void client.close(),
    }
  }
  return { add, finish }
}
