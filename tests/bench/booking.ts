import './first-start.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { syncsPerSecond } from './booking/disk.ts'
import { bookAll, closeStage, makeStage, type Seat } from './booking/stage.ts'
import { printTwin } from './booking/twin.ts'

/**
 * Measures durable bookings beside the disk's own syncs (one process, 32 waiting), and how long the slowest wait when
 * four processes write instead of one; then what sealing costs a booking and a desk's day, beside a twin with plain columns. Prints tables:
 * npm run bench:booking [-- --rounds 9] [--bookings 320] [--twin]
 * With --twin the second part only.
 * Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    bookings: { type: 'string', default: '320' },
    twin: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const bookings = Number(options.bookings)
const waiting = 32
const processes = 4
/** Bookings of a process before it is measured. */
const warmUp = 96

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
const median = (values: readonly number[]) => quantile(values, 0.5)
const p99 = (values: readonly number[]) => quantile(values, 0.99)
const text = (value: number, digits = 0) => value.toLocaleString('en-US', { maximumFractionDigits: digits })

type Answer = { waits: number[] }

/** The same bookings and the same number waiting in all, shared out among processes whose code has been compiled. */
async function bookInProcesses(count: number): Promise<number[]> {
  const writer = fileURLToPath(new URL('./booking/writer.ts', import.meta.url))
  const children = Array.from({ length: count }, () => fork(writer))
  await Promise.all(children.map((child) => once(child, 'message')))
  const ask = (own: readonly Seat[]) =>
    children.map((child: ChildProcess, index) => {
      child.send({ seats: own.filter((_, seat) => seat % count === index), waiting: waiting / count })
      return once(child, 'message') as Promise<[Answer]>
    })
  await Promise.all(ask(take(count * warmUp)))
  return (await Promise.all(ask(take(bookings)))).flatMap(([{ waits }]) => waits)
}

mkdirSync('data/bench', { recursive: true })
if (options.twin) {
  await printTwin(rounds, bookings)
  process.exit()
}
const needed = rounds * (bookings * 3 + (processes + 1) * warmUp) + warmUp
const seats = await makeStage(Math.max(40, Math.ceil(needed / 900)), 58)
if (seats.length < needed) throw new Error(`Only ${seats.length} open times for ${needed} bookings.`)
const take = (count: number) => seats.splice(0, count)

// The first bookings of a process compile its code.
await bookAll(take(warmUp), waiting)
const rates: number[] = []
const syncs: number[] = []
const waits: number[] = []
for (let round = 0; round < rounds; round++) {
  syncs.push(syncsPerSecond('data/bench', 1000))
  const { waits: each, took } = await bookAll(take(bookings), waiting)
  rates.push((bookings * 1000) / took)
  waits.push(...each)
}
await closeStage()

const alone: number[] = []
const shared: number[] = []
for (let round = 0; round < rounds; round++) {
  alone.push(p99(await bookInProcesses(1)))
  shared.push(p99(await bookInProcesses(processes)))
}

const ratios = rates.map((rate, round) => rate / syncs[round]!)
const fairness = shared.map((wait, round) => wait / alone[round]!)
const node = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`
console.log(`${node}; ${rounds} interleaved rounds of ${bookings} bookings; medians (range).\n`)
const range = (values: readonly number[], digits = 0) =>
  `${text(median(values), digits)} (${text(Math.min(...values), digits)}–${text(Math.max(...values), digits)})`
console.log('| what | figure |\n|---|---|')
console.log(`| durable bookings/s, one process, ${waiting} waiting | ${range(rates)} |`)
console.log(`| fdatasync/s of the same disk | ${range(syncs)} |`)
console.log(`| P8: bookings ÷ fdatasync (goal ≥ 3) | ${range(ratios, 2)} |`)
console.log(`| wait for one booking in it: median, p99 | ${text(median(waits), 1)} ms, ${text(p99(waits), 1)} ms |`)
console.log(`| p99 wait, one writing process, ${waiting} waiting | ${range(alone)} ms |`)
console.log(
  `| p99 wait, ${processes} writing processes, ${waiting / processes} waiting in each | ${range(shared)} ms |`,
)
console.log(`| P9: p99 of ${processes} ÷ of one (goal ≤ 3) | ${range(fairness, 2)} |`)
await printTwin(rounds, bookings)
