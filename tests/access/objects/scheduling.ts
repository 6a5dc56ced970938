import { asc, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { scheduleFingerprint } from '#app/modules/booking/schedule/fingerprint.server.ts'
import type { ScheduleChange } from '#app/modules/booking/schedule/schedule-change.ts'
import { dateText, dayNumber } from '#app/core/calendar/dates.ts'
import { availabilityExceptions, availabilityRules, resources, scheduleDrafts } from '#drizzle/schema/scheduling.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { getStoredSchedule } from '#app/modules/booking/schedule/queries/stored-schedules.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import type { Practice } from '#tests/factories/booking.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role } from '../world.ts'

const base = '/provider/4/dashboard/scheduling'
const editors: readonly Role[] = ['tier_2', 'tier_3', 'tier_4', 'manager']
const keepers: readonly Role[] = ['tier_3', 'tier_4', 'manager']
const readers: readonly Role[] = [...editors, 'front_desk', 'clinician', 'viewer']
const missing = { providerFacility: nobody }
type Make = AccessRow['make']

const ofProviderFacility: Make = async ({ practice }) => ({ providerFacility: practice.providerFacilityId })

const ruleOf = async ({ providerFacilityId }: Practice) => {
  const rows = await db
    .select()
    .from(availabilityRules)
    .where(eq(availabilityRules.providerFacilityId, providerFacilityId))
    .orderBy(asc(availabilityRules.id))
  return rows[0]!
}
/** A colleague at the same clinic, with hours on a Sunday. */
const ofSameHours: Make = async ({ practice }) => {
  const { providerFacilityId, facilityId } = practice
  const { id: _, ...values } = await ruleOf(practice)
  const from = newId()
  const rule = { ...values, id: newId(), providerFacilityId: from, weekdays: [7], visitTypeIds: null }
  await withTransaction(async (tx) => {
    const providerId = await insertProvider(tx, { practices: [] })
    const role = { role: 'associate' as const, isBookable: false, isPrimary: true }
    await tx.insert(providerFacilities).values({ id: from, providerId, facilityId, ...role })
    await tx.insert(availabilityRules).values(rule)
  })
  const today = todayInNewYork()
  const standing = (schedule: Awaited<ReturnType<typeof getStoredSchedule>>) =>
    schedule.rules.filter(({ effectiveTo }) => effectiveTo === null || effectiveTo >= today)
  const [target, source] = [await getStoredSchedule(providerFacilityId), await getStoredSchedule(from)]
  const seen = scheduleFingerprint([target.rules, standing(source)])
  return { providerFacility: providerFacilityId, from, seen }
}
const ofRule: Make = async ({ practice }) => ({
  providerFacility: practice.providerFacilityId,
  rule: (await ruleOf(practice)).id,
})
/** A rule of one's own to take away: each role does. */
const ofFreshRule: Make = async ({ practice }) => {
  const { id: _, ...values } = await ruleOf(practice)
  const id = newId()
  await withTransaction((tx) => tx.insert(availabilityRules).values({ ...values, id }))
  return { providerFacility: practice.providerFacilityId, rule: id }
}
const ofVisitType: Make = async ({ practice }) => ({
  providerFacility: practice.providerFacilityId,
  visitType: practice.visitTypeId,
})
const ofDay: Make = async ({ practice: { providerFacilityId } }) => {
  const row = newId()
  const day = { providerFacilityId, date: '2030-01-02', kind: 'off' as const, createdAt: now() }
  await withTransaction((tx) => tx.insert(availabilityExceptions).values({ id: row, ...day }))
  return { providerFacility: providerFacilityId, row }
}
/** A room of one's own to change: each role does. */
const ofResource: Make = async ({ practice: { providerFacilityId, facilityId } }) => {
  const resource = newId()
  const room = { id: resource, facilityId, kind: 'room' as const, name: resource, capacity: 1 }
  await withTransaction((tx) => tx.insert(resources).values(room))
  return { providerFacility: providerFacilityId, resource }
}
/** A draft of the role's own, or at a foreign practice of somebody else. */
const ofDraft: Make = async ({ world, practice, role }) => {
  const draft = newId()
  const userId = practice === world.foreign ? 'somebody-else' : world.userIds[role]
  const change: ScheduleChange = {
    ...{ kind: 'days', providerFacilityIds: [practice.providerFacilityId], facilityId: null },
    ...{ exceptions: [], closures: [], remove: [] },
  }
  const row = { id: draft, userId, change: { ...change }, basis: '', status: 'open' as const }
  await withTransaction((tx) => tx.insert(scheduleDrafts).values({ ...row, createdAt: now(), updatedAt: now() }))
  return { draft }
}

const page = (
  path: string,
  allowed: readonly Role[],
  make = ofProviderFacility,
  unknown: Record<string, string> = {},
): AccessRow => ({
  path: `${base}/${path}`,
  method: 'GET',
  make,
  missing: { ...missing, ...unknown },
  allowed,
})
const form = (
  path: string,
  fields: Record<string, string>,
  make = ofProviderFacility,
  unknown: Record<string, string> = {},
  allowed = editors,
): AccessRow => ({
  path: `${base}/${path}`,
  method: 'POST',
  make,
  missing: { ...missing, ...unknown },
  fields: () => fields,
  allowed,
})

const numbers = {
  ...{ minutes: '30', bufferBefore: '0', bufferAfter: '0', alignMinutes: '30', leadMinutes: '120' },
  ...{ horizonDays: '60', capacity: '1', cancelNoticeMinutes: '240', rescheduleNoticeMinutes: '240' },
  ...{ maxReschedules: '3', sort: '1' },
}
const names = { nameHans: '复诊', nameHant: '複診', nameEn: 'Follow-up', isActive: 'on' }

let added = 0

export const rows: AccessRow[] = [
  {
    ...{ path: `${base}/:providerFacility/same-hours`, method: 'GET', make: ofSameHours, missing, allowed: editors },
    search: ({ from = '' }) => `?from=${from}`,
  },
  {
    ...{ path: `${base}/:providerFacility/same-hours`, method: 'POST', make: ofSameHours, missing, allowed: editors },
    fields: ({ from = '', seen = '' }) => ({ from, seen, id: newId(), day: '7' }),
  },
  page(':providerFacility/hours/:rule', editors, ofRule, { rule: 'new' }),
  page(':providerFacility/copy', editors),
  page(':providerFacility/visit-types', readers),
  page(':providerFacility/visit-types/:visitType', editors, ofVisitType, { visitType: 'new' }),
  page(':providerFacility/resources', readers),
  page(':providerFacility/resources/:resource', keepers, ofResource, { resource: nobody }),
  page(':providerFacility/days', readers),
  page(':providerFacility/holidays', readers),
  page(':providerFacility/rules', readers),
  page(':providerFacility/preview', readers),
  page(':providerFacility/link', ['tier_1', ...readers]),
  {
    ...form(':providerFacility/hours/:rule', {}, async ({ practice }) => ({
      providerFacility: practice.providerFacilityId,
      rule: 'new',
    })),
    missing: { ...missing, rule: 'new' },
    // Everybody adds hours of their own, so that none lie over another's.
    fields: () => {
      const day = dateText(dayNumber('2030-01-05') + 7 * added++)
      const dates = { effectiveFrom: day, effectiveTo: day }
      return { id: newId(), weekdays: '6', starts: '20:00', ends: '21:00', everyWeeks: '1', visits: 'all', ...dates }
    },
  },
  {
    ...form(':providerFacility/hours/:rule/removal', {}, ofFreshRule, { rule: nobody }),
    // What was shown: read back from the row, as the page's loader would.
    fields: () => ({ basis: '' }),
  },
  form(':providerFacility/copy', { from: '1', to: '2' }),
  {
    ...form(':providerFacility/visit-types/:visitType', {}, async ({ practice }) => ({
      providerFacility: practice.providerFacilityId,
      visitType: 'new',
    })),
    missing: { ...missing, visitType: 'new' },
    fields: () => ({ id: newId(), ...numbers, ...names }),
  },
  {
    ...form(':providerFacility/resources', {}, ofProviderFacility, {}, keepers),
    fields: () => {
      const id = newId()
      return { id, kind: 'device', name: `Device ${id}`, capacity: '1' }
    },
  },
  {
    ...form(':providerFacility/resources/:resource', {}, ofResource, { resource: nobody }, keepers),
    fields: ({ resource = '' }) => {
      return { basis: scheduleFingerprint([resource, 1]), name: `Room ${resource}`, capacity: '1' }
    },
  },
  form(':providerFacility/resources/:resource/retirement', {}, ofResource, { resource: nobody }, keepers),
  {
    ...form(':providerFacility/days', {}),
    fields: ({ providerFacility }) => ({ kind: 'off', dateFrom: '2030-01-02', where: providerFacility! }),
  },
  form(':providerFacility/days/:row/removal', {}, ofDay, { row: nobody }),
  form(':providerFacility/holidays', { basis: scheduleFingerprint([]), 'christmas-day': 'all' }),
  form(':providerFacility/rules', { version: '0', waitlist: 'on', notice: '60', reminders: 'hours' }),
  form(':providerFacility/bookable', { bookable: 'no' }, ofProviderFacility, {}, ['tier_1', ...editors]),
  { ...page('impact/:draft', editors, ofDraft), missing: { draft: nobody } },
  { ...form('impact/:draft', { seen: scheduleFingerprint([]) }, ofDraft), missing: { draft: nobody } },
  { ...form('impact/:draft/removal', {}, ofDraft, {}, insiders), missing: { draft: nobody } },
]
