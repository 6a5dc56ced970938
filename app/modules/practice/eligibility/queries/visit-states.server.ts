import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { fallsWithin } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { eligibilityChecks } from '#drizzle/schema/practice/eligibility.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { type CheckStatus, isProblem } from '../check-status.ts'
import { type EligibilityClinic, listEligibilityClinics } from './clinics.server.ts'

type VisitState = Readonly<{ id: string; status: CheckStatus; dueAt: number | null; at: number | null }>

function selectStates() {
  return (
    db
      .select({
        ...{ id: eligibilityChecks.id, status: eligibilityChecks.status, dueAt: eligibilityChecks.dueAt },
        ...{ serviceDate: eligibilityChecks.serviceDate, visitId: appointments.id },
        ...{ startsAt: appointments.startsAt, timeZone: appointments.timeZone },
        ...{ sentAt: eligibilityChecks.sentAt, answeredAt: eligibilityChecks.answeredAt },
      })
      .from(eligibilityChecks)
      .innerJoin(appointments, eq(appointments.id, eligibilityChecks.appointmentId))
      // A visit that has moved to another clinic leaves its checks behind.
      .innerJoin(
        providerFacilities,
        and(
          eq(providerFacilities.id, appointments.providerFacilityId),
          eq(providerFacilities.facilityId, eligibilityChecks.facilityId),
        ),
      )
      .$dynamic()
  )
}

/** The last check of each visit that was about its day. */
function lastOf(rows: Awaited<ReturnType<typeof selectStates>>): Map<string, VisitState> {
  const states = new Map<string, VisitState>()
  for (const { visitId, id, status, dueAt, serviceDate, startsAt, timeZone, answeredAt, sentAt } of rows)
    if (startsAt !== null && serviceDate === localDate(startsAt, timeZone))
      states.set(visitId, { id, status, dueAt, at: answeredAt ?? sentAt })
  return states
}

const inOrder = [asc(eligibilityChecks.createdAt), asc(eligibilityChecks.id)] as const

/** The checks of the visits of a day at a clinic that somebody may see, oldest first. */
function statesOfDay({ id, timeZone, doctors, coversAll }: EligibilityClinic, date: LocalDate, where?: SQL) {
  const providerIds = doctors.map(({ providerId }) => providerId)
  return selectStates()
    .where(
      and(
        eq(eligibilityChecks.facilityId, id),
        inArray(appointments.providerId, providerIds),
        coversAll ? undefined : inArray(eligibilityChecks.providerId, providerIds),
        fallsWithin(dateSpan(date, timeZone)),
        where,
      ),
    )
    .orderBy(...inOrder)
}

/** The clinic by its slug, where somebody checks insurance; null for any other. */
async function clinicWhere(actor: ProviderActor, slug: string): Promise<EligibilityClinic | null> {
  const clinic = (await listEligibilityClinics(actor)).find((each) => each.slug === slug)
  return clinic?.mayCheck ? clinic : null
}

/** How many of tomorrow's visits at a clinic somebody has to look after; null where they check no insurance. */
export async function countProblemsTomorrow(actor: ProviderActor, slug: string): Promise<number | null> {
  const clinic = await clinicWhere(actor, slug)
  if (!clinic) return null
  const isExpected = inArray(appointments.status, ['booked', 'confirmed'])
  const rows = await statesOfDay(clinic, addDays(clinic.today, 1), isExpected)
  return [...lastOf(rows).values()].filter(isProblem).length
}

/**
 * How the insurance of the visits of a day stands, of those for which there is a check; null is a check about another day, from before the
 * visit was moved. Nothing for who checks no insurance.
 */
export async function statesOfVisits(actor: ProviderActor, slug: string, date: LocalDate) {
  const clinic = await clinicWhere(actor, slug)
  if (!clinic) return null
  const rows = await statesOfDay(clinic, date)
  const last = lastOf(rows)
  const visitIds = [...new Set(rows.map(({ visitId }) => visitId))]
  return { clinic, states: visitIds.map((visitId) => ({ visitId, state: last.get(visitId) ?? null })) }
}

/** How the insurance of one visit stands; null while nobody has asked. */
export async function stateOfVisit(appointmentId: string): Promise<VisitState | null> {
  const rows = await selectStates()
    .where(eq(appointments.id, appointmentId))
    .orderBy(...inOrder)
  return lastOf(rows).get(appointmentId) ?? null
}
