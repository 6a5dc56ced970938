/** What the choice needs of an open time. */
export type Soon = Readonly<{ providerId: string; neighborhoodId: string | null; startsAt: number }>

/**
 * The soonest open times, one a provider, for a first look at what can be booked: those in the areas that are asked for come first,
 * and an area or a specialty comes a second time only when there are not enough others. Earliest first.
 */
export function mixSoonest<T extends Soon>(
  times: readonly T[],
  { areaIds, specialtyOf, count }: { areaIds: readonly string[]; specialtyOf: (time: T) => string; count: number },
): T[] {
  const areas = new Set(areaIds)
  const isNear = ({ neighborhoodId }: T) => neighborhoodId !== null && areas.has(neighborhoodId)
  let left = times.toSorted((one, other) => one.startsAt - other.startsAt)
  const chosen: T[] = []
  const take = (fits: (time: T) => boolean) => {
    const time = chosen.length < count ? left.find(fits) : undefined
    if (!time) return false
    chosen.push(time)
    left = left.filter(({ providerId }) => providerId !== time.providerId)
    return true
  }
  const isNewKind = (time: T) => chosen.every((other) => specialtyOf(other) !== specialtyOf(time))
  const isNewArea = (time: T) => chosen.every((other) => other.neighborhoodId !== time.neighborhoodId)
  while (take((time) => isNear(time) && isNewKind(time) && isNewArea(time)));
  while (take((time) => isNear(time) && isNewKind(time)));
  while (take(isNear));
  while (take(() => true));
  return chosen.sort((one, other) => one.startsAt - other.startsAt)
}
