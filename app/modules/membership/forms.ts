import { z } from 'zod'
import { hidden } from '#app/core/form/form.ts'
import type { Choice } from './change.ts'

const choice = {
  tier: z.coerce.number().int().min(2).max(4).nullable().catch(null),
  interval: z.enum(['month', 'year']).catch('month'),
  code: hidden(40).default(''),
}

/** What the address of the page asks to see. */
const askedForm = z.object(choice)

export type Asked = Choice & Readonly<{ code: string }>

/** The choice that an address names; null where it names none. */
export function readAsked(search: URLSearchParams): Asked | null {
  const { tier, interval, code } = askedForm.parse(Object.fromEntries(search))
  return tier === null ? null : { tier, interval, code }
}

/** The buttons of the pages of a membership; `shownCents` is the amount that stood beside the button. */
export const levelForm = z.object({
  ...choice,
  intent: z.enum(['choose', 'pay', 'cancel', 'keep', 'keepLevel']),
  shownCents: z.coerce.number().int().min(0).nullable().catch(null),
})
