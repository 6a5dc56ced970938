import { rmSync } from 'node:fs'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'

export const file = 'data/bench/booking.sqlite'
const clock = Date.parse('2026-10-20T14:00:00Z')

/** A time that nobody has yet. */
export type Seat = Pick<Practice, 'providerFacilityId' | 'visitTypeId'> & { startsAt: number }

/** A fresh database with doctors whose times are all open, and those times in an order that mixes the doctors. */
export async function makeStage(doctors: number, days: number): Promise<Seat[]> {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const connection = await openDatabase(`file:${file}`)
  await connection.migrate()
  setClock(clock)
  const practices: Practice[] = []
  for (let doctor = 0; doctor < doctors; doctor++)
    practices.push(await withTransaction((tx) => insertPractice(tx, { visitType: { minutes: 20, alignMinutes: 20 } })))
  const seats: Seat[][] = []
  for (const { providerFacilityId, visitTypeId } of practices) {
    const open = await findOpenSlots([providerFacilityId], visitTypeId, '2026-10-21', days)
    const { slots } = open.get(providerFacilityId)!
    seats.push(slots.map(({ startsAt }) => ({ providerFacilityId, visitTypeId, startsAt })))
  }
  const longest = Math.max(...seats.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => seats.flatMap((own) => own[index] ?? [])).flat()
}

export async function openStage(from = file): Promise<void> {
  await openDatabase(`file:${from}`)
  setClock(clock)
}

export const closeStage = closeDatabase

/** Books every seat with so many waiting at once. @returns how long each waited for its answer, in milliseconds, and all together. */
export async function bookAll(seats: readonly Seat[], waiting: number): Promise<{ waits: number[]; took: number }> {
  const queue = [...seats]
  const waits: number[] = []
  const start = performance.now()
  const lane = async () => {
    for (let seat = queue.shift(); seat; seat = queue.shift()) {
      const asked = performance.now()
      const patient = somebody({ phone: `+1646${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}` })
      await bookAppointment(bookingInput(seat, { startsAt: seat.startsAt, patient, emailConsent: false }))
      waits.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: waiting }, lane))
  return { waits, took: performance.now() - start }
}
