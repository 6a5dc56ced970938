import { asc, desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { paths } from '#app/paths.ts'
import { providerSpecialties, specialties } from '#drizzle/schema/index.ts'
import { readStoredSchedules } from '../queries/stored-schedules.server.ts'
import type { ScheduleProviderFacility } from '../queries/schedule-provider-facilities.server.ts'

/** An address at which a visit can be booked, and its code to print. */
export type BookingLink = { id: string; name: string; minutes: number | null; address: string; image: string }

/** The booking addresses of a provider facility, one a visit type; one for all where visits are only asked for. */
export async function bookingLinks(providerFacility: ScheduleProviderFacility, locale: Locale): Promise<BookingLink[]> {
  const [primary] = await db
    .select({ slug: specialties.slug })
    .from(providerSpecialties)
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(eq(providerSpecialties.providerId, providerFacility.providerId))
    .orderBy(desc(providerSpecialties.isPrimary), asc(providerSpecialties.id))
    .limit(1)
  if (!primary) return []
  const [schedule] = await readStoredSchedules(db, { providerFacilityIds: [providerFacility.id], facilityId: null })
  const types = (schedule?.visitTypes ?? []).filter(({ isActive }) => isActive)
  const link = async (id: string, name: string, minutes: number | null, search: Record<string, string>) => {
    const path = paths.appointment(primary.slug, providerFacility.providerSlug, {
      loc: providerFacility.facilitySlug,
      ...search,
    })
    const address = siteAddress(path, locale)
    return { id, name, minutes, address, image: await qrImage(address) }
  }
  if (!providerFacility.isLive || types.length === 0)
    return [await link(providerFacility.id, providerFacility.facilityName, null, {})]
  return Promise.all(types.map(({ id, name, minutes, code }) => link(id, name[locale], minutes, { vt: code })))
}
