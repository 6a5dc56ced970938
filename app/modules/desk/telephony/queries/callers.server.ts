import type { ProviderActor } from '#app/core/actor.ts'
import { listDeskProviderFacilities } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { type FoundPatient, searchByNumbers } from '#app/modules/desk/queries/patient-search.server.ts'

/** A patient of the clinic whose number, or whose booker's number, a caller has, with their next visit. */
export type Caller = Readonly<{
  id: string
  main: string
  other: string | null
  birthYear: string | null
  next: Readonly<{ id: string; when: string; doctor: string }> | null
}>

function callerOf({ id, main, other, birthYear, today, next }: FoundPatient): Caller {
  const visit = today && today.status !== 'completed' ? today : next
  const when = [visit?.dateWords, visit?.time].filter(Boolean).join(' ')
  return { id, main, other, birthYear, next: visit && { id: visit.id, when, doctor: visit.doctor.name } }
}

/** Who the callers of some numbers may be: patients of this clinic alone, for whoever reads its appointments. */
export async function findCallers(
  actor: ProviderActor,
  facilityId: string,
  numbers: readonly (string | null)[],
): Promise<Map<string, Caller[]>> {
  const known = [...new Set(numbers.flatMap((number) => number ?? []))]
  if (known.length === 0) return new Map()
  const here = (await listDeskProviderFacilities(actor, actor.locale)).filter((each) => each.facilityId === facilityId)
  const found = await searchByNumbers(here, known, actor.locale)
  return new Map([...found].map(([number, people]) => [number, people.map(callerOf)]))
}
