import { asc } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { neighborhoods } from '#drizzle/schema/reference.ts'

/** The neighborhood that a ZIP code belongs to, the first where several share it; null outside all of them. */
export async function findNeighborhoodOfZip(
  reader: Reader,
  zip: string,
): Promise<{ id: string; lat: number; lng: number } | null> {
  const rows = await reader
    .select({ id: neighborhoods.id, lat: neighborhoods.lat, lng: neighborhoods.lng, zips: neighborhoods.zips })
    .from(neighborhoods)
    .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
  const found = rows.find(({ zips }) => zips.includes(zip.slice(0, 5)))
  return found ? { id: found.id, lat: found.lat, lng: found.lng } : null
}
