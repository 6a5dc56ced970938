import './first-start.ts'
import { deepStrictEqual } from 'node:assert'
import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { countOpenSlots, openSlots } from '#app/modules/booking/slots/open-slots.ts'
import { findOpenSlots, openingCounts } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { readSchedules } from '#app/modules/booking/slots/queries/schedules.server.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { appointments, providerSchedules } from '#drizzle/schema/index.ts'
import { Random } from './search/random.ts'
import { inputOf, slotCases } from './slots/cases.ts'
import { intlStarts } from './slots/intl-slots.ts'
import { luxonStarts } from './slots/luxon-slots.ts'
import { slowSlots } from './slots/oracle.ts'
import {
  appointmentRow,
  insertPatient,
  insertProviderFacility,
  insertRule,
  insertVisitType,
  type StoredProviderFacility,
} from './slots/stored-schedule.ts'

/**
 * Measures the open slots of a result page beside luxon and cached Intl arithmetic and prints a table; or compares with
 * the oracle:
 * npm run bench:slots [-- --rounds 31] [--oracle 100000] [--seed 1]
 * Figures are for comparison on one machine, never a test.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '31' },
    oracle: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

/** Doctors of the table, doctors of a page, days shown, days that hold bookings. */
const [doctors, pageSize, days, bookedDays] = [200, 20, 14, 60]
/** The Sunday of the clock change, November 1, lies in the middle. */
const fromDate = '2026-10-25'
const clock = Date.parse('2026-10-20T14:00Z')
const slotMinutes = 20
const file = 'data/bench/slots.sqlite'

async function fill(): Promise<string[]> {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const connection = await openDatabase(`file:${file}`)
  await connection.migrate()
  const random = new Random(20_261_101)
  const zone = zoneOffsets('America/New_York')
  const first = zone.dayOf(clock)
  const providerFacilities: StoredProviderFacility[] = []
  for (let doctor = 0; doctor < doctors; doctor++)
    await withTransaction(async (tx) => {
      const providerFacility = await insertProviderFacility(tx)
      providerFacilities.push(providerFacility)
      const visitTypeId = await insertVisitType(tx, providerFacility, {
        minutes: slotMinutes,
        alignMinutes: slotMinutes,
      })
      await insertRule(tx, providerFacility, { starts: '09:00', ends: '13:00' })
      await insertRule(tx, providerFacility, { starts: '14:00', ends: '18:00' })
      const patientId = await insertPatient(tx)
      const rows = []
      for (let day = first; day < first + bookedDays; day++)
        for (let minute = 540; minute < 1080; minute += slotMinutes) {
          if (minute >= 780 && minute < 840) continue
          const startsAt = zone.instantOf(day, minute, 'start')
          const visit = { patientId, visitTypeId, startsAt, minutes: slotMinutes }
          if (random.chance(0.4)) rows.push(appointmentRow(providerFacility, visit))
        }
      for (let i = 0; i < rows.length; i += 500) await tx.insert(appointments).values(rows.slice(i, i + 500))
    })
  return providerFacilities.slice(0, pageSize).map(({ id }) => id)
}

type Way = { name: string; before?: () => Promise<void>; run: () => unknown }

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

async function measurePage(): Promise<void> {
  setClock(clock)
  const ids = await fill()
  const query = { providerFacilityIds: ids, visitTypeId: null, fromDate, days, now: clock }
  const read = () => readSchedules(db, query)
  const inputs = [...(await read()).values()]
  /** Makes all that is kept in memory worthless, as changes of every doctor's hours and appointments do. */
  const forget = () =>
    withTransaction(async (tx) => {
      await tx.update(providerSchedules).set({
        revision: sql`${providerSchedules.revision} + 1`,
        hoursRevision: sql`${providerSchedules.hoursRevision} + 1`,
      })
    })
  const page = () => openingCounts(ids, fromDate, days, clock)
  const ways: Way[] = [
    { name: 'ours, counts a day (result page)', run: page },
    { name: '– the same, nothing kept in memory', before: forget, run: page },
    { name: 'ours, every slot', run: () => findOpenSlots(ids, null, fromDate, days, clock) },
    { name: 'our reads + luxon', run: async () => [...(await read()).values()].map(luxonStarts) },
    { name: 'our reads + cached Intl', run: async () => [...(await read()).values()].map(intlStarts) },
    { name: '– reads alone', run: read },
    { name: '– our arithmetic alone, counts', run: () => inputs.map((input) => countOpenSlots([input])) },
    { name: '– luxon arithmetic alone', run: () => inputs.map(luxonStarts) },
    { name: '– Intl arithmetic alone', run: () => inputs.map(intlStarts) },
  ]

  const ours = [...(await findOpenSlots(ids, null, fromDate, days, clock)).values()]
  const starts = ours.map(({ slots }) => slots.map(({ startsAt }) => startsAt))
  deepStrictEqual(starts, inputs.map(intlStarts))
  deepStrictEqual(starts, inputs.map(luxonStarts))
  const counts = [...(await openingCounts(ids, fromDate, days, clock)).values()].map((each) => each.counts)
  deepStrictEqual(
    counts.map((each) => each.reduce((sum, count) => sum + count)),
    starts.map(({ length }) => length),
  )

  const rounds = Math.max(15, Number(options.rounds))
  const times = ways.map(() => [] as number[])
  for (let round = -5; round < rounds; round++)
    for (const [index, { run, before }] of ways.entries()) {
      await before?.()
      const begin = performance.now()
      await run()
      if (round >= 0) times[index]!.push(performance.now() - begin)
    }
  const medians = times.map(median)
  const luxon = medians[ways.findIndex(({ name }) => name === 'our reads + luxon')]!
  const cpu = cpus()
  console.log(`${cpu.length} × ${cpu[0]?.model.trim()}, Node ${process.version}; ${rounds} rounds, interleaved`)
  console.log(
    `${pageSize} doctors × ${days} days from ${fromDate} (clock change inside), ${slotMinutes}-minute slots, ` +
      `${starts.flat().length} open, ${inputs.reduce((sum, { taken }) => sum + taken.length / 2, 0)} bookings read; equal results\n`,
  )
  console.log(
    row(['way', 'page, ms (median)', 'quickest', 'µs a doctor-day', '÷ our reads + luxon (goal P7: ≤ 1/100)']),
  )
  console.log(row(['---', '---', '---', '---', '---']))
  for (const [index, { name }] of ways.entries()) {
    const ms = medians[index]!
    const perDay = (ms * 1000) / (pageSize * days)
    const ratio = ms < luxon ? `1/${(luxon / ms).toFixed(1)}` : (ms / luxon).toFixed(2)
    console.log(row([name, ms.toFixed(2), Math.min(...times[index]!).toFixed(2), perDay.toFixed(1), ratio]))
  }
  await closeDatabase()
}

/** Compares with the oracle: any difference ends the process with the case that shows it. */
function compareWithOracle(cases: number, seed: number): void {
  const begin = performance.now()
  let [done, slots, open] = [0, 0, 0]
  fc.assert(
    fc.property(slotCases, (test) => {
      const found = openSlots(inputOf(test))
      deepStrictEqual(found, slowSlots(test))
      slots += found.length
      if (found.length > 0) open++
      if (++done % 10_000 === 0) console.log(`${done} cases, ${((performance.now() - begin) / 1000).toFixed(0)} s`)
    }),
    { numRuns: cases, seed },
  )
  console.log(`${done} cases (seed ${seed}): 0 differences; ${open} had open slots, ${slots} slots in all.`)
}

if (options.oracle === undefined) await measurePage()
else compareWithOracle(Number(options.oracle), Number(options.seed))
