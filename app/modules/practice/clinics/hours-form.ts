import { z } from 'zod'
import { hidden, type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { hoursNames, hoursOfValues, readDayHours } from '#app/modules/directory/typed-hours.ts'

const days = Object.fromEntries(hoursNames.map((name) => [name, words(80)]))

/** The opening hours of a clinic, a line for each day; a closed day is empty. Messages are keys of the `practice` texts. */
export const clinicHoursForm = z.object({ basis: hidden(40), ...days }).transform((typed, context) => {
  const given = typed as Record<string, string | undefined>
  const faults: Faults = {}
  const read = hoursNames.map((name) => {
    const hours = readDayHours(given[name] ?? '')
    if (hours === null) faults[name] = problem('clinic.errors.hours')
    return [name, hours ?? ''] as const
  })
  if (Object.keys(faults).length === 0 && read.every(([, hours]) => hours === ''))
    faults[hoursNames[0]] = problem('clinic.errors.hoursNone')
  reportFaults(faults, context)
  return { basis: typed.basis, hours: hoursOfValues(Object.fromEntries(read)) }
})
