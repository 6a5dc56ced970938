import type { DeskVisit } from '../queries/visit-row.server.ts'

type Doctor = { slug: string; name: string }

export type DoctorNow = Doctor & {
  /** Who is in the room. */
  inRoom: DeskVisit[]
  /** Who should be next: the earliest who has not gone in yet. */
  next: DeskVisit | null
  /** Minutes by which the next visit is late; 0 while it is not. */
  lateBy: number
}

/** For each doctor who is with them now and who comes next. `now` is epoch milliseconds. */
export function nowAndNext(visits: readonly DeskVisit[], doctors: readonly Doctor[], now: number): DoctorNow[] {
  return doctors
    .map((doctor) => {
      const own = visits.filter((visit) => visit.doctor.slug === doctor.slug)
      const expected = own.filter(({ status }) => ['booked', 'confirmed', 'arrived'].includes(status))
      const next =
        expected.toSorted((a, b) => (a.startsAt ?? now) - (b.startsAt ?? now) || (a.id < b.id ? -1 : 1))[0] ?? null
      const lateBy = next?.startsAt ? Math.max(0, Math.floor((now - next.startsAt) / 60_000)) : 0
      return { ...doctor, inRoom: own.filter(({ status }) => status === 'in_room'), next, lateBy }
    })
    .filter(({ inRoom, next }) => inRoom.length > 0 || next !== null)
}

/** Who is in the waiting room, in the order in which they came. */
export function waitingQueue(visits: readonly DeskVisit[]): DeskVisit[] {
  return visits
    .filter(({ status }) => status === 'arrived')
    .toSorted((a, b) => (b.waited ?? 0) - (a.waited ?? 0) || (a.startsAt ?? Infinity) - (b.startsAt ?? Infinity))
}
