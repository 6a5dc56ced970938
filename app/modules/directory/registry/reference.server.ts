import { asc, and, inArray, ne } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, neighborhoods, specialties } from '#drizzle/schema/index.ts'
import { addressKey } from './postal-address.ts'

type NeighborhoodPoint = { id: string; lat: number; lng: number }

/** What the import asks of the directory for every row; small enough to stay in memory for a whole run. */
export type ImportReference = {
  /** NUCC code → specialty. */
  specialtyOfCode: ReadonlyMap<string, string>
  /** ZIP of five digits → neighborhood; the first by sort when several share a ZIP. */
  neighborhoodOfZip: ReadonlyMap<string, NeighborhoodPoint>
  /** Normal address → active facility that people, not the registry, have entered. */
  enteredFacilities: ReadonlyMap<string, string>
}

export async function loadReference(reader: Reader): Promise<ImportReference> {
  const specialtyOfCode = new Map<string, string>()
  const neighborhoodOfZip = new Map<string, NeighborhoodPoint>()
  const enteredFacilities = new Map<string, string>()
  const specialtyRows = await reader
    .select({ id: specialties.id, nuccCodes: specialties.nuccCodes })
    .from(specialties)
    .orderBy(asc(specialties.sort), asc(specialties.id))
  for (const { id, nuccCodes } of specialtyRows) {
    for (const code of nuccCodes) if (!specialtyOfCode.has(code)) specialtyOfCode.set(code, id)
  }
  const neighborhoodRows = await reader
    .select({ id: neighborhoods.id, lat: neighborhoods.lat, lng: neighborhoods.lng, zips: neighborhoods.zips })
    .from(neighborhoods)
    .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
  for (const { zips, ...point } of neighborhoodRows) {
    for (const zip of zips) if (!neighborhoodOfZip.has(zip)) neighborhoodOfZip.set(zip, point)
  }
  // A demo place is fictional: nobody real works there.
  const entered = await reader
    .select()
    .from(facilities)
    .where(
      and(
        inArray(facilities.source, ['self', 'admin']),
        ne(facilities.status, 'closed'),
        ne(facilities.status, 'merged'),
      ),
    )
    .orderBy(asc(facilities.id))
  for (const { id, addressLine1, addressLine2, zip } of entered) {
    const key = addressKey(addressLine1, addressLine2 ?? '', zip)
    if (!enteredFacilities.has(key)) enteredFacilities.set(key, id)
  }
  return { specialtyOfCode, neighborhoodOfZip, enteredFacilities }
}
