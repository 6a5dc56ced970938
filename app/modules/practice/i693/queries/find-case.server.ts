import { and, asc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { listI693Rules } from '#app/modules/library/immigration/rules.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { i693Cases, i693Tests, i693Vaccines } from '#drizzle/schema/practice/i693-cases.ts'
import { assess, ruleStates } from '../assessment.ts'
import { isEditable } from '../case-steps.ts'
import type { TestRecords } from '../exam-tests.ts'
import { openPerson, openRules, openTest, openVaccine, type StoredCase } from '../sealed-case.server.ts'
import type { VaccineRecord } from '../vaccines.ts'
import { isSurgeonAt, listSurgeons } from './surgeons.server.ts'

/** Whether somebody keeps the cases of a clinic, or this one as its civil surgeon. */
export function mayKeep(actor: ProviderActor, { facilityId, surgeonId }: Pick<StoredCase, 'facilityId' | 'surgeonId'>) {
  return allows(actor, 'i693.manage', { facilityId, providerId: surgeonId })
}

/** The case that was opened for a visit of a clinic, where the person keeps it; null where there is none. */
export async function caseOfVisit(actor: ProviderActor, facilityId: string, visitId: string): Promise<string | null> {
  const rows = await db
    .select()
    .from(i693Cases)
    .where(and(eq(i693Cases.facilityId, facilityId), eq(i693Cases.appointmentId, visitId)))
    .orderBy(asc(i693Cases.createdAt), asc(i693Cases.id))
  return rows.find((row) => mayKeep(actor, row))?.id ?? null
}

/** What is known of the vaccines and tests of a case. */
export async function recordsOf(reader: Reader, caseId: string) {
  const [vaccines, tests] = await Promise.all([
    reader.select().from(i693Vaccines).where(eq(i693Vaccines.caseId, caseId)).orderBy(asc(i693Vaccines.id)),
    reader.select().from(i693Tests).where(eq(i693Tests.caseId, caseId)).orderBy(asc(i693Tests.id)),
  ])
  return {
    vaccines: Object.fromEntries(vaccines.map((row) => [row.code, openVaccine(row)])) as Record<string, VaccineRecord>,
    tests: Object.fromEntries(tests.map((row) => [row.kind, openTest(row)])) as TestRecords,
  }
}

/** The worksheet of a case by the rules as they are, or as they were when it was signed. */
export async function assessCase(reader: Reader, row: StoredCase) {
  const person = openPerson(row)
  const records = await recordsOf(reader, row.id)
  const rules = openRules(row) ?? ruleStates(await listI693Rules('en-US', reader), person, row.examOn)
  return { rules, assessment: assess(rules, { person, examOn: row.examOn, ...records }) }
}

/** A case that somebody may open, with its worksheet; null for a foreign one as for a missing one. */
export async function findCase(actor: ProviderActor, caseId: string) {
  const [found] = await db
    .select({ row: i693Cases, facility: facilities })
    .from(i693Cases)
    .innerJoin(facilities, eq(facilities.id, i693Cases.facilityId))
    .where(eq(i693Cases.id, caseId))
  if (!found || !mayKeep(actor, found.row)) return null
  const { row, facility } = found
  const [{ assessment }, surgeons, isSurgeon] = await Promise.all([
    assessCase(db, row),
    listSurgeons(row.facilityId, actor.locale),
    isSurgeonAt(db, actor.providerId, row.facilityId),
  ])
  return {
    row,
    person: openPerson(row),
    assessment,
    clinic: {
      ...{ slug: facility.slug, name: facilityName(facility, actor.locale), timeZone: facility.timeZone },
      today: localDate(now(), facility.timeZone),
    },
    surgeons,
    surgeon: surgeons.find(({ id }) => id === row.surgeonId)?.name ?? null,
    isSurgeon,
    isEditable: isEditable(row.status),
  }
}

export type FoundCase = NonNullable<Awaited<ReturnType<typeof findCase>>>
