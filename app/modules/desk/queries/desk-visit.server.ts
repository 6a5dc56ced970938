import { asc, desc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatShortDate, formatInstantClock } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { cancelReasons, declineReasons } from '#app/modules/booking/booking-input.ts'
import { type PassableKind, passableKinds } from '#app/modules/booking/time-obstacles.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/index.ts'
import { type DeskVisit, openVisits, selectVisits, toDeskVisit, type VisitRow } from './visit-row.server.ts'
import {
  type DeskProviderFacility,
  listDeskProviderFacilities,
  notAtThisDesk,
} from './desk-provider-facilities.server.ts'

const eventReasons = [...cancelReasons.clinic, ...cancelReasons.patient, ...declineReasons]
type EventReason = (typeof eventReasons)[number]

/** A step that was taken, in words. */
export type VisitEvent = {
  seq: number
  action: string
  to: VisitRow['status']
  actor: 'patient' | 'staff' | 'system'
  actorId: string | null
  /** The name of the person at the desk; null for others. */
  by: string | null
  reason: EventReason | null
  at: string
  /** Where the visit was moved from and to. */
  times: [string | null, string | null] | null
  /** The doctors or facilities between which it was moved. */
  owners: [string, string] | null
  /** What of the hours or buffers was passed over. */
  passed: PassableKind[]
}

export type OpenVisit = {
  visit: DeskVisit
  row: VisitRow
  providerFacility: DeskProviderFacility
  events: VisitEvent[]
}

/**
 * One visit of the desk's own provider facilities with its history, newest step first.
 * @throws DomainError not_found `desk.NOT_FOUND` for one of another practice and for none alike
 */
export async function getDeskVisit(
  actor: ProviderActor,
  id: string,
  locale: Locale,
  now = clockNow(),
): Promise<OpenVisit> {
  const [row] = openVisits(await selectVisits().where(eq(appointments.id, id)).orderBy(asc(appointments.id)))
  const providerFacilities = row ? await listDeskProviderFacilities(actor, locale) : []
  const providerFacility = providerFacilities.find(
    ({ providerFacilityId }) => providerFacilityId === row?.providerFacilityId,
  )
  if (!row || !providerFacility) return notAtThisDesk()
  const rows = await db
    .select()
    .from(appointmentEvents)
    .where(eq(appointmentEvents.appointmentId, id))
    .orderBy(desc(appointmentEvents.seq), asc(appointmentEvents.id))
  const last = rows[0] ? { changedAt: rows[0].at, previousStatus: rows[0].fromStatus } : null
  const names = await namesOfStaff(
    rows.flatMap(({ actorType, actorId }) => (actorType === 'staff' && actorId ? actorId : [])),
    locale,
  )
  const words = (instant: unknown) =>
    typeof instant === 'number'
      ? `${formatShortDate(instant, locale, row.timeZone)} ${formatInstantClock(instant, row.timeZone, locale)}`
      : null
  const events = rows.map((event): VisitEvent => ({
    seq: event.seq,
    action: event.action,
    to: event.toStatus,
    actor: event.actorType,
    actorId: event.actorId,
    by: event.actorType === 'staff' ? (names.get(event.actorId ?? '') ?? null) : null,
    reason: eventReasons.find((each) => each === event.reasonCode) ?? null,
    at: words(event.at)!,
    passed: passableKinds.filter((kind) => ((event.diff.passed?.[1] ?? []) as string[]).includes(kind)),
    owners: ownersOf(event.diff.providerFacilityId, providerFacilities),
    times: event.diff.startsAt ? [words(event.diff.startsAt[0]), words(event.diff.startsAt[1])] : null,
  }))
  return { visit: toDeskVisit(row, providerFacility, { locale, now, last }), row, providerFacility, events }
}

/** Whose a visit was and became: doctors, or the facilities of one doctor. Null for what is not of this desk. */
function ownersOf(
  moved: [unknown, unknown] | undefined,
  providerFacilities: readonly DeskProviderFacility[],
): [string, string] | null {
  const [from, to] = (moved ?? []).map((id) =>
    providerFacilities.find(({ providerFacilityId }) => providerFacilityId === id),
  )
  if (!from || !to) return null
  return from.providerId === to.providerId ? [from.facility.name, to.facility.name] : [from.doctor.name, to.doctor.name]
}
