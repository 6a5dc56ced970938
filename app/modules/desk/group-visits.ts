import { blockingStatuses } from '#drizzle/schema/scheduling.ts'

/** Who comes to a group visit together: as many as have not called off, of as many as may. */
export type Seats = { taken: number; of: number }

/** What of a visit says which class it is of. */
type InGroup = Readonly<{
  providerFacilityId: string
  visitTypeId: string | null
  startsAt: number | null
  visitCapacity: number | null
}>

const keyOf = ({ providerFacilityId, visitTypeId, startsAt }: InGroup) =>
  [providerFacilityId, visitTypeId, startsAt].join()

/** Who has a seat, or had one: whoever called off, was turned down or never came has none any more. */
const seated: ReadonlySet<string> = new Set([...blockingStatuses, 'completed'])

/** Whether several come to a visit at its time. */
function isGroup({ visitCapacity, startsAt }: InGroup): boolean {
  return visitCapacity !== null && visitCapacity > 1 && startsAt !== null
}

/**
 * The seats of the class of a visit, of rows among which are all of every class that is asked for; null for what is no group visit.
 */
export function seatsAmong(rows: readonly (InGroup & { readonly status: string })[]): (row: InGroup) => Seats | null {
  const taken = new Map<string, number>()
  for (const row of rows)
    if (isGroup(row) && seated.has(row.status)) taken.set(keyOf(row), (taken.get(keyOf(row)) ?? 0) + 1)
  return (row) => (isGroup(row) ? { taken: taken.get(keyOf(row)) ?? 0, of: row.visitCapacity! } : null)
}
