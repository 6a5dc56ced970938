import { writeSync } from 'node:fs'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { Random } from '#tests/bench/search/random.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { madeFacilityIds } from '#tests/factories/directory.ts'
import { bookingInput, type Practice, somebody } from '#tests/factories/booking.ts'

/**
 * One of the processes of the race: books, holds, moves and cancels at hot times of one provider, many at once, and
 * writes a line for every answer: `ok <step> <appointment id> <start>`, `no <code>`, `bad <what>`. Killed at any moment.
 */
export type RaceOrder = {
  url: string
  seed: number
  attempts: number
  clock: number
  hot: number[]
  practices: Practice[]
}

const order = JSON.parse(process.argv[2]!) as RaceOrder
const random = new Random(order.seed)
// Written at once, so that a kill cannot take back what was acknowledged.
const say = (line: string) => writeSync(1, `${line}\n`)
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random.next() * values.length)]!
const mine: string[] = []
// The desk of the race has a seat at each of its places, which another process made.
madeFacilityIds.push(...order.practices.map(({ facilityId }) => facilityId))

async function step(number: number): Promise<void> {
  const practice = pick(order.practices)
  const startsAt = pick(order.hot)
  const chance = random.next()
  const actor = deskActor({ id: 'race' })
  try {
    if (chance < 0.1 && mine.length > 0) {
      const appointmentId = pick(mine)
      await rescheduleAppointment({ appointmentId, startsAt, actor })
      say(`ok move ${appointmentId} ${startsAt}`)
    } else if (chance < 0.15 && mine.length > 0) {
      const appointmentId = pick(mine)
      await cancelAppointment({ appointmentId, actor, reasonCode: null })
      say(`ok cancel ${appointmentId} 0`)
    } else if (chance < 0.2) {
      const holderKey = `${order.seed}-${number}`
      await holdSlot({ ...practice, startsAt, holderKey })
      const input = bookingInput(practice, { startsAt, holderKey, patient: person(number) })
      const { appointmentId } = await bookAppointment(input)
      mine.push(appointmentId)
      say(`ok book ${appointmentId} ${startsAt}`)
    } else {
      const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt, patient: person(number) }))
      mine.push(appointmentId)
      say(`ok book ${appointmentId} ${startsAt}`)
    }
  } catch (error) {
    say(error instanceof DomainError ? `no ${error.code}` : `bad ${String(error)}`)
  }
}

const person = (number: number) => somebody({ nameEn: `Race ${order.seed} Number ${number}`, email: null })

setClock(order.clock)
await openDatabase(order.url)
say('ready')
const numbers = Array.from({ length: order.attempts }, (_, index) => index)
const lane = async () => {
  for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await step(number)
}
await Promise.all(Array.from({ length: 16 }, lane))
await closeDatabase()
say('done')
