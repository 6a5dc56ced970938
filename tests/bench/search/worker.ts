import { readFileSync } from 'node:fs'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { Corpus, stopClock, type Reference } from './corpus.ts'
import { fingerprint, type Builder, type Engine } from './engine.ts'
import { engineNames } from './engines.ts'
import { buildMiniSearch } from './mini-search.ts'
import { buildOurs, openOurs } from './ours.ts'
import { buildPgTrgm } from './pg-trgm.ts'
import type { BenchQuery } from './queries.ts'
import { buildFts, splitFlavor, trigramFlavor } from './sqlite-fts.ts'
import { buildTypedScan } from './typed-scan.ts'

export type Task =
  { ask: BenchQuery } | { warmUp: BenchQuery[] } | { isSomebody: string } | { footprint: true } | { end: true }
/** Fields that a task does not ask for are at their zero. */
export type TaskResult = {
  ms: number
  print: string
  top: number[]
  diskBytes: number | null
  addedMemory: number
  isSomebody: boolean
}

const warmUpCalls = 1_000
const warmUpMs = 400

const [name = '', size = '0', directory = ''] = process.argv.slice(2)
stopClock()
const corpus = new Corpus(Number(size), JSON.parse(readFileSync(`${directory}/reference.json`, 'utf8')) as Reference)
const ourFile = `${directory}/ours-${size}.sqlite`
const nothing: TaskResult = { ms: 0, print: '', top: [], diskBytes: null, addedMemory: 0, isSomebody: false }

/**
 * Bytes held by heap and buffers after collecting garbage. The resident size of a process moves with what the system
 * takes back under load, so that the difference of two readings of it can even be negative.
 */
function heldBytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Whether a spelling finds people as it stands, for our engine; such a spelling is no typing error. */
async function isSomebody(text: string): Promise<boolean> {
  const { total, corrected } = await searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 1 })
  return total > 0 && corrected === null
}

async function builder(): Promise<Builder> {
  switch (name) {
    case engineNames.fts:
      return buildFts(splitFlavor, `${directory}/fts-${size}.sqlite`)
    case engineNames.trigram:
      return buildFts(trigramFlavor, `${directory}/trigram-${size}.sqlite`)
    case engineNames.minisearch:
      return buildMiniSearch()
    case engineNames.scan:
      return buildTypedScan()
    default:
      return buildPgTrgm(process.env.BENCH_DATABASE_URL ?? '')
  }
}

async function build(): Promise<Engine> {
  if (name === 'ours') return openOurs(ourFile, corpus)
  const made = await builder()
  for (const doctor of corpus) await made.add(doctor)
  return made.finish()
}

async function perform(engine: Engine, task: Task, before: number): Promise<TaskResult> {
  if ('ask' in task) {
    const start = performance.now()
    const answer = await engine.search(task.ask)
    const ms = performance.now() - start
    return { ...nothing, ms, print: fingerprint(answer), top: answer.top }
  }
  if ('warmUp' in task) {
    const start = performance.now()
    for (let call = 0; call < warmUpCalls && performance.now() - start < warmUpMs; call++) {
      await engine.search(task.warmUp[call % task.warmUp.length]!)
    }
    return nothing
  }
  if ('isSomebody' in task) return { ...nothing, isSomebody: await isSomebody(task.isSomebody) }
  return { ...nothing, diskBytes: engine.diskBytes(), addedMemory: heldBytes() - before }
}

// A first word of the process: "build" makes our index and ends; any other name is an engine that stays to be asked.
if (name === 'build') {
  const diskBytes = await buildOurs(ourFile, corpus)
  process.send!({ ...nothing, diskBytes })
  process.disconnect()
} else {
  // Code and tables of the language are there before the engine is; what is counted is what it adds.
  corpus.at(0)
  const before = heldBytes()
  const engine = await build()
  process.on('message', (task: Task) => {
    void (async () => {
      const result = await perform(engine, task, before)
      process.send!(result)
      if ('end' in task) {
        await engine.close()
        process.disconnect()
      }
    })()
  })
  process.send!(nothing)
}
