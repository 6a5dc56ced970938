import { z } from 'zod'
import { hidden } from '#app/core/form/form.ts'
import { cardDoings } from './test-cards.ts'

/** Which simulated card, and the code of its second factor where it was asked for. */
export const cardForm = z.object({
  card: z.enum(cardDoings).nullable().catch(null),
  code: hidden(20).transform((code) => code.replace(/\s/g, '')),
  /** The page of the code, which has no choice of cards. */
  step: hidden(8),
})
