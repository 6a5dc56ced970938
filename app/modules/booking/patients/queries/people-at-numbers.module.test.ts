import { beforeEach, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findPatientsAt } from './find-people.server.ts'
import { findPatientsAtNumbers } from './people-at-numbers.server.ts'

useDatabase()

const tuesday = Date.parse('2026-10-20T14:00:00Z')
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const [mei, wang, nobody] = ['+12125550123', '+12125550124', '+12125550125'] as const
let practice: Practice
let foreign: Practice
let booked = 0

beforeEach(async () => {
  setClock(tuesday)
  booked = 0
  await withTransaction(async (tx) => {
    practice = await insertPractice(tx)
    foreign = await insertPractice(tx)
  })
})

/** Books an hour later than the one before, a minute later. */
function book(nameEn: string, phone: string, at = practice) {
  setClock(tuesday + booked * minuteMs)
  return bookAppointment(
    bookingInput(at, { startsAt: wednesday + booked++ * hourMs, patient: somebody({ nameEn, phone }) }),
  )
}

async function names(numbers: readonly string[], limit = 12) {
  const found = await findPatientsAtNumbers(db, [practice], numbers, limit)
  return Object.fromEntries([...found].map(([number, people]) => [number, people.map(({ nameEn }) => nameEn)]))
}

it('finds by each number who has it or whose booker has it and is seen here, and nobody of elsewhere', async () => {
  await book('Mei Cheung', mei)
  await book('Ling Cheung', mei)
  await book('Wei Wang', wang)
  await book('Ann Elsewhere', wang, foreign)
  await book('Ben Elsewhere', nobody, foreign)
  expect(await names([mei, wang, nobody])).toEqual({ [mei]: ['Ling Cheung', 'Mei Cheung'], [wang]: ['Wei Wang'] })
  for (const phone of [mei, wang]) {
    const alone = await findPatientsAt(db, [practice], { phone }, 12)
    expect((await names([mei, wang]))[phone]).toEqual(alone.map(({ nameEn }) => nameEn))
  }
  const contact = somebody({ nameEn: 'Lily Lin', phone: nobody })
  await bookAppointment(
    bookingInput(practice, {
      ...{ startsAt: wednesday + booked * hourMs, forWhom: 'parent', contact },
      patient: somebody({ nameEn: 'Old Lin', phone: null, email: null }),
    }),
  )
  expect(await names([nobody])).toEqual({ [nobody]: ['Old Lin'] })
  expect(await names([mei], 1)).toEqual({ [mei]: ['Ling Cheung'] })
  expect(await names([])).toEqual({})
  expect((await findPatientsAtNumbers(db, [], [mei], 12)).size).toBe(0)
})
