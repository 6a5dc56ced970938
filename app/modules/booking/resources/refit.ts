import { hasRoom, oncePerSession } from '../slots/occupancy.ts'
import type { ResourceUse, SlotResource } from '../slots/slot-input.ts'

export type Refit = {
  /** Where sessions go that find another resource of the kind, by session: the resource's id. */
  moves: Map<string, string>
  /** Sessions for which there is no other at their time. */
  stuck: Set<string>
}

/**
 * What becomes of the visits in a resource that from now on takes fewer at once, or none: those that fit stay, the others go to another of
 * its kind that is free then. Nobody is told of it, as a visit takes any of a kind.
 * @param resource with what it takes from now on
 * @param others of the same kind at the same facility
 * @param uses of any of them, from now on
 */
export function refit(resource: SlotResource, others: readonly SlotResource[], uses: readonly ResourceUse[]): Refit {
  const moves = new Map<string, string>()
  const stuck = new Set<string>()
  const once = oncePerSession(uses)
  const taken = once.filter(({ resourceId }) => resourceId !== resource.id)
  const asked = once.filter(({ resourceId }) => resourceId === resource.id)
  for (const use of asked.sort((one, other) => one.from - other.from)) {
    const found = [resource, ...others].find((each) => hasRoom(each, taken, use.from, use.to))
    if (!found) {
      stuck.add(use.session)
      continue
    }
    if (found.id !== resource.id) moves.set(use.session, found.id)
    taken.push({ ...use, resourceId: found.id })
  }
  return { moves, stuck }
}
