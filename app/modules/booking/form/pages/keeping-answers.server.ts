import { db } from '#app/core/database/database.server.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { chooseVisit, seenAnswers, type SeenBefore } from '../seen-before.ts'
import type { VisitChoice } from './visit-choices.server.ts'

/** With which answers to whether they have seen the doctor somebody can have a time: each leads to a visit of its own. */
export async function answersFor(
  providerFacilityId: string,
  startsAt: number,
  visits: readonly VisitChoice[],
  now: number,
): Promise<SeenBefore[]> {
  const fits = await Promise.all(
    seenAnswers.map(async (seen) => {
      const { visit } = chooseVisit(visits, null, seen)
      return visit !== null && (await checkSlot(db, { providerFacilityId, visitTypeId: visit.id, startsAt }, now)).ok
    }),
  )
  return seenAnswers.filter((_, index) => fits[index])
}
