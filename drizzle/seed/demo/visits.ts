import { createHash } from 'node:crypto'
import { newReference } from '#app/modules/booking/reference.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'
import type { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { personId } from './people.ts'
import type { DemoPlace } from './visit-types.ts'

type Appointment = typeof appointments.$inferInsert
type Event = typeof appointmentEvents.$inferInsert
type Status = Appointment['status']

const minuteMs = 60_000
const dayMs = 86_400_000

/** A number between 0 and 1 that a text always gives: the demo's chance. */
export function dice(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}

/** How much of a day is taken: a few days are full, the near ones busier than the later ones. */
export function loadOf(placeId: string, date: string, daysAhead: number): number {
  const chance = dice(`load ${placeId} ${date}`)
  if (daysAhead >= 0 && chance < 0.08) return 1
  const usual = daysAhead < 0 ? 0.3 : daysAhead < 3 ? 0.5 : 0.25
  return usual * (0.3 + chance)
}

type Step = { action: string; to: Status; at: number; actor: 'patient' | 'staff' | 'system'; reasonCode?: string }

/** How a visit came to be what it is, so that its row and its history agree. `startsAt` and `at` (now) are epoch milliseconds. */
function historyOf(id: string, { startsAt, endsAt }: Slot, at: number, isAsked: boolean): Step[] {
  const chance = dice(`status ${id}`)
  const bookedAt = Math.min(startsAt, at) - (1 + Math.floor(dice(`booked ${id}`) * 6)) * dayMs
  const answeredAt = bookedAt + 3 * 60 * minuteMs
  const ask: Step = { action: 'request', to: 'requested', at: bookedAt, actor: 'patient' }
  const book: Step = { action: 'book', to: 'booked', at: bookedAt, actor: 'patient' }
  const confirm: Step = { action: 'confirm', to: 'confirmed', at: answeredAt, actor: 'patient' }
  const arrive: Step = { action: 'arrive', to: 'arrived', at: startsAt - 10 * minuteMs, actor: 'staff' }
  const room: Step = { action: 'room', to: 'in_room', at: startsAt + 2 * minuteMs, actor: 'staff' }
  const cancel: Step = {
    action: 'cancel',
    to: 'cancelled',
    at: answeredAt,
    actor: 'patient',
    reasonCode: 'schedule_conflict',
  }
  if (endsAt <= at) {
    if (chance < 0.78)
      return [book, confirm, arrive, { action: 'complete', to: 'completed', at: endsAt, actor: 'staff' }]
    if (chance < 0.86)
      return [book, { action: 'mark_no_show', to: 'no_show', at: startsAt + 20 * minuteMs, actor: 'staff' }]
    if (chance < 0.93) return [book, cancel]
    if (chance < 0.95)
      return [ask, { action: 'decline', to: 'declined', at: answeredAt, actor: 'staff', reasonCode: 'no_time' }]
    if (chance < 0.97) return [ask, { action: 'expire', to: 'expired', at: startsAt - 120 * minuteMs, actor: 'system' }]
    if (chance < 0.98)
      return [book, { action: 'mark_entered_in_error', to: 'entered_in_error', at: answeredAt, actor: 'staff' }]
    // Somebody forgot the last step.
    return chance < 0.99 ? [book, arrive] : [book, arrive, room]
  }
  if (startsAt <= at) return [book, confirm, arrive, room]
  if (startsAt - at < 10 * minuteMs) return [book, confirm, arrive]
  if (isAsked || chance < 0.06) return [ask]
  if (chance < 0.45) return [book, confirm]
  return chance < 0.92 ? [book] : [book, cancel]
}

export type DemoVisit = { appointment: Appointment; events: Event[] }

/** A visit at a slot, with its history. `number` tells those of one place and day apart and picks the person. */
export function visitAt(
  place: DemoPlace,
  visit: { visitTypeId: string; isAsked: boolean; seat?: number },
  slot: Slot,
  { date, number, at }: { date: string; number: number; at: number },
): DemoVisit {
  const id = `demo-visit-${place.id}-${date}-${number}`
  const steps = historyOf(id, slot, at, visit.isAsked)
  const last = steps.at(-1)!
  const timeOf = (status: Status) => steps.find(({ to }) => to === status)?.at ?? null
  const seed = createHash('sha256').update(id).digest()
  const cancelled = last.to === 'cancelled' ? 'patient' : null
  const appointment: Appointment = {
    id,
    reference: newReference((size) => seed.subarray(0, size)),
    providerId: place.providerId,
    providerFacilityId: place.id,
    visitTypeId: visit.visitTypeId,
    patientId: personId(Math.floor(dice(`person ${place.providerId} ${date}`) * 28) + number),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    busyFrom: slot.busyFrom,
    busyTo: slot.busyTo,
    seat: visit.seat ?? 0,
    resourceIds: [],
    timeZone: place.timeZone,
    status: last.to,
    source: dice(`source ${id}`) < 0.7 ? 'web' : 'phone',
    isNewPatient: dice(`new ${id}`) < 0.3,
    rescheduleCount: 0,
    cancelReasonCode: last.reasonCode ?? null,
    cancelledBy: cancelled,
    requestedWindows: [],
    answerDueAt: last.to === 'requested' ? Math.min(at + dayMs, slot.startsAt) : null,
    checkedInAt: timeOf('arrived'),
    roomedAt: timeOf('in_room'),
    completedAt: timeOf('completed'),
    icsSequence: cancelled ? 1 : 0,
    version: steps.length,
    createdAt: steps[0]!.at,
    updatedAt: last.at,
  }
  const events = steps.map(({ action, to, at: stepAt, actor, reasonCode = null }, index): Event => ({
    id: `${id}-${index + 1}`,
    appointmentId: id,
    seq: index + 1,
    action,
    fromStatus: steps[index - 1]?.to ?? null,
    toStatus: to,
    actorType: actor,
    actorId: null,
    reasonCode,
    diff: {},
    notifies: false,
    at: stepAt,
  }))
  return { appointment, events }
}
