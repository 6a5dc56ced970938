import { and, asc, eq, gt, inArray, like, or } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { lockProvider } from '#app/modules/booking/slots/commands/lock-provider.server.ts'
import { entryKey } from '#app/modules/booking/holds/queries/holds.server.ts'
import { writeHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { offerMinutes } from '#app/modules/booking/limits.ts'
import { checkSlot, findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { dice } from './dice.ts'
import { liveFacilityIds } from './live-clinics.ts'
import { clienteleOf, personOf } from './people.ts'
import type { Calendar } from './visit-plan.ts'
import type { DemoProviderFacility } from './visit-types.ts'

/** Days through which an open time is looked for, and for which people wait. */
const daysAhead = 7

/** Times nearer than this are left to whoever looks for one now. */
const noticeMinutes = 180

/**
 * Sees to it that at each live clinic somebody waits who has just been offered a time. An offer that nobody answers goes the way of all
 * offers; when its entry no longer waits, the next one begins.
 */
export async function keepDemoOffers(calendars: readonly Calendar[]): Promise<void> {
  for (const facilityId of liveFacilityIds) {
    const providerFacilities = calendars.flatMap(({ providerFacility }) =>
      providerFacility.facilityId === facilityId ? [providerFacility] : [],
    )
    if (providerFacilities.length > 0 && !(await hasOffer(facilityId, providerFacilities)))
      await offerSomewhere(facilityId, providerFacilities)
  }
}

async function hasOffer(facilityId: string, providerFacilities: readonly DemoProviderFacility[]): Promise<boolean> {
  const { id, providerId, status, offerExpiresAt } = waitlistEntries
  const rows = await db
    .select({ id })
    .from(waitlistEntries)
    .where(
      and(
        like(id, `demo-wait-${facilityId}-%`),
        inArray(
          providerId,
          providerFacilities.map((providerFacility) => providerFacility.providerId),
        ),
        or(eq(status, 'waiting'), and(eq(status, 'offered'), gt(offerExpiresAt, now()))),
      ),
    )
    .orderBy(asc(id))
    .limit(1)
  return rows.length > 0
}

/** Offers the first open time that is not too near, at one of the provider facilities by turns. */
async function offerSomewhere(facilityId: string, providerFacilities: readonly DemoProviderFacility[]): Promise<void> {
  const at = now()
  const turn = Math.floor(dice(`offer ${facilityId} ${at}`) * providerFacilities.length)
  for (const providerFacility of [...providerFacilities.slice(turn), ...providerFacilities.slice(0, turn)]) {
    const open = (
      await findOpenSlots([providerFacility.id], null, localDate(at, providerFacility.timeZone), daysAhead)
    ).get(providerFacility.id)
    const slot = open?.slots.find(({ startsAt }) => startsAt >= at + noticeMinutes * minuteMs)
    if (
      open &&
      slot &&
      (await offer(facilityId, providerFacility, { visitTypeId: open.visitTypeId, startsAt: slot.startsAt }))
    )
      return
  }
}

function offer(
  facilityId: string,
  providerFacility: DemoProviderFacility,
  time: { visitTypeId: string; startsAt: number },
): Promise<boolean> {
  const { id: providerFacilityId, providerId } = providerFacility
  return withTransaction(async (tx) => {
    await lockProvider(tx, providerId)
    const answer = await checkSlot(tx, { providerFacilityId, ...time })
    if (!answer.ok) return false
    const at = now()
    const id = `demo-wait-${facilityId}-${at}`
    const expiresAt = at + offerMinutes * minuteMs
    const { visitTypeId } = time
    const held = { providerId, providerFacilityId, visitTypeId, holderKey: entryKey(id), networkHash: null }
    const offeredHoldId = await writeHold(tx, held, answer.slot, expiresAt)
    const dateFrom = localDate(at, providerFacility.timeZone)
    await tx.insert(waitlistEntries).values({
      id,
      patientId: personOf(clienteleOf(providerFacility.specialtyId), Math.floor(dice(id) * 1000)),
      providerId,
      visitTypeId,
      dateFrom,
      dateTo: addDays(dateFrom, daysAhead),
      parts: [],
      weekdays: [],
      noticeMinutes,
      status: 'offered',
      missedOffers: 0,
      offeredHoldId,
      offerExpiresAt: expiresAt,
      // Known to the desk: only then are times offered again.
      confirmedAt: at,
      locale: 'zh-Hans',
      createdAt: at,
      updatedAt: at,
    })
    return true
  })
}
