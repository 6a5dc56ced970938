import Client from 'better-sqlite3'
import MiniSearch from 'minisearch'
import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { unitsOf, type Unit } from '#app/modules/directory/search/tokens.ts'
import { specialties } from '#drizzle/schema/index.ts'

/** What others make of a query: an index of the names, aliases and descriptions of specialties, ranked by BM25. */
type Baseline = { name: string; find: (text: string) => Promise<{ ids: string[]; said: string }> }

/** Words, characters and pairs of them, for engines that know no Chinese. */
function tokensOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ kind, text }, index) => {
    const next = units[index + 1]
    return kind === 'han' && next?.kind === 'han' ? [text, text + next.text] : [text]
  })
}

export async function baselines(listed: ReadonlyMap<string, readonly string[]>): Promise<Baseline[]> {
  const rows = await db.select().from(specialties).orderBy(asc(specialties.sort), asc(specialties.id))
  const documents = rows.map(({ id, name, aliases, description }) => ({
    id,
    text: locales
      .flatMap((locale) => [name[locale], ...aliases[locale], description[locale] ?? ''])
      .map((text) => tokensOf(unitsOf(text)).join(' '))
      .join(' '),
  }))
  /** The first three doctors of the specialties in the order in which an engine ranks them. */
  const doctorsOf = (specialtyIds: readonly string[]) => ({
    ids: [...new Set(specialtyIds.flatMap((id) => listed.get(id) ?? []))].slice(0, 3),
    said: specialtyIds.slice(0, 3).join(),
  })
  const database = new Client(':memory:')
  database.exec("create virtual table specialty using fts5(id unindexed, text, tokenize = 'unicode61')")
  const put = database.prepare('insert into specialty values (?, ?)')
  for (const { id, text } of documents) put.run(id, text)
  const matching = database.prepare<[string], { id: string }>(
    'select id from specialty where specialty match ? order by bm25(specialty) limit 5',
  )
  const mini = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    searchOptions: { combineWith: 'OR' },
  })
  mini.addAll(documents)
  return [
    {
      name: 'SQLite FTS5',
      find: (text) => {
        const words = tokensOf(unitsOf(text)).map((token) => `"${token}"`)
        return Promise.resolve(
          doctorsOf(words.length === 0 ? [] : matching.all(words.join(' OR ')).map(({ id }) => id)),
        )
      },
    },
    {
      name: 'MiniSearch',
      find: (text) =>
        Promise.resolve(
          doctorsOf(
            mini
              .search(tokensOf(unitsOf(text)).join(' '))
              .slice(0, 5)
              .map(({ id }) => id as string),
          ),
        ),
    },
  ]
}
