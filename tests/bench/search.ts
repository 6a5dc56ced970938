import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { asc } from 'drizzle-orm'
import { closeDatabase, db } from '#app/core/database/database.server.ts'
import { languages, neighborhoods, planGroups, plans, specialties } from '#drizzle/schema/index.ts'
import { Corpus, stopClock, type Reference } from './search/corpus.ts'
import { engineNames } from './search/engines.ts'
import { measureClass, measureRecall, type Timing } from './search/measure.ts'
import { createDatabase } from './search/ours.ts'
import { Player } from './search/player.ts'
import { recallClasses, recallQueries, speedClasses, speedQueries } from './search/queries.ts'
import { goals, recallTable, speedTable } from './search/report.ts'

/**
 * Measures our search beside others on synthetic doctors and prints tables in Markdown:
 * npm run bench:search [-- --sizes 10000,100000] [--queries 5] [--rivals fts,trigram,minisearch,scan,pg]
 * BENCH_DATABASE_URL names a PostgreSQL server to compare with. Figures compare engines on one machine and one day; they
 * are never a test.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    queries: { type: 'string', default: '5' },
    rivals: { type: 'string', default: Object.keys(engineNames).join() },
  },
})
const directory = 'data/bench'

async function readReference(): Promise<Reference> {
  const rows = await db.select().from(specialties).orderBy(asc(specialties.sort), asc(specialties.id))
  const groups = await db.select().from(planGroups).orderBy(asc(planGroups.id))
  return {
    specialties: rows.map(({ id, name, aliases }) => ({ id, name: name['zh-Hans'], aliases: aliases['zh-Hans'] })),
    neighborhoodIds: (await db.select().from(neighborhoods).orderBy(asc(neighborhoods.id))).map(({ id }) => id),
    planIds: [...groups, ...(await db.select().from(plans).orderBy(asc(plans.id)))].map(({ id }) => id),
    languageIds: (await db.select().from(languages).orderBy(asc(languages.id))).map(({ id }) => id),
  }
}

function rivals(): string[] {
  const wanted = options.rivals.split(',') as (keyof typeof engineNames)[]
  if (!wanted.includes('pg') || process.env.BENCH_DATABASE_URL) return wanted.map((each) => engineNames[each])
  console.log('pg_trgm is left out: BENCH_DATABASE_URL names no server.\n')
  return wanted.filter((each) => each !== 'pg').map((each) => engineNames[each])
}

/** Starts engines and waits until they are built; one that cannot be is named and left out. */
async function start(names: readonly string[], size: number): Promise<Player[]> {
  const ready: Player[] = []
  for (const name of names) {
    const player = new Player(name, size, directory)
    try {
      await player.ready
      ready.push(player)
    } catch (error) {
      console.log(`${name} is left out: ${String(error)}\n`)
    }
  }
  return ready
}

async function measure(size: number): Promise<void> {
  await createDatabase(`${directory}/ours-${size}.sqlite`)
  const reference = await readReference()
  await closeDatabase()
  writeFileSync(`${directory}/reference.json`, JSON.stringify(reference))
  const corpus = new Corpus(size, reference)
  const begun = performance.now()
  const { diskBytes } = await new Player('build', size, directory).ready
  const built = Math.round((performance.now() - begun) / 1000)
  const players = await start(['ours', ...rivals()], size)
  const [ours] = players
  console.log(`### ${size.toLocaleString('en-US')} doctors\n\nOur index is built in ${built} s, synthesis included.\n`)

  const isSomebody = async (text: string) => (await ours!.do({ isSomebody: text })).isSomebody
  const queries = await speedQueries(corpus, Number(options.queries), isSomebody)
  const timings = new Map<string, Map<string, Timing>>()
  for (const kind of speedClasses) timings.set(kind, await measureClass(kind, players, queries[kind]))
  console.log(speedTable(players, timings))

  const asked = await recallQueries(corpus, 20, isSomebody)
  const recalls = new Map<string, Map<string, number | null>>()
  for (const kind of recallClasses) {
    const row = new Map<string, number | null>()
    for (const player of players) row.set(player.name, await measureRecall(kind, player, asked[kind], corpus))
    recalls.set(kind, row)
  }
  console.log(recallTable(players, recalls))

  const disk = new Map<string, number | null>()
  const memory = new Map<string, number>()
  for (const player of players) {
    const footprint = await player.do({ footprint: true })
    disk.set(player.name, player === ours ? diskBytes : footprint.diskBytes)
    memory.set(player.name, footprint.addedMemory)
  }
  console.log(goals(timings, recalls, { disk, memory }))
  for (const player of players) await player.do({ end: true })
}

stopClock()
mkdirSync(directory, { recursive: true })
console.log(`Search bench on ${cpus().length} cores, Node ${process.versions.node}\n`)
for (const size of options.sizes.split(',').map(Number)) await measure(size)
