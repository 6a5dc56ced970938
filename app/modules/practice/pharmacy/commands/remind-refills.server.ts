import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { chineseName } from '#app/modules/directory/chinese-name.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { refillRequests } from '#drizzle/schema/practice/pharmacy.ts'
import { findRefillDeciders } from '../queries/refill-readers.server.ts'
import { waitingStatuses } from '../refill-status.ts'

/** Clinics that are looked at in one run. */
const most = 200

/** Requests that have waited for a day, and of which nobody was told today. */
const isDue = () =>
  and(
    inArray(refillRequests.status, [...waitingStatuses]),
    lt(refillRequests.waitsSince, now() - dayMs),
    or(isNull(refillRequests.remindedAt), lt(refillRequests.remindedAt, now() - dayMs)),
  )

type Facility = typeof facilities.$inferSelect

/** Tells who decides at one clinic, once a day: marking the requests and writing the messages is one step. */
async function remindClinic(facility: Facility): Promise<boolean> {
  const readers = await findRefillDeciders(facility.id)
  return withTransaction(async (tx) => {
    const marked = await tx
      .update(refillRequests)
      .set({ remindedAt: now() })
      .where(and(eq(refillRequests.facilityId, facility.id), isDue()))
      .returning({ id: refillRequests.id })
    const [first] = marked.map(({ id }) => id).toSorted()
    if (first === undefined) return false
    for (const { key, recipient } of readers) {
      const { locale } = recipient
      const chinese = isEnglish(locale) ? null : chineseName(facility, locale)
      await enqueueNotice(tx, {
        ...{ template: 'refill_waiting', recipient, channels: ['email'], event: `${now()}:${key}` },
        vars: {
          ...{ clinicName: facility.nameEn, ...(chinese ? { clinicChineseName: chinese } : {}) },
          link: siteAddress(paths.pharmacy({ place: facility.slug, show: 'overdue' }), locale),
        },
        subject: { type: 'refill_request', id: first },
      })
    }
    for (const { id } of marked)
      await recordAudit(tx, {
        ...{ actor: { type: 'system' }, action: 'practice.refill_remind' },
        subject: { type: 'refill_request', id },
      })
    return readers.length > 0
  })
}

/** Writes to each clinic's clinicians and managers that something has waited for longer than a day. @returns how many clinics were told */
export async function remindOfRefills(): Promise<number> {
  let told = 0
  for (let after = ''; ;) {
    const due = db.selectDistinct({ id: refillRequests.facilityId }).from(refillRequests).where(isDue())
    const rows = await db
      .select()
      .from(facilities)
      .where(and(inArray(facilities.id, due), gt(facilities.id, after)))
      .orderBy(asc(facilities.id))
      .limit(most)
    for (const facility of rows) if (await remindClinic(facility)) told += 1
    if (rows.length < most) return told
    after = rows.at(-1)!.id
  }
}
