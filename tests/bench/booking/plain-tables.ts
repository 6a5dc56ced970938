import { copyFileSync, rmSync } from 'node:fs'
import Client from 'better-sqlite3'
import { and, asc, eq, getTableColumns, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { dateSpan } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { prepared, preparedInsert } from '#app/core/database/prepared.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'
import { now } from '#app/core/clock.ts'
import { atProviderFacilities } from '#app/modules/desk/queries/day-visits.server.ts'
import type { DeskProviderFacility } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { type DeskVisit, toDeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { createdAt, id, instant, table, text, updatedAt } from '#drizzle/schema/columns.ts'
import { providerLanguages } from '#drizzle/schema/directory.ts'
import { languages } from '#drizzle/schema/reference.ts'
import { appointments, visitTypes } from '#drizzle/schema/scheduling.ts'

/** `patients` of the twin: what the product seals stands in columns of its own and is found by them. */
const plainPatients = table('patients', {
  id: id(),
  nameEn: text('name_en').notNull(),
  nameZh: text('name_zh'),
  birthDate: text('birth_date'),
  phone: text('phone'),
  email: text('email'),
  wechat: text('wechat'),
  sex: text('sex').$type<Patient['sex']>().notNull(),
  locale: text('locale').notNull(),
  languageId: text('language_id'),
  smsConsentAt: instant('sms_consent_at'),
  emailConsentAt: instant('email_consent_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

const definition = `
  DROP TABLE patients;
  CREATE TABLE patients (
    id text PRIMARY KEY NOT NULL, name_en text NOT NULL, name_zh text, birth_date text, phone text, email text, wechat text,
    sex text NOT NULL, locale text NOT NULL, language_id text, sms_consent_at integer, email_consent_at integer,
    created_at integer NOT NULL, updated_at integer NOT NULL);
  CREATE INDEX patients_phone ON patients (phone);
  CREATE INDEX patients_email ON patients (email);`

/** Copies a database that is not open and has no patients yet; the copy's `patients` has plain columns. */
export function makePlainTwin(from: string, to: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(to + suffix, { force: true })
  copyFileSync(from, to)
  const client = new Client(to)
  client.pragma('foreign_keys = OFF')
  client.exec(definition)
  client.close()
}

const samePlain = prepared((tx: Transaction) =>
  tx
    .select({ id: plainPatients.id })
    .from(plainPatients)
    .where(
      and(
        eq(plainPatients.phone, sql.placeholder('phone')),
        eq(plainPatients.birthDate, sql.placeholder('birthDate')),
        eq(plainPatients.nameEn, sql.placeholder('nameEn')),
      ),
    )
    .orderBy(asc(plainPatients.createdAt), asc(plainPatients.id))
    .prepare(),
)
const insertPlain = preparedInsert(plainPatients)

/** Looks whether somebody is known, and writes them down. */
export async function writePlainPatient(tx: Transaction, { matchHash: _, ...row }: Patient): Promise<void> {
  const { phone, birthDate, nameEn } = row
  await samePlain(tx).execute({ phone, birthDate, nameEn })
  await insertPlain(tx, row)
}

const all = getTableColumns(appointments)
const { reference, status, version, source, providerFacilityId, visitTypeId, startsAt, endsAt, timeZone } = all
const { busyFrom, busyTo } = all
const { isNewPatient, answerDueAt, requestedWindows, checkedInAt, roomedAt, completedAt, rescheduleCount } = all
const columns = {
  ...{ id: all.id, reference, status, version, source, providerFacilityId, visitTypeId, startsAt, endsAt, timeZone },
  busyFrom,
  busyTo,
  ...{ isNewPatient, answerDueAt, requestedWindows, checkedInAt, roomedAt, completedAt, rescheduleCount },
  createdAt: all.createdAt,
  possibleDoubleOf: all.possibleDoubleOf,
  missedBefore: all.missedBefore,
  tags: all.tags,
  queueNumber: all.queueNumber,
  patientId: plainPatients.id,
  visitCapacity: visitTypes.capacity,
  // A hash of the same length of reading; nobody in the twin is provisional.
  matchHash: plainPatients.id,
  nameEn: plainPatients.nameEn,
  nameZh: plainPatients.nameZh,
  birthDate: plainPatients.birthDate,
  phone: plainPatients.phone,
  visitName: visitTypes.name,
  visitCode: visitTypes.code,
  visitMode: visitTypes.mode,
  visitSort: visitTypes.sort,
  languageName: languages.name,
  languageLevel: providerLanguages.level,
}

/** `listDayVisits` of the desk, for the twin. */
export async function listPlainDay(
  providerFacilities: readonly DeskProviderFacility[],
  date: string,
): Promise<DeskVisit[]> {
  const { from, to } = dateSpan(date, providerFacilities[0]!.timeZone)
  const providerFacilityOf = new Map(
    providerFacilities.map((providerFacility) => [providerFacility.providerFacilityId, providerFacility]),
  )
  const cameWithout = and(isNull(startsAt), gte(checkedInAt, from), lt(checkedInAt, to))
  const speaksIt = and(
    eq(providerLanguages.providerId, appointments.providerId),
    eq(providerLanguages.languageId, appointments.interpreterLanguageId),
  )
  const rows = await db
    .select(columns)
    .from(appointments)
    .innerJoin(plainPatients, eq(plainPatients.id, appointments.patientId))
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .leftJoin(languages, eq(languages.id, appointments.interpreterLanguageId))
    .leftJoin(providerLanguages, speaksIt)
    .where(and(atProviderFacilities(providerFacilities), or(and(gte(startsAt, from), lt(startsAt, to)), cameWithout)))
    .orderBy(asc(startsAt), asc(checkedInAt), asc(all.id))
  const at = now()
  return rows
    .map((row) => toDeskVisit(row, providerFacilityOf.get(row.providerFacilityId)!, { locale: 'zh-Hans', now: at }))
    .sort((a, b) => (a.startsAt ?? Infinity) - (b.startsAt ?? Infinity))
}
