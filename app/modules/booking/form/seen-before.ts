/** The answer to whether the patient has seen the doctor before, as addresses and forms carry it (`seen`). */
export const seenAnswers = ['no', 'yes'] as const
export type SeenBefore = (typeof seenAnswers)[number]

/** What of a kind of visit decides who may have it. */
type Visit = {
  code: string
  newPatients: 'all' | 'new_only' | 'returning_only'
  mode: 'in_person' | 'video' | 'phone' | 'home'
}

const ownKind = { no: 'new_only', yes: 'returning_only' } as const satisfies Record<SeenBefore, Visit['newPatients']>

export function readSeen(text: string | null | undefined): SeenBefore | null {
  return seenAnswers.find((each) => each === text) ?? null
}

/** Whether the answer changes which visits there are to choose from. */
export function dependsOnSeen(visits: readonly Visit[]): boolean {
  return new Set(visits.map(({ newPatients }) => newPatients)).size > 1
}

/** What most come for: the first visit for everybody in the doctor's own order. */
const generalOf = <T extends Visit>(visits: readonly T[]) => visits.find(({ newPatients }) => newPatients === 'all')

/**
 * The visits that somebody who answers so can have; all of them as long as nobody has answered. A first visit takes the place of the
 * general one where both are held alike: the general one is too short for somebody new.
 */
export function visitsFor<T extends Visit>(visits: readonly T[], seen: SeenBefore | null): T[] {
  if (seen === null || !dependsOnSeen(visits)) return [...visits]
  const fitting = visits.filter(({ newPatients }) => newPatients === 'all' || newPatients === ownKind[seen])
  const general = generalOf(fitting)
  const isReplaced =
    seen === 'no' && fitting.some(({ newPatients, mode }) => newPatients === 'new_only' && mode === general?.mode)
  return isReplaced ? fitting.filter((each) => each !== general) : fitting
}

/** What brings somebody who comes again to a visit. */
export type Purpose = 'followUp' | 'newProblem'

/**
 * The visits between which somebody who comes again chooses by what brings them, the doctor's order kept; none where the doctor does
 * not tell one from the other.
 */
export function visitsByPurpose<T extends Visit>(visits: readonly T[]): { visit: T; purpose: Purpose }[] {
  const general = generalOf(visits)
  const isTold = general !== undefined && visits.some(({ newPatients }) => newPatients === 'returning_only')
  if (!isTold) return []
  return visits.flatMap((visit): { visit: T; purpose: Purpose }[] => {
    if (visit.newPatients === 'returning_only') return [{ visit, purpose: 'followUp' }]
    return visit === general ? [{ visit, purpose: 'newProblem' }] : []
  })
}

type Chosen<T> = {
  visit: T | null
  seen: SeenBefore | null
  /** Whether the question stands before the times: its answer decides between visits and has not been given. */
  isAsked: boolean
}

/**
 * The visit that an address means, unless one that fits is named: of somebody new the visit made for them, where there is one; of
 * somebody who comes again the first that fits in the doctor's order, as `offeredVisits` has it. A named visit that is for one answer
 * only gives that answer.
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
  const own = seen === 'no' ? fitting.find(({ newPatients }) => newPatients === ownKind.no) : null
  const visit = fitting.find((each) => each === named) ?? own ?? fitting[0] ?? null
  return { visit, seen, isAsked: depends && seen === null }
}
