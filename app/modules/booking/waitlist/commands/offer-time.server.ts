import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { wallMinutes } from '#app/core/calendar/dates.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { clinicInMessages } from '#app/modules/booking/queries/clinic-in-messages.server.ts'
import { patientInMessages } from '#app/modules/booking/queries/patient-in-messages.ts'
import { enqueueNotice, recipientOf } from '#app/modules/notifications/commands/notices.server.ts'
import { isReached } from '#app/modules/notifications/queries/opt-outs.server.ts'
import { providerSpecialties } from '#drizzle/schema/directory.ts'
import { slotHolds, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import {
  type BookingProviderFacility,
  getProviderFacility,
  takesBookings,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { auditActor, transitionActor } from '#app/modules/booking/booking-input.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import { offersFreeTime } from '#app/modules/booking/queries/booking-rules.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { byTurn, type FreeTime, isWished, type WaitlistEntry } from '../freed-slots.ts'
import { entryKey, findHold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { writeHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { linkAddress } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { findInvolved, findPatients, patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { keepsTooMuch } from '#app/modules/booking/holds/queries/network-share.server.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { visitOfSpecialty } from '#app/modules/booking/slots/queries/waitable.server.ts'
import { isQuiet, nextWaitlistStatus, offerExpiry, openStatuses, type WaitlistFacts } from '../waitlist-status.ts'
import { mostEntriesOfPerson } from '#app/modules/booking/limits.ts'

/** Entries looked at for one free time; who stands farther back gets a later one. */
const mostCandidates = 200

/** A time that has become free, or is open anyway. */
export type OfferedTime = Readonly<{ providerFacilityId: string; visitTypeId: string | null; startsAt: number | null }>

/** Specialties of a provider, by id. */
async function specialtiesOf(reader: Reader, providerId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: providerSpecialties.specialtyId })
    .from(providerSpecialties)
    .where(eq(providerSpecialties.providerId, providerId))
    .orderBy(asc(providerSpecialties.id))
  return rows.map(({ id }) => id)
}

/** What decides whether somebody may be written to now about a time: never at night, unless it is the same day. */
export function quietFacts(startsAt: number, timeZone: string): WaitlistFacts {
  const at = now()
  const { date, time } = wallClock(at, timeZone)
  return { now: at, minuteOfDay: wallMinutes(time), isSameDay: wallClock(startsAt, timeZone).date === date }
}

/**
 * Offers a freed time to who waits for it: it is held for the best match alone, and they are written to. Nobody waits,
 * or it is night: the time is open to all. In the transaction that freed it, so that nobody slips in between.
 * @returns the id of the entry that got the offer, or null.
 */
export async function offerFreedSlot(tx: Transaction, freed: OfferedTime): Promise<string | null> {
  const { providerFacilityId, startsAt } = freed
  if (startsAt === null || startsAt <= now()) return null
  const providerFacility = await getProviderFacility(tx, providerFacilityId)
  if (!takesBookings(providerFacility) || !(await offersFreeTime(tx, providerFacilityId, startsAt))) return null
  const quiet = quietFacts(startsAt, providerFacility.timeZone)
  if (isQuiet(quiet.minuteOfDay!) && !quiet.isSameDay) return null
  const { providerId, neighborhoodId, timeZone } = providerFacility
  const free = { providerId, specialtyIds: await specialtiesOf(tx, providerId), neighborhoodId, timeZone, startsAt }
  const waiting = await findWaiting(tx, free)
  for (const entry of waiting.filter((each) => isWished(each, free, now())).sort(byTurn))
    if (await offerTo(tx, entry, providerFacility, { ...freed, startsAt })) return entry.id
  return null
}

/** A time is kept for nobody who has not shown that messages reach them. */
export const mayBeOffered = and(eq(waitlistEntries.status, 'waiting'), isNotNull(waitlistEntries.confirmedAt))

function findWaiting(tx: Transaction, { providerId, specialtyIds, neighborhoodId, startsAt, timeZone }: FreeTime) {
  const { date } = wallClock(startsAt, timeZone)
  const bySpecialty =
    specialtyIds.length === 0
      ? undefined
      : and(
          isNull(waitlistEntries.providerId),
          inArray(waitlistEntries.specialtyId, [...specialtyIds]),
          or(isNull(waitlistEntries.neighborhoodId), eq(waitlistEntries.neighborhoodId, neighborhoodId ?? '')),
        )
  return (
    tx
      .select()
      .from(waitlistEntries)
      .where(
        and(
          mayBeOffered,
          lte(waitlistEntries.dateFrom, date),
          gte(waitlistEntries.dateTo, date),
          or(eq(waitlistEntries.providerId, providerId), bySpecialty),
        ),
      )
      // However many wait for the specialty, none of them takes the place of who waits for this very provider.
      .orderBy(sql`${waitlistEntries.providerId} is null`, asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
      .limit(mostCandidates)
  )
}

type OpenTime = OfferedTime & { startsAt: number }

/**
 * Whether an entry counts among all confirmed ones that its person has: the oldest few do, one offer at a time in one scope. Looked at
 * here and not when they join, where a refusal would tell a stranger how often somebody waits.
 */
async function isTheirTurn(tx: Transaction, entry: WaitlistEntry): Promise<boolean> {
  const open = await tx
    .select()
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.patientId, entry.patientId),
        inArray(waitlistEntries.status, [...openStatuses]),
        isNotNull(waitlistEntries.confirmedAt),
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
  const { providerId, specialtyId } = entry
  const isOffered = open.some(
    (each) => each.status === 'offered' && each.providerId === providerId && each.specialtyId === specialtyId,
  )
  return !isOffered && open.findIndex(({ id }) => id === entry.id) < mostEntriesOfPerson
}

/** Offers a time to one entry, if it is open for what they want and they have not had it before. */
export async function offerTo(
  tx: Transaction,
  entry: WaitlistEntry,
  providerFacility: BookingProviderFacility,
  { visitTypeId: freedType, startsAt }: OpenTime,
): Promise<boolean> {
  if (entry.confirmedAt === null || !takesBookings(providerFacility)) return false
  const { providerFacilityId, providerId, timeZone } = providerFacility
  const [patient] = await findPatients(tx, [entry.patientId])
  const visitTypeId =
    entry.providerId === null
      ? await visitOfSpecialty(tx, providerFacility, patient!.languageId)
      : (entry.visitTypeId ?? freedType)
  if (visitTypeId === null) return false
  if (await findHold(tx, entryKey(entry.id), { providerFacilityId, visitTypeId, startsAt })) return false
  if (!(await isTheirTurn(tx, entry))) return false
  // A time is kept from everybody else only for who hears of it. Patients of the demo hear of nothing, and its desks show offers.
  const { person } = await findInvolved(tx, entry)
  if (!providerFacility.isDemo && !(await isReached(tx, recipientOf(person)))) return false
  const patientIds = await patientIdsOf(tx, patient!.matchHash)
  if (await findVisitThatDay(tx, { patientIds, providerId, startsAt, timeZone })) return false
  await lockProviderFacility(tx, providerFacility)
  const answer = await checkSlot(tx, { providerFacilityId, visitTypeId, startsAt })
  if (!answer.ok) return false

  const { networkHash } = entry
  const offer = { entry, providerFacility, visitTypeId, slot: answer.slot, networkHash }
  return makeOffer(tx, offer, () => keepsTooMuch(tx, { providerId, networkHash, startsAt }))
}

export type NewOffer = Readonly<{
  entry: WaitlistEntry
  providerFacility: BookingProviderFacility
  visitTypeId: string
  /** Open, in this transaction. */
  slot: Slot
  /** The network whose share of times it counts in; null for none. */
  networkHash: string | null
  /** Left out, the clock offers. */
  desk?: StaffActor
}>

/**
 * Keeps an open time for an entry and writes to its contact.
 * @param isTooMuch asked once the time is kept; where it says so, nothing is
 * @returns whether it was offered
 * @throws DomainError `booking.INVALID_TRANSITION`
 */
export async function makeOffer(
  tx: Transaction,
  { entry, providerFacility, visitTypeId, slot, networkHash, desk }: NewOffer,
  isTooMuch: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<boolean> {
  const { providerFacilityId, providerId, timeZone } = providerFacility
  const { startsAt } = slot
  const actor = desk ? transitionActor(desk) : 'system'
  const facts = { ...quietFacts(startsAt, timeZone), isConfirmed: entry.confirmedAt !== null }
  const status = nextWaitlistStatus({ from: entry.status, action: 'offer', actor }, facts)
  const expiresAt = offerExpiry(now(), startsAt)
  const where = { providerId, providerFacilityId, visitTypeId, holderKey: entryKey(entry.id), networkHash }
  const holdId = await writeHold(tx, where, slot, expiresAt)
  if (await isTooMuch()) {
    await tx.delete(slotHolds).where(eq(slotHolds.id, holdId))
    return false
  }
  const taken = await tx
    .update(waitlistEntries)
    .set({ status, offeredHoldId: holdId, offerExpiresAt: expiresAt, updatedAt: now() })
    .where(and(eq(waitlistEntries.id, entry.id), eq(waitlistEntries.status, 'waiting')))
    .returning({ id: waitlistEntries.id })
  // Somebody else's transaction has just offered them another time.
  if (taken.length === 0) throw new Error('A waitlist entry changed under its offer.')
  const subject = { type: 'waitlist_entry', id: entry.id }
  const link = { kind: 'waitlist_offer', subjectType: subject.type, subjectId: subject.id, expiresAt } as const
  const { token } = await createActionLink(tx, { ...link, isOtpRequired: false })
  const { person, patient } = await findInvolved(tx, entry)
  const recipient = recipientOf(person)
  await enqueueNotice(tx, {
    template: 'waitlist_offer',
    recipient,
    vars: {
      startsAt,
      endsAt: slot.endsAt,
      timeZone,
      answerBy: expiresAt,
      ...patientInMessages(patient, recipient.locale),
      ...clinicInMessages(providerFacility, recipient.locale),
      link: linkAddress(token, recipient.locale),
    },
    subject,
    event: holdId,
    notAfter: expiresAt,
    desk: desk && 'acts',
  })
  await recordAudit(tx, {
    actor: desk ? auditActor(desk) : { type: 'system' },
    action: 'booking.waitlist_offer',
    subject,
  })
  return true
}
