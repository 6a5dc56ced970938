import { asc, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { closeDatabase, db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilities, providerFacilities, providerSpecialties, providers, visitTypes } from '#drizzle/schema/index.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'

const halfHour = 30 * 60_000
const day = 48 * halfHour

/** What a race is about: the page of one doctor who can be seen day and night, in half hours. */
export type RaceStage = {
  /** Path of the booking page. */
  path: string
  /** Hidden fields that say where and what. */
  choice: { loc: string; vt: string }
  /** The n-th half hour from tomorrow on. */
  slot: (index: number) => number
}

/** Makes the database of a race. Its servers go by the real clock, so its times begin tomorrow. */
export async function makeStage(databaseUrl: string): Promise<RaceStage> {
  const connection = await openDatabase(databaseUrl)
  try {
    await connection.migrate()
    await withTransaction(async (tx) => {
      await insertSpecialty(tx, { id: 'family-medicine' })
      const { providerId } = await insertPractice(tx, {
        rules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], starts: '00:00', ends: '24:00' }],
        visitType: { leadMinutes: 0 },
      })
      const specialty = { id: newId(), providerId, specialtyId: 'family-medicine' }
      await tx.insert(providerSpecialties).values({ ...specialty, isPrimary: true, isBoardCertified: false })
    })
    const [row] = await db
      .select({ slug: providers.slug, loc: facilities.slug, vt: visitTypes.code })
      .from(visitTypes)
      .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
      .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
      .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
      .orderBy(asc(visitTypes.id))
    const { slug, loc, vt } = row!
    const first = Math.ceil(now() / halfHour) * halfHour + day
    const path = `/en-US/doctor/family-medicine/${slug}/appointment`
    return { path, choice: { loc, vt }, slot: (index) => first + index * halfHour }
  } finally {
    await closeDatabase()
  }
}

/** What a person types into the form; everybody is somebody else. */
export function typed(number: number): Record<string, string> {
  const serial = String(number).padStart(5, '0')
  return {
    nameEn: `Race Number ${[...serial].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`,
    birthYear: String(1940 + (number % 60)),
    birthMonth: String(1 + (number % 12)),
    birthDay: String(1 + (number % 28)),
    email: `race-${number}@example.com`,
    consent: 'on',
  }
}
