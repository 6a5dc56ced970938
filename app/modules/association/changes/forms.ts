import { z } from 'zod'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { associationKinds } from '#drizzle/schema/association/associations.ts'
import { nameFields, readNames } from '../association-names.ts'

/** What is to be another, and why. Errors are keys of `association`, that of the reason of `association-changes`. */
export const changeForm = z
  .object({
    ...{ association: hidden(64), version: shownVersion },
    ...nameFields,
    ...{ kind: z.enum(associationKinds, 'errors.kind'), reason: words(1000) },
  })
  .transform(({ association, version, kind, ...typed }, context) => {
    const faults: Faults = {}
    const name = readNames(typed, faults)
    const reason = typed.reason?.trim() ?? ''
    if ([...reason].length < 5) faults.reason = 'errors.reason'
    reportFaults(faults, context)
    return { association, version, name, kind, reason }
  })

/** Takes the request back that the page has shown. */
export const withdrawForm = z.object({ association: hidden(64), request: hidden(64) })
