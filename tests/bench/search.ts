import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { languages, neighborhoods, plans, specialties } from '#drizzle/schema/index.ts'
import { corpus, type Doctor, type Reference } from './search/corpus.ts'
import type { Builder, Engine } from './search/engine.ts'
import { measureClass, measureRecall, type Timing } from './search/measure.ts'
import { buildMiniSearch } from './search/mini-search.ts'
import { buildOurs, openOurs } from './search/ours.ts'
import { buildPgTrgm } from './search/pg-trgm.ts'
import { recallClasses, recallQueries, speedClasses, speedQueries } from './search/queries.ts'
import { goals, recallTable, speedTable, type Footprint } from './search/report.ts'
import { buildFts, splitFlavor, trigramFlavor } from './search/sqlite-fts.ts'
import { buildTypedScan } from './search/typed-scan.ts'

/**
 * Measures our search beside others on synthetic doctors and prints a table:
 * npm run bench:search [-- --sizes 10000,100000] [--queries 5] [--rivals fts,trigram,minisearch,scan,pg] [--no-memory]
 * BENCH_DATABASE_URL names a PostgreSQL server to compare with. Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    queries: { type: 'string', default: '5' },
    rivals: { type: 'string', default: 'fts,trigram,minisearch,scan,pg' },
    'no-memory': { type: 'boolean', default: false },
    /** Used by the bench itself: builds one engine in a process of its own and reports its memory. */
    memory: { type: 'string' },
  },
})
const directory = 'data/bench'
const ourFile = (size: number) => `${directory}/ours-${size}.sqlite`
/** Doctors that questions are made from are kept; at most this many, evenly spread. */
const keptDoctors = 20_000

async function readReference(): Promise<Reference> {
  const rows = await db.select().from(specialties).orderBy(asc(specialties.sort), asc(specialties.id))
  return {
    specialties: rows.map(({ id, name, aliases }) => ({ id, name: name['zh-Hans'], aliases: aliases['zh-Hans'] })),
    neighborhoodIds: (await db.select().from(neighborhoods).orderBy(asc(neighborhoods.id))).map(({ id }) => id),
    planIds: (await db.select().from(plans).orderBy(asc(plans.id))).map(({ id }) => id),
    languageIds: (await db.select().from(languages).orderBy(asc(languages.id))).map(({ id }) => id),
  }
}

async function buildersOf(size: number): Promise<Builder[]> {
  const wanted = new Set(options.rivals.split(','))
  const builders: Builder[] = []
  if (wanted.has('fts')) builders.push(buildFts(splitFlavor, `${directory}/fts-${size}.sqlite`))
  if (wanted.has('trigram')) builders.push(buildFts(trigramFlavor, `${directory}/trigram-${size}.sqlite`))
  if (wanted.has('minisearch')) builders.push(buildMiniSearch())
  if (wanted.has('scan')) builders.push(buildTypedScan())
  const url = process.env.BENCH_DATABASE_URL
  if (wanted.has('pg') && !url) console.log('pg_trgm is left out: BENCH_DATABASE_URL names no server.\n')
  if (wanted.has('pg') && url) {
    try {
      builders.push(await buildPgTrgm(url))
    } catch (error) {
      console.log(`pg_trgm is left out: the server of BENCH_DATABASE_URL cannot be reached (${String(error)}).\n`)
    }
  }
  return builders
}

async function measure(size: number): Promise<void> {
  const file = ourFile(size)
  await openOurs(file)
  const reference = await readReference()
  const kept: Doctor[] = []
  const facts: { han: string; specialtyIds: readonly string[] }[] = []
  const every = Math.max(1, Math.floor(size / keptDoctors))
  function* doctors(): Generator<Doctor> {
    for (const doctor of corpus(size, reference)) {
      if (facts.length % every === 0) kept.push(doctor)
      facts.push({ han: doctor.han, specialtyIds: doctor.document.specialtyIds })
      yield doctor
    }
  }
  const builders = await buildersOf(size)
  const start = performance.now()
  const ours = await buildOurs(file, doctors(), builders)
  const engines: Engine[] = [ours]
  for (const builder of builders) engines.push(await builder.finish())
  console.log(
    `### ${size.toLocaleString('en-US')} doctors\n\nAll engines built in ${Math.round((performance.now() - start) / 1000)} s.\n`,
  )

  const queries = speedQueries(kept, reference, Number(options.queries))
  const timings = new Map<string, Map<string, Timing>>()
  for (const kind of speedClasses) timings.set(kind, await measureClass(kind, engines, queries[kind]))
  console.log(speedTable(engines, timings))

  const asked = recallQueries(kept, reference, 20)
  const recalls = new Map<string, Map<string, number | null>>()
  for (const kind of recallClasses) {
    const row = new Map<string, number | null>()
    for (const engine of engines)
      row.set(engine.name, await measureRecall(kind, engine, asked[kind], (rank) => facts[rank]!))
    recalls.set(kind, row)
  }
  console.log(recallTable(engines, recalls))
  const footprint: Footprint = {
    disk: new Map(engines.map((engine) => [engine.name, engine.diskBytes()])),
    memory: new Map(
      options['no-memory']
        ? []
        : [
            ['ours', await memoryOf('ours', size)],
            ['MiniSearch', await memoryOf('minisearch', size)],
          ],
    ),
  }
  console.log(goals(timings, recalls, footprint))
  for (const engine of engines) await engine.close()
}

/** Resident bytes of a process that holds one engine and has answered a few questions. */
function memoryOf(engine: 'ours' | 'minisearch', size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--memory', engine, '--sizes', String(size)], {
      execArgv: ['--max-old-space-size=12000', '--expose-gc', ...process.execArgv],
    })
    child.once('message', (bytes) => resolve(Number(bytes)))
    child.once('exit', (code) => reject(new Error(`The process that measures memory ended with ${code}.`)))
  })
}

/** Our index is opened as a server would open it; MiniSearch has to be built in the process that serves it. */
async function reportMemory(engine: string, size: number): Promise<void> {
  const { openDatabase } = await import('#app/core/database/database.server.ts')
  const { searchProviders } = await import('#app/modules/directory/search/search-providers.server.ts')
  await openDatabase(`file:${ourFile(size)}`)
  const reference = await readReference()
  const sample = [...corpus(Math.min(size, 2000), reference)]
  const { exact, Jyutping } = recallQueries(sample, reference, 20)
  const questions = [...exact, ...Jyutping, ...Object.values(speedQueries(sample, reference, 5)).flat()]
  let held: Engine | null = null
  if (engine === 'minisearch') {
    const builder = buildMiniSearch()
    for (const doctor of corpus(size, reference)) await builder.add(doctor)
    held = await builder.finish()
  }
  for (const question of questions) {
    if (held) await held.search(question)
    else await searchProviders({ text: question.text, filters: question.filters, sort: 'best', offset: 0, limit: 20 })
  }
  globalThis.gc?.()
  process.send!(process.memoryUsage().rss)
  process.disconnect()
  process.exit(held ? 0 : 0)
}

mkdirSync(directory, { recursive: true })
if (options.memory) await reportMemory(options.memory, Number(options.sizes))
else {
  console.log(`Search bench on ${cpus().length} cores, Node ${process.versions.node}\n`)
  for (const size of options.sizes.split(',').map(Number)) await measure(size)
}
