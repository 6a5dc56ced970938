import { db } from '#app/core/database/database.server.ts'
import { findActiveHolds } from '#app/modules/booking/holds/queries/holds.server.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import type { Except } from '#app/modules/booking/slots/queries/busy-rows.server.ts'
import { chooseVisit, seenAnswers, type SeenBefore, visitsByPurpose, visitsFor } from '../seen-before.ts'
import type { VisitChoice } from './visit-choices.server.ts'

type Asked = Readonly<{
  /** Of a visit that is named. */
  code: string | null
  seen: SeenBefore | null
  startsAt: number
  now: number
  /** What whoever asks holds already: a time that is theirs is open to them. */
  except: Except | undefined
}>

/** What a browser holds, which is in nobody's way when it asks for a time itself; undefined while it holds nothing. */
export async function ownHold(holderKey: string | null): Promise<Except | undefined> {
  const [own] = holderKey === null ? [] : await findActiveHolds(db, holderKey)
  return own && { holdId: own.id }
}

/**
 * The visit that an address means at a time. Somebody who comes again has theirs where the time is open for it, else another that is
 * open then: visits may begin on different minutes. A first visit needs its whole time and gives way to none.
 */
export async function visitAt(
  providerFacilityId: string,
  visits: readonly VisitChoice[],
  { code, seen, startsAt, now, except }: Asked,
): Promise<VisitChoice | null> {
  const { visit } = chooseVisit(visits, code, seen)
  if (seen !== 'yes' || !visit || visit.code === code) return visit
  for (const each of new Set([visit, ...visitsFor(visits, seen)])) {
    const time = { providerFacilityId, visitTypeId: each.id, startsAt, except }
    if ((await checkSlot(db, time, now)).ok) return each
  }
  return visit
}

/** The answers with which a time can be kept, and the visits for it between which who comes again chooses, by their codes. */
export async function findKeeping(
  providerFacilityId: string,
  startsAt: number,
  visits: readonly VisitChoice[],
  asked: Pick<Asked, 'now' | 'except'>,
): Promise<{ keepsTime: SeenBefore[]; keepsVisits: string[] }> {
  const byPurpose = visitsByPurpose(visits).map(({ visit }) => visit)
  return {
    keepsTime: await answersFor(providerFacilityId, startsAt, visits, asked),
    keepsVisits: await openAt(providerFacilityId, startsAt, byPurpose, asked),
  }
}

async function openAt(
  providerFacilityId: string,
  startsAt: number,
  visits: readonly VisitChoice[],
  { now, except }: Pick<Asked, 'now' | 'except'>,
): Promise<string[]> {
  const answers = await Promise.all(
    visits.map(({ id }) => checkSlot(db, { providerFacilityId, visitTypeId: id, startsAt, except }, now)),
  )
  return visits.filter((_, index) => answers[index]!.ok).map(({ code }) => code)
}

/** With which answers to whether they have seen the doctor somebody can have a time: each leads to a visit of its own. */
export async function answersFor(
  providerFacilityId: string,
  startsAt: number,
  visits: readonly VisitChoice[],
  { now, except }: Pick<Asked, 'now' | 'except'>,
): Promise<SeenBefore[]> {
  const fits = await Promise.all(
    seenAnswers.map(async (seen) => {
      const visit = await visitAt(providerFacilityId, visits, { code: null, seen, startsAt, now, except })
      return (
        visit !== null && (await checkSlot(db, { providerFacilityId, visitTypeId: visit.id, startsAt, except }, now)).ok
      )
    }),
  )
  return seenAnswers.filter((_, index) => fits[index])
}
