/** The answer to whether the patient has seen the doctor before, as addresses and forms carry it (`seen`). */
export const seenAnswers = ['no', 'yes'] as const
export type SeenBefore = (typeof seenAnswers)[number]

/** What of a kind of visit decides who may have it. */
type Visit = { code: string; newPatients: 'all' | 'new_only' | 'returning_only' }

const ownKind = { no: 'new_only', yes: 'returning_only' } as const satisfies Record<SeenBefore, Visit['newPatients']>

export function readSeen(text: string | null | undefined): SeenBefore | null {
  return seenAnswers.find((each) => each === text) ?? null
}

/** Whether the answer changes which visits there are to choose from. */
export function dependsOnSeen(visits: readonly Visit[]): boolean {
  return new Set(visits.map(({ newPatients }) => newPatients)).size > 1
}

/** The visits that somebody who answers so can have; all of them as long as nobody has answered. */
export function visitsFor<T extends Visit>(visits: readonly T[], seen: SeenBefore | null): T[] {
  if (seen === null || !dependsOnSeen(visits)) return [...visits]
  return visits.filter(({ newPatients }) => newPatients === 'all' || newPatients === ownKind[seen])
}

type Chosen<T> = {
  visit: T | null
  seen: SeenBefore | null
  /** Whether the question stands before the times: its answer decides between visits and has not been given. */
  isAsked: boolean
}

/**
 * The visit that an address means. An answer leads to the visit made for it, where there is one, unless another that fits is named; a
 * named visit that is for one answer only gives that answer.
 */
export function chooseVisit<T extends Visit>(
  visits: readonly T[],
  code: string | null,
  given: SeenBefore | null,
): Chosen<T> {
  const named = visits.find((visit) => visit.code === code) ?? null
  const depends = dependsOnSeen(visits)
  const implied = seenAnswers.find((each) => depends && named?.newPatients === ownKind[each]) ?? null
  const seen = given ?? implied
  const fitting = visitsFor(visits, seen)
  const own = seen && fitting.find(({ newPatients }) => newPatients === ownKind[seen])
  const visit = fitting.find((each) => each === named) ?? own ?? fitting[0] ?? null
  return { visit, seen, isAsked: depends && seen === null }
}
