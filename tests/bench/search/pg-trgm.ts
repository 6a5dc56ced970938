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

const manyValued = ['specialty', 'plan', 'language'] as const satisfies readonly CountedFacet[]

/** PostgreSQL with trigram indexes, and facets counted in SQL over one materialized set of finds. Throws when the server cannot be reached. */
export async function buildPgTrgm(url: string): Promise<Builder> {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create extension if not exists pg_trgm')
  await client.query('drop schema if exists bench cascade; create schema bench; set search_path to bench, public')
  await client.query(
    'create table doctor (id int primary key, words text, neighborhood text, gender text, "acceptingNew" text, specialty text[], plan text[], language text[])',
  )
  let batch: unknown[][] = []
  const flush = async () => {
    const marks = batch.map((row, index) => `(${row.map((_, column) => `$${index * 8 + column + 1}`).join()})`)
    if (batch.length > 0) await client.query(`insert into doctor values ${marks.join()}`, batch.flat())
    batch = []
  }
  let size = 0
  const add = async (doctor: Doctor) => {
    const values = valuesOf(doctor)
    batch.push([
      size++,
      `|${[...wordsOf(doctor), doctor.han].join('|')}|`,
      values.neighborhood[0] ?? null,
      values.gender[0] ?? null,
      values.acceptingNew[0] ?? null,
      values.specialty,
      values.plan,
      values.language,
    ])
    if (batch.length === 2000) await flush()
  }
  const finish = async (): Promise<Engine> => {
    await flush()
    await client.query('create index on doctor using gin (words gin_trgm_ops)')
    for (const name of manyValued) await client.query(`create index on doctor using gin (${name})`)
    await client.query('create index on doctor (neighborhood, id)')
    await client.query('vacuum analyze doctor')
    return {
      name: 'pg_trgm',
      async search({ words, isPrefix, isMisspelt, filters }) {
        const values: unknown[] = []
        const bind = (value: unknown) => `$${values.push(value)}`
        const text = words.map((word, index) => {
          const isLast = index === words.length - 1
          if (isLast && isMisspelt) return `${bind(word)} <% words`
          return `words like ${bind(isPrefix && isLast ? `%|${word}%` : `%|${word}|%`)}`
        })
        const conditions = (Object.entries(chosen(filters)) as [CountedFacet, string[]][]).map(([name, ids]) => ({
          name,
          sql: (manyValued as readonly string[]).includes(name)
            ? `${name} && ${bind(ids)}::text[]`
            : `"${name}" = any(${bind(ids)}::text[])`,
        }))
        const where = (without: CountedFacet | null) =>
          ['true', ...conditions.filter(({ name }) => name !== without).map(({ sql }) => sql)].join(' and ')
        const counts = countedFacets.map((name) =>
          (manyValued as readonly string[]).includes(name)
            ? `select '${name}' f, v, count(*)::int n from found, unnest(${name}) v where ${where(name)} group by v`
            : `select '${name}' f, "${name}" v, count(*)::int n from found where "${name}" is not null and ${where(name)} group by "${name}"`,
        )
        const sql = `with found as materialized (select * from doctor where ${['true', ...text].join(' and ')})
        select 'total' f, '' v, count(*)::int n from found where ${where(null)}
        union all (select 'top', id::text, 0 from found where ${where(null)} order by found.id limit 20)
        union all ${counts.join(' union all ')}`
        const { rows } = await client.query<{ f: CountedFacet | 'total' | 'top'; v: string; n: number }>(sql, values)
        const facets = noCounts()
        const top: number[] = []
        let total = 0
        for (const { f, v, n } of rows) {
          if (f === 'total') total = n
          else if (f === 'top') top.push(Number(v))
          else facets[f].set(v, n)
        }
        return { total, top: top.sort((a, b) => a - b), facets }
      },
      diskBytes: () => null,
      async close() {
        await client.query('drop schema bench cascade')
        await client.end()
      },
    }
  }
  return { add, finish }
}
