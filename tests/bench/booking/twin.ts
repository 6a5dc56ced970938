import { loadavg } from 'node:os'
import { db } from '#app/core/database/database.server.ts'
import { getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { listDayVisits } from '#app/modules/desk/queries/day-visits.server.ts'
import type { DeskProviderFacility } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { listPlainDay, makePlainTwin } from './plain-tables.ts'
import { closeStage, file, makeStage, openStage, type Seat } from './stage.ts'
import { type Keeper, writeBookings } from './twin-writes.ts'

const files = { sealed: file, plain: 'data/bench/booking-plain.sqlite' } as const
const day = '2026-10-21'
const visitsOfDay = 60
const waiting = 32
/** Done by a freshly opened database before it is measured. */
const warm = { bookings: 64, lists: 20 }
const lists = 60

type Cost = { cpu: number; wall: number }

/** Milliseconds of processor and of clock that one of `count` things took. */
async function costOf(count: number, work: () => Promise<unknown>): Promise<Cost> {
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return { cpu: (user + system) / 1000 / count, wall: (performance.now() - start) / count }
}

/** Three doctors' places, as somebody sees them who may do everything there. */
export async function providerFacilitiesOf(
  seats: readonly Pick<Seat, 'providerFacilityId'>[],
): Promise<DeskProviderFacility[]> {
  const ids = [...new Set(seats.map(({ providerFacilityId }) => providerFacilityId))]
  return Promise.all(
    ids.map(async (id) => {
      const { providerId, facilityId, timeZone } = await getProviderFacility(db, id)
      return {
        ...{ providerFacilityId: id, providerId, facilityId, timeZone },
        doctor: { slug: 'doctor', name: '白', english: 'Bai' },
        facility: { slug: 'clinic', name: '诊所', acceptsWalkIn: true },
        powers: {
          manage: true,
          admit: true,
          markNoShow: true,
          undo: true,
          export: true,
          block: true,
          fitIn: true,
          openClosed: true,
          seeWaitlist: true,
          serveWaitlist: true,
          book: true,
          repeat: true,
          subscribe: true,
          note: true,
          readReason: true,
        },
      }
    }),
  )
}

async function listDay(
  keeper: Keeper,
  providerFacilities: readonly DeskProviderFacility[],
  times: number,
): Promise<void> {
  for (let time = 0; time < times; time++) {
    const visits = await (keeper === 'sealed'
      ? listDayVisits(providerFacilities, day, 'zh-Hans')
      : listPlainDay(providerFacilities, day))
    if (visits.length !== visitsOfDay || !visits[0]!.patient.main)
      throw new Error(`The day has ${visits.length} visits.`)
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const figure = (values: readonly number[]) =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`

/** Measures bookings and a desk's day, or the day alone, on the product's tables and on a twin with plain columns, in turns; prints a table. */
export async function printTwin(
  rounds: number,
  bookings: number,
  shown: readonly ('book' | 'list')[] = ['book', 'list'],
): Promise<void> {
  const needed = visitsOfDay + (rounds + 1) * (warm.bookings + bookings)
  const seats = await makeStage(Math.max(40, Math.ceil(needed / 900)), 58)
  await closeStage()
  makePlainTwin(files.sealed, files.plain)
  const doctors = [...new Set(seats.map(({ providerFacilityId }) => providerFacilityId))].slice(0, 3)
  const daySeats = seats.filter(({ providerFacilityId }) => doctors.includes(providerFacilityId)).slice(0, visitsOfDay)
  const others = seats.filter(({ providerFacilityId }) => !doctors.includes(providerFacilityId))
  if (others.length < needed) throw new Error(`Only ${others.length} open times for ${needed} bookings.`)
  const costs = {
    book: { sealed: [] as Cost[], plain: [] as Cost[] },
    list: { sealed: [] as Cost[], plain: [] as Cost[] },
  }
  // The round before the first is not counted: the code is still being compiled in it.
  for (let round = -1; round < rounds; round++) {
    const [first, measured] = [others.splice(0, warm.bookings), others.splice(0, bookings)]
    for (const keeper of round % 2 === 0 ? (['sealed', 'plain'] as const) : (['plain', 'sealed'] as const)) {
      await openStage(files[keeper])
      if (round < 0) await writeBookings(keeper, daySeats, waiting)
      await writeBookings(keeper, first, waiting)
      const booked = await costOf(bookings, () => writeBookings(keeper, measured, waiting))
      const providerFacilities = await providerFacilitiesOf(daySeats)
      await listDay(keeper, providerFacilities, warm.lists)
      const listed = await costOf(lists, () => listDay(keeper, providerFacilities, lists))
      await closeStage()
      if (round < 0) continue
      costs.book[keeper].push(booked)
      costs.list[keeper].push(listed)
    }
  }
  const load = loadavg().map((value) => value.toFixed(1))
  console.log(
    `\nSealed and plain columns: ${rounds} rounds of ${bookings} bookings and ${lists} lists in turns, load ${load.join(', ')}.`,
  )
  console.log(
    'Medians (range).\n\n| what | by | sealed, ms | plain, ms | sealed ÷ plain (goal ≤ 1.3) |\n|---|---|---|---|---|',
  )
  const names = { book: 'writes of one booking', list: `desk's day of ${visitsOfDay} visits` } as const
  for (const what of shown)
    for (const by of ['cpu', 'wall'] as const) {
      const [sealed, plain] = [costs[what].sealed, costs[what].plain].map((own) => own.map((cost) => cost[by]))
      const ratios = sealed!.map((value, round) => value / plain![round]!)
      const clock = by === 'cpu' ? 'processor' : 'clock'
      console.log(`| ${names[what]} | ${clock} | ${figure(sealed!)} | ${figure(plain!)} | ${figure(ratios)} |`)
    }
}
