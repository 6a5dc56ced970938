import { outcomeOf } from '#app/core/answer/outcome.ts'

/** Rows that one run of a chore looks at; what is left waits for the next. */
export const dueBatch = 200

/**
 * Chores of the clock. Each takes what is due, one transaction a row, so that they may be stopped anywhere, run as often
 * as one likes and in several processes: a row that somebody else has changed is left alone.
 * @returns how many rows were changed.
 */
export async function changeEach(ids: readonly string[], work: (id: string) => Promise<boolean>): Promise<number> {
  let changed = 0
  for (const id of ids) {
    // A refusal: somebody was quicker.
    const outcome = await outcomeOf(work(id), ['booking.INVALID_TRANSITION', 'booking.NOT_FOUND'])
    if (outcome.done && outcome.value) changed += 1
  }
  return changed
}

/** The ids of some rows. */
export const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id)
