import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { readLateness, readLine } from '#app/modules/booking/queue/queries/line.server.ts'
import { turnInLine, type WaitTurn } from '#app/modules/booking/queue/wait-estimate.ts'
import { choiceWords, type Desk } from '#app/modules/desk/pages/open-desk.server.ts'

/** What a screen in a waiting room shows of a doctor: numbers, and nothing of anybody. */
export type ScreenDoctor = Readonly<{
  slug: string
  name: string
  inRoom: number[]
  /** In the order in which they are called, each with the minutes until then. */
  waiting: Readonly<{ number: number; turn: WaitTurn | null }>[]
  /** Who waits with an appointment is called by name, and only counted here. */
  booked: number
  lateBy: number
}>

/** The screen of a facility's waiting room: doctors who have a number with them, somebody waiting, or are late. */
export async function screenPage(desk: Desk, now = clockNow()) {
  const { choice, locale } = desk
  const colleagues = choice?.colleagues ?? []
  const ids = colleagues.map(({ providerFacilityId }) => providerFacilityId)
  const timeZone = choice?.facility.timeZone
  const at = timeZone ? { now, timeZone } : null
  const [line, late] = at
    ? await Promise.all([readLine(db, ids, at), readLateness(db, ids, at)])
    : [[], new Map<string, number>()]
  const doctors = colleagues.flatMap(({ providerFacilityId, doctor: { slug, name } }): ScreenDoctor[] => {
    const own = line.filter((visit) => visit.providerFacilityId === providerFacilityId)
    const lateBy = late.get(providerFacilityId) ?? 0
    const numbered = own.flatMap(({ id, status, queueNumber }) =>
      queueNumber === null ? [] : [{ id, status, number: queueNumber }],
    )
    const inRoom = numbered.flatMap(({ status, number }) => (status === 'in_room' ? number : []))
    const waiting = numbered.flatMap(({ id, status, number }) =>
      status === 'arrived' ? [{ number, turn: turnInLine(own, id, { now, lateBy }) }] : [],
    )
    const booked = own.filter(({ status, queueNumber }) => status === 'arrived' && queueNumber === null).length
    const isShown = inRoom.length + waiting.length + booked > 0 || lateBy > 0
    return isShown ? [{ slug, name, inRoom, waiting, booked, lateBy }] : []
  })
  return { choice: choiceWords(desk), doctors, time: timeZone ? formatInstantClock(now, timeZone, locale) : null }
}

export type ScreenPageData = Awaited<ReturnType<typeof screenPage>>
