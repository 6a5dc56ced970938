import { wallClock } from '#app/core/calendar/zones.ts'

/** What the choice needs of an open time. */
export type Soon = Readonly<{ providerId: string; neighborhoodId: string | null; startsAt: number; timeZone: string }>

/** What most people book for themselves and their families, without being sent by another doctor; slugs. */
const everyday: ReadonlySet<string> = new Set([
  ...['family-medicine', 'internal-medicine', 'general-practice', 'geriatric-medicine', 'pediatrics'],
  ...['obstetrics-and-gynecology', 'dentistry', 'pediatric-dentistry', 'ophthalmology', 'optometry'],
  ...['acupuncture', 'dermatology', 'physical-therapy', 'podiatry', 'otolaryngology'],
])

/** From when until when people think of seeing a doctor, at the place itself. */
const day = { from: '07:00', until: '22:00' } as const

/** Whether it begins at an hour at which one would book ahead; whoever needs care at night does not choose among tickets. */
export function isByDay({ startsAt, timeZone }: Pick<Soon, 'startsAt' | 'timeZone'>): boolean {
  const { time } = wallClock(startsAt, timeZone)
  return time >= day.from && time < day.until
}

/**
 * The soonest open times, one a provider, for a first look at what can be booked: by day and of everyday specialties, then by day, then
 * any; of these, those in the areas that are asked for come first, and an area or a specialty comes a second time only when there are
 * not enough others. Earliest first, those at night last.
 */
export function mixSoonest<T extends Soon>(
  times: readonly T[],
  { areaIds, specialtyOf, count }: { areaIds: readonly string[]; specialtyOf: (time: T) => string; count: number },
): T[] {
  const areas = new Set(areaIds)
  const isNear = ({ neighborhoodId }: T) => neighborhoodId !== null && areas.has(neighborhoodId)
  const isUsual = (time: T) => everyday.has(specialtyOf(time))
  const chosen: T[] = []
  const isNewKind = (time: T) => chosen.every((other) => specialtyOf(other) !== specialtyOf(time))
  const isNewArea = (time: T) => chosen.every((other) => other.neighborhoodId !== time.neighborhoodId)
  let left = times.toSorted((one, other) => one.startsAt - other.startsAt)
  const take = (fits: (time: T) => boolean) => {
    const time = chosen.length < count ? left.find(fits) : undefined
    if (!time) return false
    chosen.push(time)
    left = left.filter(({ providerId }) => providerId !== time.providerId)
    return true
  }
  for (const isWanted of [(time: T) => isByDay(time) && isUsual(time), isByDay, () => true]) {
    while (take((time) => isWanted(time) && isNear(time) && isNewKind(time) && isNewArea(time)));
    while (take((time) => isWanted(time) && isNear(time) && isNewKind(time)));
    while (take((time) => isWanted(time) && isNear(time)));
    while (take(isWanted));
  }
  return chosen.sort((one, other) => Number(isByDay(other)) - Number(isByDay(one)) || one.startsAt - other.startsAt)
}
