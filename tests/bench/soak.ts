import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import { memoryOf, prepareDemo, startProduct } from './pages/children.ts'
import { repeatable, send, type Town, visits } from './soak/visitors.ts'
import { wordsOf } from './soak/words.ts'

/**
 * Sends a long mixed day of visits to the built product (`npm run build` first) and prints what memory it holds as they go by.
 * Goals: at most 470 MB resident at the end, and at most 1.05 times what it was half-way.
 * npm run bench:soak [-- --requests 100000] [--connections 8] [--seed 1] [--steps 20]
 * Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '20' },
  },
})
const [requests, connections, seed, steps] = [options.requests, options.connections, options.seed, options.steps].map(
  Number,
) as [number, number, number, number]
/** A visitor goes after so many requests, and another comes from an address of their own. */
const stay = 40
const goal = { megabytes: 470, growth: 1.05 }

const env = prepareDemo('data/bench/soak')
const product = await startProduct(env)
const base = `http://127.0.0.1:${product.port}`

async function publicPages(): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(base + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, at]) => new URL(at!).pathname,
    )
  const parts = await locations('/sitemap.xml')
  return (await Promise.all(parts.map(locations))).flat()
}

async function signedIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${base}/api/provider/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ loginUsername: 'zhongwen.du', loginPassword: demoPassword }),
  })
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]!)
  if (cookie.length === 0) throw new Error(`Nobody could sign in: ${await answer.text()}`)
  return { Cookie: cookie.join('; ') }
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const megabytes = (bytes: number) => Math.round(bytes / 1e6)

try {
  const town: Town = { pages: await publicPages(), words: wordsOf(env.DATABASE_URL!), desk: await signedIn() }
  const next = visits(repeatable(seed), town)
  const statuses = new Map<number, number>()
  const resident: number[] = []
  let sent = 0
  console.log(
    `${requests} visits over ${connections} connections, ${town.pages.length} public addresses, Node ${process.version}\n`,
  )
  row('visits', 'resident MB', 'heap used MB', 'heap MB', 'external MB', 'buffers MB')
  row('---', '---', '---', '---', '---', '---')
  const report = async () => {
    const held = await memoryOf(product.process)
    resident.push(held.rss)
    row(sent, ...[held.rss, held.heapUsed, held.heapTotal, held.external, held.arrayBuffers].map(megabytes))
  }
  /** One visitor after another on one connection. */
  async function visitors(worker: number, until: number): Promise<void> {
    for (let visitor = 0; sent < until; visitor++) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const address = `127.${worker + 1}.${(sent >> 8) % 250}.${1 + (visitor % 250)}`
      for (let left = stay; left > 0 && sent < until; left--) {
        sent++
        const status = await send(agent, product.port, next(), address)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      agent.destroy()
    }
  }
  await report()
  for (let step = 1; step <= steps; step++) {
    const until = Math.round((requests * step) / steps)
    await Promise.all(Array.from({ length: connections }, (_, worker) => visitors(worker, until)))
    await report()
  }
  const [half, end] = [resident[Math.round(steps / 2)]!, resident.at(-1)!]
  console.log(
    `\nStatuses: ${[...statuses]
      .toSorted()
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  )
  console.log(
    `At the end ${megabytes(end)} MB (goal ≤ ${goal.megabytes}), ${(end / half).toFixed(3)} × half-way (goal ≤ ${goal.growth}).`,
  )
} finally {
  product.process.kill()
}
