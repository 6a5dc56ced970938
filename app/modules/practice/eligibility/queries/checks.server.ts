import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { carriers } from '#drizzle/schema/reference.ts'
import { eligibilityChecks, eligibilityEvents } from '#drizzle/schema/practice/eligibility.ts'
import { problemStatuses, waitingStatuses } from '../check-status.ts'
import type { CheckFilter } from '../check-filters.ts'
import { nameOf, patientOf, personOrNull } from '../person.server.ts'
import { type EligibilityClinic, listEligibilityClinics } from './clinics.server.ts'

export type StoredCheck = Readonly<typeof eligibilityChecks.$inferSelect>

const { requestEnc: _request, answerEnc: _answer, ...listed } = getTableColumns(eligibilityChecks)

/** What lists read of a check: an answer may be half a megabyte, and no list shows any of it. */
export const listedColumns = listed

export type ListableCheck = Omit<StoredCheck, 'requestEnc' | 'answerEnc'>

/** A list is read at once; what is older is found by its visit. */
const mostListed = 200

const matches = {
  today: () => undefined,
  problem: () => and(inArray(eligibilityChecks.status, [...problemStatuses]), isNull(eligibilityChecks.dueAt)),
  waiting: () =>
    or(
      inArray(eligibilityChecks.status, [...waitingStatuses]),
      and(eq(eligibilityChecks.status, 'rejected'), isNotNull(eligibilityChecks.dueAt)),
    ),
  answered: () => eq(eligibilityChecks.status, 'answered_active'),
  draft: () => eq(eligibilityChecks.status, 'draft'),
  all: () => undefined,
} as const satisfies Record<CheckFilter, () => unknown>

/** A check in the words of a list. Who does not open is null and hides nobody else. */
function toListed(row: ListableCheck, carrierName: string) {
  const person = personOrNull(row)
  const { id, status, dueAt, serviceDate, createdAt, answeredAt, rejections, problem, providerId } = row
  return {
    ...{ id, status, dueAt, serviceDate, createdAt, answeredAt, rejections, problem, providerId, carrierName },
    patient: person && nameOf(patientOf(person)),
  }
}

export type ListedCheck = ReturnType<typeof toListed>

/** The checks of a clinic by a filter, newest first; `since` is where its day begins. */
export async function listChecks(
  clinic: EligibilityClinic,
  { filter, since, locale }: Readonly<{ filter: CheckFilter; since: number; locale: Locale }>,
): Promise<ListedCheck[]> {
  const doctors = clinic.doctors.map(({ providerId }) => providerId)
  const rows = await db
    .select({ check: listedColumns, carrierName: carriers.name })
    .from(eligibilityChecks)
    .innerJoin(carriers, eq(carriers.id, eligibilityChecks.carrierId))
    .where(
      and(
        eq(eligibilityChecks.facilityId, clinic.id),
        clinic.coversAll ? undefined : inArray(eligibilityChecks.providerId, doctors),
        filter === 'today' ? gte(eligibilityChecks.createdAt, since) : undefined,
        matches[filter](),
      ),
    )
    .orderBy(desc(eligibilityChecks.createdAt), desc(eligibilityChecks.id))
    .limit(mostListed)
  return rows.map(({ check, carrierName }) => toListed(check, carrierName[locale]))
}

/** A check that somebody may see; null for one of another practice as for a missing one. */
export async function findCheck(actor: ProviderActor, id: string, reader: Reader = db): Promise<StoredCheck | null> {
  const [row] = await reader.select().from(eligibilityChecks).where(eq(eligibilityChecks.id, id))
  if (!row) return null
  const { facilityId, providerId } = row
  return allows(actor, 'eligibility.check', { facilityId, providerId }) ? row : null
}

/** The same with its clinic and its steps, the last first. */
export async function openCheck(actor: ProviderActor, id: string) {
  const check = await findCheck(actor, id)
  const clinic = check && (await listEligibilityClinics(actor)).find((each) => each.id === check.facilityId)
  if (!check || !clinic) return null
  const [carrier] = await db.select().from(carriers).where(eq(carriers.id, check.carrierId))
  const events = await db
    .select()
    .from(eligibilityEvents)
    .where(eq(eligibilityEvents.checkId, id))
    .orderBy(desc(eligibilityEvents.seq), asc(eligibilityEvents.id))
  const names = await namesOfStaff(
    events.flatMap(({ userId }) => userId ?? []),
    actor.locale,
  )
  return {
    ...{ check, clinic, carrierName: carrier!.name },
    history: events.map(({ seq, step, status, reason, userId, at }) => ({
      ...{ seq, step, status, reason, at },
      who: userId === null ? null : (names.get(userId) ?? ''),
    })),
  }
}

export type OpenCheck = NonNullable<Awaited<ReturnType<typeof openCheck>>>
