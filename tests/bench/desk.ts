import './first-start.ts'
import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { closeDatabase } from '#app/core/database/database.server.ts'
import { printTwin } from './booking/twin.ts'
import { makeDesk, searches } from './desk/many-patients.ts'

/**
 * Measures what a search at the desk of a practice with many patients costs, sealed and found by blind tokens, and in turns the same question read
 * through a plain table of the same people; then a desk's day of 60 visits beside a twin with plain columns. Prints tables:
 * npm run bench:desk [-- --patients 50000] [--rounds 15]
 * Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: { patients: { type: 'string', default: '50000' }, rounds: { type: 'string', default: '15' } },
})
const [patients, rounds] = [Number(options.patients), Number(options.rounds)]
const most = 20

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const figure = (values: readonly number[]) =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`

async function processorOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

mkdirSync('data/bench', { recursive: true })
const desk = await makeDesk(patients)
console.log(
  `${patients.toLocaleString('en-US')} patients of one practice; ${rounds} rounds in turns; medians (range), ms of processor.\n`,
)
console.log(`| what is typed | found | sealed | plain | sealed, goal ≤ ${most} |\n|---|---|---|---|---|`)
for (const { what, typed, plain } of searches) {
  const costs = { sealed: [] as number[], plain: [] as number[] }
  let found = 0
  // The first two rounds compile the code.
  for (let round = -2; round < rounds; round++) {
    // Somebody else was looked for meanwhile: who was found lately is not kept open.
    await desk.search(`过${round}`)
    const sealed = await processorOf(async () => (found = (await desk.search(typed)).length))
    const read = await processorOf(() => desk.searchPlain(plain))
    if (round < 0) continue
    costs.sealed.push(sealed)
    costs.plain.push(read)
  }
  const verdict = median(costs.sealed) <= most ? 'met' : '**missed**'
  console.log(`| ${[what, found, figure(costs.sealed), figure(costs.plain), verdict].join(' | ')} |`)
}
await closeDatabase()
console.log(
  `\nLoad ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}.`,
)
await printTwin(rounds, 64, ['list'])
