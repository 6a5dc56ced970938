import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { cpuSeconds, drive, prepareDemo, startLoad, startProduct } from './pages/children.ts'

/**
 * Measures the first page of a queue of requests in the built product (`npm run build` first) as an administrator gets it: with so many
 * requests waiting beside the same page with none, in interleaved rounds. Prints a table.
 * npm run bench:queue [-- --rounds 9] [--requests 3000] [--renders 60]
 * Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    requests: { type: 'string', default: '3000' },
    renders: { type: 'string', default: '60' },
  },
})
const [rounds, requests, renders] = [options.rounds, options.requests, options.renders].map(Number) as [
  number,
  number,
  number,
]
const path = '/admin/update-request-management'

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const spread = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

Object.assign(process.env, prepareDemo('data/bench/queue'))
const product = await startProduct(process.env)
const client = await startLoad()
// Modules read the environment when they are loaded.
const { countWaiting, emptyQueues, fillQueue, openStage } = await import('./queue/stage.ts')

/** CPU milliseconds of the server for one page. */
async function costOf(headers: Record<string, string>, cookie: string): Promise<number> {
  const before = await cpuSeconds(product.process)
  await drive(client, {
    ...{ port: product.port, path, headers: { ...headers, Cookie: cookie } },
    ...{ requests: renders, connections: 2 },
  })
  return (((await cpuSeconds(product.process)) - before) / renders) * 1000
}

try {
  const cookie = await openStage()
  const kinds = { document: { Accept: 'text/html' } }
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`)
  const costs = { empty: [] as number[], full: [] as number[], ratio: [] as number[] }
  for (let round = -3; round < rounds; round++) {
    await emptyQueues()
    const empty = await costOf(kinds.document, cookie)
    await fillQueue(requests)
    const full = await costOf(kinds.document, cookie)
    // The first rounds compile the code.
    if (round < 0) continue
    costs.empty.push(empty)
    costs.full.push(full)
    costs.ratio.push(full / empty)
  }
  console.log(`${rounds} interleaved rounds of ${renders} pages, medians (range); CPU milliseconds of ${path}\n`)
  row('none waits', `${await countWaiting()} wait`, 'ratio (goal ≤ 2.0)')
  row('---', '---', '---')
  row(spread(costs.empty, 2), spread(costs.full, 2), spread(costs.ratio, 2))
} finally {
  client.kill()
  product.process.kill()
}
