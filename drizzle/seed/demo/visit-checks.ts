import { wallMinutes } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import type { simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import type { Life } from './visit-life.ts'

/** The demo clinic at which visits say how their patients are insured, so that there is something to check for the next day. */
export const insuredFacilityId = 'demo-magnolia-medical-building'

/** That a payer was asked about a visit: when, and which answer its member id is for. */
export type VisitCheck = Readonly<{ answer: keyof typeof simulatedIds; at: number }>

type Visit = Readonly<{
  id: string
  providerFacility: Readonly<{ facilityId: string; timeZone: string }>
  slot: Readonly<{ startsAt: number }>
  life: Life
}>

/** Every other of the first visits of each shift is asked about: whoever looks sees each answer, and visits that nobody has asked about. */
const shiftStarts = ['00:00', '15:00'].map(wallMinutes)
const answers = ['active', 'inactive', 'birthDate'] as const
/** On the wall of the evening before. */
const askedFrom = wallMinutes('17:30')
const minutesEach = 4

const isExpected = ({ life }: Visit, at: number) => {
  const status = life.findLast((step) => step.at <= at)?.to
  return (status === 'booked' || status === 'confirmed') && life.at(-1)!.to === 'completed'
}

/** The visits of a facility's day, sorted by time, about which a payer is asked the evening before, by id. */
export function checksOfDay(visits: readonly Visit[]): Map<string, VisitCheck> {
  const [first] = visits
  if (first?.providerFacility.facilityId !== insuredFacilityId) return new Map()
  const zone = zoneOffsets(first.providerFacility.timeZone)
  const before = zone.dayOf(first.slot.startsAt) - 1
  return new Map(
    shiftStarts.flatMap((from, shift) => {
      const to = shiftStarts[shift + 1] ?? Infinity
      const turnOf = (index: number) =>
        zone.instantOf(before, askedFrom + (shift * answers.length + index) * minutesEach, 'start')
      const own = visits.filter((visit) => {
        const minute = zone.minuteOf(visit.slot.startsAt)
        return minute >= from && minute < to && isExpected(visit, turnOf(0))
      })
      return answers.flatMap((answer, index) => {
        const visit = own[index * 2]
        return visit ? [[visit.id, { answer, at: turnOf(index) }] as const] : []
      })
    }),
  )
}
