import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { closedWaitlists } from '../booking-rules.server.ts'
import type { DayPart } from '../freed-slots.ts'
import { waitlistToken } from '../manage-link.server.ts'
import { knownPeople, patientHash, patientIdsOf, type People } from '../patient-records.server.ts'
import { refuse } from '../refusal.ts'

export type WaitlistInput = People &
  Readonly<{
    /** A provider, or null and a specialty, possibly in one neighborhood. */
    providerId: string | null
    specialtyId: string | null
    neighborhoodId: string | null
    visitTypeId: string | null
    /** Local dates "YYYY-MM-DD", both included. */
    dateFrom: string
    dateTo: string
    /** Empty is any. */
    parts: readonly DayPart[]
    weekdays: readonly number[]
    /** How long before the visit an offer must come. */
    noticeMinutes: number
  }>

export type WaitlistResult = Readonly<{ entryId: string; manageToken: string }>

/** Entries of one person that wait at the same time. */
const mostEntries = 5

/**
 * Waits for a time that becomes free. Who waits already for the same provider or specialty changes their wishes with it
 * and keeps their turn. Offers go to who joined them, where the patient cannot be written to.
 * @throws DomainError `booking.INVALID_INPUT` (dates, or neither provider nor specialty), `booking.LIMIT_REACHED`,
 * `booking.CLOSED` (the provider keeps no waitlist anywhere), `booking.NOT_FOUND`
 */
export function joinWaitlist(input: WaitlistInput): Promise<WaitlistResult> {
  return withTransaction((tx) => joinIn(tx, input))
}

async function joinIn(tx: Transaction, input: WaitlistInput): Promise<WaitlistResult> {
  const { providerId, specialtyId, neighborhoodId, visitTypeId, dateFrom, dateTo } = input
  if (providerId === null && specialtyId === null) refuse('INVALID_INPUT', { field: 'providerId' })
  if (!(dateFrom <= dateTo)) refuse('INVALID_INPUT', { field: 'dateTo' })
  if (providerId !== null) await refuseUnlisted(tx, providerId)
  const matchHash = patientHash(input)
  const open = await findOpenEntries(tx, await patientIdsOf(tx, matchHash))
  const known = await knownPeople(tx, input, matchHash)
  const patientId = known.patient.id
  const scope = { providerId, specialtyId: providerId === null ? specialtyId : null, neighborhoodId }
  const wishes = {
    visitTypeId,
    dateFrom,
    dateTo,
    parts: [...input.parts],
    weekdays: [...input.weekdays],
    noticeMinutes: input.noticeMinutes,
    locale: input.locale,
    updatedAt: now(),
  }
  const same = open.find((entry) =>
    (Object.keys(scope) as (keyof typeof scope)[]).every((name) => entry[name] === scope[name]),
  )
  if (!same && open.length >= mostEntries) refuse('LIMIT_REACHED', { count: mostEntries })
  const entryId = same?.id ?? newId()
  if (same) await tx.update(waitlistEntries).set(wishes).where(eq(waitlistEntries.id, entryId))
  else
    await tx.insert(waitlistEntries).values({ ...fresh, ...scope, ...wishes, id: entryId, patientId, createdAt: now() })
  const manageToken = await waitlistToken(tx, { id: entryId, dateTo })
  const subject = { type: 'waitlist_entry', id: entryId }
  const fields = Object.keys(wishes).filter((name) => name !== 'updatedAt')
  await recordAudit(tx, { actor: { type: 'patient', id: patientId }, action: 'booking.waitlist_join', subject, fields })
  return { entryId, manageToken }
}

const fresh = {
  status: 'waiting',
  missedOffers: 0,
  offeredHoldId: null,
  offerExpiresAt: null,
  appointmentId: null,
} as const

async function refuseUnlisted(tx: Transaction, providerId: string): Promise<void> {
  const [row] = await tx.select({ status: providers.status }).from(providers).where(eq(providers.id, providerId))
  if (row?.status !== 'listed') refuse('NOT_FOUND')
  const places = await tx
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, providerId), eq(providerFacilities.isBookable, true)))
    .orderBy(asc(providerFacilities.id))
  const ids = places.map(({ id }) => id)
  if (ids.length > 0 && (await closedWaitlists(tx, ids)).size === ids.length) refuse('CLOSED')
}

function findOpenEntries(tx: Transaction, patientIds: readonly string[]) {
  return tx
    .select()
    .from(waitlistEntries)
    .where(
      and(
        inArray(waitlistEntries.patientId, [...patientIds]),
        inArray(waitlistEntries.status, ['waiting', 'paused', 'offered']),
        isNull(waitlistEntries.appointmentId),
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
}
