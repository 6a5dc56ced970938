import { z } from 'zod'
import { hidden, reportFaults } from '#app/core/form/form.ts'
import { removalReasons } from '#app/modules/booking/booking-input.ts'
import { overrideField, readTime, timeFields } from './desk-forms.ts'

/** Forms of a waitlist entry's page; messages as in `desk-forms.ts`. */

/** Where a press came from, to go back to. */
export const entryStepForm = z.object({ back: hidden(2000) })

/** A time for an entry: to be offered or booked, by the button that was pressed. */
export const entryTimeForm = z.object({ ...timeFields, override: overrideField }).transform((typed, context) => {
  const time = readTime(typed)
  if (!time) reportFaults({ slot: 'desk:errors.time' }, context)
  return { time: time ?? { startsAt: 0 }, override: typed.override }
})

export const removalForm = z.object({ reason: z.enum(removalReasons, { error: 'desk:errors.reason' }) })
