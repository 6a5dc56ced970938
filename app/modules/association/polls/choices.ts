import type { Poll } from './poll-status.ts'

/** What a ballot says, as numbers: positions of options, or for a rating the points of each option in its order. */
export type Choices = readonly number[]

/** Positions of the answers to a motion. */
export const motionAnswers = ['yes', 'no', 'abstain'] as const
export const [yes, no, abstain] = [0, 1, 2] as const

/** Points of a rating, from the worst to the best. */
export const points = [1, 2, 3, 4, 5] as const

/** Options of a poll at most; a sealed ballot has room for as many. */
export const mostOptions = 20

type Question = Pick<Poll, 'kind' | 'maxChoices'> & Readonly<{ options: number }>

/** How many positions a ballot may name. */
export function positionsOf({ kind, options }: Omit<Question, 'maxChoices'>): number {
  return kind === 'motion' ? motionAnswers.length : options
}

/** The choices in the one way in which they are written, or what is wrong with them. */
export function readChoices(
  { kind, maxChoices, options }: Question,
  sent: Choices,
): Readonly<{ choices: Choices }> | Readonly<{ problem: 'none' | 'many' | 'incomplete' | 'unknown' }> {
  if (kind === 'rating') {
    if (sent.length !== options) return { problem: 'incomplete' }
    return sent.every((score) => points.some((point) => point === score)) ? { choices: sent } : { problem: 'unknown' }
  }
  const positions = positionsOf({ kind, options })
  const chosen = [...new Set(sent)].sort((one, other) => one - other)
  if (!chosen.every((position) => Number.isInteger(position) && position >= 0 && position < positions)) {
    return { problem: 'unknown' }
  }
  if (chosen.length === 0) return { problem: 'none' }
  return chosen.length > (kind === 'multiple' ? maxChoices : 1) ? { problem: 'many' } : { choices: chosen }
}
