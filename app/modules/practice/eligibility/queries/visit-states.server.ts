import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { fallsWithin } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { eligibilityChecks } from '#drizzle/schema/practice/eligibility.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { type CheckStatus, isProblem } from '../check-status.ts'
import { listEligibilityClinics } from './clinics.server.ts'

type VisitState = Readonly<{ id: string; status: CheckStatus; dueAt: number | null }>

function selectStates() {
  return db
    .select({
      ...{ id: eligibilityChecks.id, status: eligibilityChecks.status, dueAt: eligibilityChecks.dueAt },
      ...{ serviceDate: eligibilityChecks.serviceDate, visitId: appointments.id },
      ...{ startsAt: appointments.startsAt, timeZone: appointments.timeZone },
    })
    .from(eligibilityChecks)
    .innerJoin(appointments, eq(appointments.id, eligibilityChecks.appointmentId))
    .$dynamic()
}

/** The last check of each visit that was about its day. */
function lastOf(rows: Awaited<ReturnType<typeof selectStates>>): Map<string, VisitState> {
  const states = new Map<string, VisitState>()
  for (const { visitId, id, status, dueAt, serviceDate, startsAt, timeZone } of rows)
    if (startsAt !== null && serviceDate === localDate(startsAt, timeZone)) states.set(visitId, { id, status, dueAt })
  return states
}

/** How many of tomorrow's visits at a clinic somebody has to look after; null where they check no insurance. */
export async function countProblemsTomorrow(actor: ProviderActor, slug: string): Promise<number | null> {
  const clinic = (await listEligibilityClinics(actor)).find((each) => each.slug === slug)
  if (!clinic?.mayCheck) return null
  const { id, today, timeZone, doctors } = clinic
  const rows = await selectStates()
    .where(
      and(
        eq(eligibilityChecks.facilityId, id),
        inArray(
          appointments.providerId,
          doctors.map(({ providerId }) => providerId),
        ),
        inArray(appointments.status, ['booked', 'confirmed']),
        fallsWithin(dateSpan(addDays(today, 1), timeZone)),
      ),
    )
    .orderBy(asc(eligibilityChecks.createdAt), asc(eligibilityChecks.id))
  return [...lastOf(rows).values()].filter(isProblem).length
}

/** How the insurance of one visit stands; null while nobody has asked. */
export async function stateOfVisit(appointmentId: string): Promise<VisitState | null> {
  const rows = await selectStates()
    .where(eq(appointments.id, appointmentId))
    .orderBy(asc(eligibilityChecks.createdAt), asc(eligibilityChecks.id))
  return lastOf(rows).get(appointmentId) ?? null
}
