import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { hoursValues } from '#app/modules/directory/typed-hours.ts'
import { facilityHours } from '#drizzle/schema/directory.ts'
import { findClinic } from './clinic.server.ts'

/** The opening hours as a form shows them, and the name of what it showed. */
export async function readClinicHours(facilityId: string, reader: Reader = db) {
  const rows = await reader
    .select({ weekday: facilityHours.weekday, opens: facilityHours.opens, closes: facilityHours.closes })
    .from(facilityHours)
    .where(eq(facilityHours.facilityId, facilityId))
    .orderBy(asc(facilityHours.weekday), asc(facilityHours.opens), asc(facilityHours.id))
  const basis = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)
  return { values: hoursValues(rows), basis }
}

/** What the form about opening hours shows; null for who does not lead the clinic. */
export async function findClinicHours(actor: ProviderActor, slug: string) {
  const clinic = await findClinic(actor, slug)
  if (!clinic?.isLed) return null
  const { facilityId, name } = clinic
  return { facilityId, slug, name, ...(await readClinicHours(facilityId)) }
}

export type ClinicHoursData = NonNullable<Awaited<ReturnType<typeof findClinicHours>>>
