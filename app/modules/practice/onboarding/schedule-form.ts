import { z } from 'zod'
import { type Faults, reportFaults } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'

export const visitMinutes = [15, 20, 30, 45, 60] as const

const wall = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const time = z.string().max(5).optional()

export type Period = { starts: string; ends: string }

/** One or two periods of some weekdays and how long a visit takes: enough for a first week of appointments. */
export const scheduleForm = z
  .object({
    minutes: z.coerce.number().int().optional(),
    weekdays: z.array(z.coerce.number().int().min(1).max(7)).optional(),
    starts: time,
    ends: time,
    starts2: time,
    ends2: time,
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const weekdays = [...new Set(typed.weekdays ?? [])].sort((one, other) => one - other)
    if (weekdays.length === 0) faults.weekdays = problem('onboarding.errors.weekdays')
    const minutes = visitMinutes.find((each) => each === typed.minutes)
    if (!minutes) faults.minutes = problem('onboarding.errors.minutes')
    const period = (starts = '', ends = '', name: '' | '2'): Period[] => {
      if (!wall.test(starts)) faults[`starts${name}`] = problem('onboarding.errors.starts')
      // Midnight as an end is the end of the day.
      const to = ends === '00:00' ? '24:00' : ends
      if (!wall.test(ends) || to <= starts) faults[`ends${name}`] = problem('onboarding.errors.ends')
      return [{ starts, ends: to }]
    }
    const first = period(typed.starts, typed.ends, '')
    const second = typed.starts2 || typed.ends2 ? period(typed.starts2, typed.ends2, '2') : []
    if (second[0] && !faults.starts2 && !faults.ends && second[0].starts < first[0]!.ends)
      faults.starts2 = problem('onboarding.errors.second')
    reportFaults(faults, context)
    return { minutes: minutes ?? 30, weekdays, periods: [...first, ...second] }
  })

export const requestsForm = z
  .object({ requests: z.literal('on').optional() })
  .transform(({ requests }) => requests === 'on')
