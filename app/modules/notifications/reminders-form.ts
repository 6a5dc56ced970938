import { z } from 'zod'

/** The button on the page of an opt-out. A mail program's one POST does not say it. */
export const remindersForm = z.object({ reminders: z.enum(['on', 'off']).catch('off') })
