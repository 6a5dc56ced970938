import { get } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import {
  cpuSeconds,
  drive,
  type Measured,
  prepareDemo,
  renderBare,
  startBareRender,
  startLoad,
  startProduct,
  startRaw,
} from './pages/children.ts'

/**
 * Measures public pages of the built product (`npm run build` first) and prints two tables:
 * P10, requests a CPU second of a kept page beside node:http sending the same bytes; P11, the CPU time of a list page that is
 * made anew beside renderToString of the same tree.
 * npm run bench:pages [-- --rounds 15] [--requests 10000] [--renders 60] [--path /en-US/doctor]
 * Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    requests: { type: 'string', default: '10000' },
    renders: { type: 'string', default: '60' },
    path: { type: 'string', default: '/en-US/doctor' },
  },
})
const [rounds, requests, renders] = [options.rounds, options.requests, options.renders].map(Number) as [
  number,
  number,
  number,
]
const connections = 32
const browser = { 'User-Agent': 'Mozilla/5.0', 'Accept-Language': 'zh-CN', Accept: 'text/html' }
const packed = { ...browser, 'Accept-Encoding': 'gzip, deflate, br' }

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const spread = (values: readonly number[], digits: number) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

type Answer = { headers: string[]; body: Buffer }

/** An answer as it came, without the headers that node:http adds by itself. */
function fetchRaw(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, fail) => {
    get({ port, path, headers, host: '127.0.0.1' }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => {
        const kept: string[] = []
        for (let index = 0; index < res.rawHeaders.length; index += 2) {
          const [name, value] = [res.rawHeaders[index]!, res.rawHeaders[index + 1]!]
          if (!/^(?:date|connection|keep-alive|x-request-id)$/i.test(name)) kept.push(name, value)
        }
        done({ headers: kept, body: Buffer.concat(chunks) })
      })
    }).on('error', fail)
  })
}

/** CPU seconds of a child while something is done to it. */
async function costOf({ process: child }: Pick<Measured, 'process'>, work: () => Promise<void>): Promise<number> {
  const before = await cpuSeconds(child)
  await work()
  return (await cpuSeconds(child)) - before
}

const client = await startLoad()
const env = prepareDemo('data/bench/pages')
const product = await startProduct(env)
const children = [client, product.process]

async function comparePlain(name: string, path: string, headers: Record<string, string>): Promise<void> {
  const ask = () => fetchRaw(product.port, path, headers)
  // The first answer makes the page, the second begins its best encoding.
  await ask()
  await ask()
  await new Promise((done) => setTimeout(done, 1000))
  const answer = await ask()
  const raw = await startRaw(answer.headers, answer.body)
  children.push(raw.process)
  const load = (port: number, count = requests) => drive(client, { port, path, headers, requests: count, connections })
  const rates: { ours: number[]; raw: number[]; ratio: number[] } = { ours: [], raw: [], ratio: [] }
  // Code is compiled, and what the product reads at its start is read.
  for (let time = 0; time < 2; time++) for (const { port } of [product, raw]) await load(port, 15_000)
  for (let round = 0; round < rounds; round++) {
    const ours = requests / (await costOf(product, () => load(product.port)))
    const bare = requests / (await costOf(raw, () => load(raw.port)))
    rates.ours.push(ours)
    rates.raw.push(bare)
    rates.ratio.push(ours / bare)
  }
  raw.process.kill()
  row(name, answer.body.length, spread(rates.ours, 0), spread(rates.raw, 0), spread(rates.ratio, 2))
}

async function compareMade(): Promise<void> {
  const bare = await startBareRender(env)
  children.push(bare)
  const url = `http://127.0.0.1${options.path}`
  let turn = 0
  const made = (headers: Record<string, string>, query = '') => {
    const load = { port: product.port, path: options.path + query, headers, requests: renders, connections: 4 }
    // A view that there is none of is the usual one, under an address of its own.
    return drive(client, { ...load, anew: `view=none-${turn++}` })
  }
  const costs: Record<string, number[]> = { bare: [], made: [], packed: [], shell: [] }
  for (let round = -2; round < rounds; round++) {
    const turnCosts = {
      bare: await costOf({ process: bare }, () => renderBare(bare, url, renders)),
      made: await costOf(product, () => made(browser)),
      packed: await costOf(product, () => made(packed)),
      shell: await costOf(product, () => made(browser, '?unknown=1')),
    }
    // Two rounds to compile the code.
    if (round >= 0) for (const [name, cost] of Object.entries(turnCosts)) costs[name]!.push((cost / renders) * 1000)
  }
  const ratio = (name: string) => costs[name]!.map((cost, index) => cost / costs.bare![index]!)
  row('bare renderToString', spread(costs.bare!, 2), 1)
  row('made by the cache', spread(costs.made!, 2), `**${spread(ratio('made'), 2)}**`)
  row('– and compressed (gzip)', spread(costs.packed!, 2), spread(ratio('packed'), 2))
  row('made behind Express (not kept)', spread(costs.shell!, 2), spread(ratio('shell'), 2))
}

try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`)
  console.log(`${rounds} interleaved rounds, medians (range)\n\nP10: requests a CPU second, ${options.path}\n`)
  row('answer', 'bytes', 'ours', 'node:http, same bytes', 'ratio (goal ≥ 0.8)')
  row('---', '---', '---', '---', '---')
  await comparePlain('brotli', options.path, packed)
  await comparePlain('identity', options.path, browser)
  console.log(`\nP11: CPU milliseconds of a page made anew, ${options.path}\n`)
  row('way', 'ms', '÷ bare (goal ≤ 2.0)')
  row('---', '---', '---')
  await compareMade()
} finally {
  for (const child of children) child.kill()
}
