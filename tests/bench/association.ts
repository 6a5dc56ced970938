import './first-start.ts'
import { mkdirSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { readMemberFilters } from '#app/modules/association/members/member-filters.ts'
import { countApplications, listMembers } from '#app/modules/association/members/queries/member-list.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { insertAssociation } from '#tests/factories/associations.ts'

/**
 * Measures what the database answers for the page of members costs in a large association, and in turns in one of twenty members:
 * npm run bench:association [-- --members 20000] [--rounds 30]
 * Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: { members: { type: 'string', default: '20000' }, rounds: { type: 'string', default: '30' } },
})
const [large, rounds] = [Number(options.members), Number(options.rounds)]
const small = 20
const mostTimes = 2
/** Views of one measurement: a single one is shorter than what the clock of the processor tells apart. */
const atOnce = 50
const begin = Date.parse('2026-10-20T14:00:00Z')

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** An association of so many members; one of a hundred waits to be taken in. */
async function makeAssociation(members: number): Promise<string> {
  const associationId = await withTransaction((tx) => insertAssociation(tx))
  for (let first = 0; first < members; first += 500)
    await withTransaction(async (tx) => {
      const count = Math.min(500, members - first)
      const rows = Array.from({ length: count }, (_, index) => {
        const serial = first + index
        const at = begin + serial * 1000
        return {
          ...({ id: newId(), associationId, role: 'member', isPublic: false, version: 1 } as const),
          ...{ status: serial % 100 === 99 ? ('applied' as const) : ('active' as const), createdAt: at, updatedAt: at },
          ...{ name: `Member ${serial}`, email: `member.${serial}@example.com`, number: String(serial) },
        }
      })
      await tx.insert(associationMembers).values(rows)
    })
  return associationId
}

const views = [
  { what: 'the first view', search: '', isBound: true },
  { what: 'those who have applied, of whom twenty members have none', search: 'status=applied', isBound: false },
  { what: 'a search for one name', search: 'q=Member 7', isBound: false },
] as const

async function costOf(associationId: string, search: string): Promise<number> {
  const filters = readMemberFilters(new URLSearchParams(search))
  const before = process.cpuUsage()
  for (let view = 0; view < atOnce; view++)
    await Promise.all([listMembers(associationId, filters), countApplications(associationId)])
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / atOnce
}

mkdirSync('data/bench', { recursive: true })
for (const suffix of ['', '-wal', '-shm']) rmSync(`data/bench/association.sqlite${suffix}`, { force: true })
const connection = await openDatabase('file:data/bench/association.sqlite')
await connection.migrate()
setClock(begin)
const ids = { small: await makeAssociation(small), large: await makeAssociation(large) }
console.log(
  `${large.toLocaleString('en-US')} members and ${small}; ${rounds} rounds of ${atOnce} views in turns; medians, ms of processor a view.\n`,
)
console.log(`| page | ${small} | ${large} | times, goal ≤ ${mostTimes} |\n|---|---|---|---|`)
for (const { what, search, isBound } of views) {
  const costs = { small: [] as number[], large: [] as number[] }
  // The first two rounds compile the code.
  for (let round = -2; round < rounds; round++) {
    const pair = { small: await costOf(ids.small, search), large: await costOf(ids.large, search) }
    if (round < 0) continue
    costs.small.push(pair.small)
    costs.large.push(pair.large)
  }
  const times = median(costs.large) / median(costs.small)
  const verdict = isBound ? (times <= mostTimes ? ', met' : ', **missed**') : ', no goal'
  console.log(
    `| ${what} | ${median(costs.small).toFixed(2)} | ${median(costs.large).toFixed(2)} | ${times.toFixed(2)}${verdict} |`,
  )
}
await closeDatabase()
console.log(
  `\nLoad ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}.`,
)
