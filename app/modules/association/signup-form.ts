import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { passwordFault } from '#app/modules/accounts/passwords/password-rules.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'
import { associationKinds } from '#drizzle/schema/association/associations.ts'
import { nameFields, readNames } from './association-names.ts'
import { chosenFile } from './identity/forms.ts'

/** An association and the account of whoever leads it. Errors are keys of `association`; fields are judged together. */
export const signupForm = z
  .object({
    ...nameFields,
    kind: z.enum(associationKinds, 'errors.kind'),
    evidence: words(1000),
    /** A paper that shows what it is, where it has one. Its errors are keys of `association-identity`. */
    proof: chosenFile,
    ...{ firstName: words(60), lastName: words(60), email: words(254), phone: words(40), password: words(500) },
    terms: z.literal('on').optional(),
    /** The honeypot: people do not see it, machines fill it in. */
    website: words(500),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const said = (field: 'evidence' | 'firstName' | 'lastName', least: number) => {
      const text = typed[field]?.trim() ?? ''
      if ([...text].length < least) faults[field] = `errors.${field}`
      return text
    }
    const email = readEmail(typed.email ?? '')
    const phone = readPhone(typed.phone ?? '')
    if ('problem' in email) faults.email = 'errors.email'
    if ('problem' in phone) faults.phone = 'errors.phone'
    const address = 'value' in email ? email.value.toLowerCase() : ''
    const password = (typed.password ?? '').trim()
    const fault = passwordFault(password, address ? [address] : [])
    if (fault) faults.password = problem(`errors.passwords.${fault}`)
    if (!typed.terms) faults.terms = 'errors.terms'
    const answers = {
      name: readNames(typed, faults),
      kind: typed.kind,
      ...{ evidence: said('evidence', 5), proof: typed.proof },
      person: { firstName: said('firstName', 1), lastName: said('lastName', 1), email: address, password },
      phone: 'value' in phone ? phone.value : '',
      isMachine: Boolean(typed.website),
    }
    reportFaults(faults, context)
    return answers
  })

export type SignupAnswers = z.output<typeof signupForm>
