import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { rowId } from '../schedule/hours-form.ts'
import { resourceKinds } from '../schedule/visit-type-form.ts'

const most = 50

/** How a resource is called, and how many visits are in it at once. */
const values = { name: words(60), capacity: words(10) }

function readValues(typed: { name?: string | undefined; capacity?: string | undefined }, faults: Faults) {
  const name = typed.name?.trim().replace(/\s+/g, ' ') ?? ''
  if (name === '') faults.name = problem('errors.resourceName')
  const text = typed.capacity?.trim() ?? ''
  const capacity = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (capacity < 1 || capacity > most) faults.capacity = problem('errors.number', { least: 1, most })
  return { name, capacity }
}

export const newResourceForm = z
  .object({
    id: z.string().regex(rowId, { error: 'errors.stale' }),
    kind: z.enum(resourceKinds).optional().catch(undefined),
    ...values,
  })
  .transform(({ id, kind, ...typed }, context) => {
    const faults: Faults = {}
    if (kind === undefined) faults.kind = problem('errors.resourceKind')
    const read = readValues(typed, faults)
    reportFaults(faults, context)
    return { id, kind: kind ?? 'room', ...read }
  })

export const resourceForm = z.object({ basis: words(40), ...values }).transform(({ basis, ...typed }, context) => {
  const faults: Faults = {}
  const read = readValues(typed, faults)
  reportFaults(faults, context)
  return { basis: basis ?? '', ...read }
})
