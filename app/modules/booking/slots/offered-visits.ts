import type { SlotVisitType } from './slot-input.ts'

type Visit = Pick<SlotVisitType, 'newPatients'>

/**
 * The visits that a time has to suit which is shown before anybody has said whether they have seen the doctor: the one of somebody
 * new and one of somebody who comes again, so that neither answer is told that the time cannot be had. Who takes nobody new is
 * asked by those who come again only. The first of the provider facility leads where it is among them.
 */
export function offeredVisits<T extends Visit>({
  visitTypes,
  takesNew,
}: {
  visitTypes: readonly T[]
  takesNew: boolean
}): T[] {
  const [main] = visitTypes
  if (!main) return []
  const find = (...kinds: Visit['newPatients'][]) => visitTypes.find(({ newPatients }) => kinds.includes(newPatients))
  const returning = find('all', 'returning_only') ?? main
  if (!takesNew) return [returning]
  const first = find('new_only') ?? find('all') ?? main
  return [...new Set([main, first, returning])]
}
