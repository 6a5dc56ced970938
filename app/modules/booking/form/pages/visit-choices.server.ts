import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilities, providerFacilities, visitTypes } from '#drizzle/schema/index.ts'

/** A kind of visit that can be chosen on the booking page. */
export type VisitChoice = {
  id: string
  code: string
  name: string
  minutes: number
  mode: 'in_person' | 'video' | 'phone' | 'home'
  newPatients: 'all' | 'new_only' | 'returning_only'
  approval: 'auto' | 'manual' | 'auto_returning'
  priceCents: number | null
  instructions: string | null
  cancelNoticeMinutes: number
}

/** A provider's facilities that take bookings, in the order of their ids, with the visits that each offers; none of them live means requests only. */
export async function findVisitChoices(
  providerFacilityIds: readonly string[],
  locale: Locale,
): Promise<Map<string, VisitChoice[]>> {
  const ids = [...providerFacilityIds]
  if (ids.length === 0) return new Map()
  const [live, rows] = await Promise.all([
    db
      .select({ id: providerFacilities.id })
      .from(providerFacilities)
      .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
      .where(
        and(
          inArray(providerFacilities.id, ids),
          eq(providerFacilities.isBookable, true),
          eq(facilities.status, 'active'),
        ),
      )
      .orderBy(asc(providerFacilities.id)),
    db
      .select()
      .from(visitTypes)
      .where(and(inArray(visitTypes.providerFacilityId, ids), eq(visitTypes.isActive, true)))
      .orderBy(asc(visitTypes.sort), asc(visitTypes.id)),
  ])
  return new Map(
    live.map(({ id }) => [
      id,
      rows
        .filter((row) => row.providerFacilityId === id)
        .map((row) => ({
          id: row.id,
          code: row.code,
          name: row.name[locale],
          minutes: row.minutes,
          mode: row.mode,
          newPatients: row.newPatients,
          approval: row.approval,
          priceCents: row.priceCents,
          instructions: row.instructions?.[locale] ?? null,
          cancelNoticeMinutes: row.cancelNoticeMinutes,
        })),
    ]),
  )
}
