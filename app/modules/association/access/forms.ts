import { z } from 'zod'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { passwordFault } from '#app/modules/accounts/passwords/password-rules.ts'
import { readEmail } from '#app/modules/booking/form/person-answers.ts'
import { invitedRoles } from './access-status.ts'

/** Which association the page has shown. */
const association = hidden(64)

/** Whom to invite. Errors are keys of `association-access`. */
export const inviteForm = z
  .object({
    ...{ association, form: hidden(64), name: words(120), email: words(254) },
    role: z.enum(invitedRoles, 'errors.role'),
    language: z.enum(locales, 'errors.language'),
  })
  .transform(({ association: shown, form: formKey, role, language: locale, ...typed }, context) => {
    const faults: Faults = {}
    const name = typed.name?.normalize('NFC').trim() ?? ''
    const email = readEmail(typed.email ?? '')
    if (name === '') faults.name = 'errors.name'
    if ('problem' in email) faults.email = 'errors.email'
    reportFaults(faults, context)
    const address = 'value' in email ? email.value.toLowerCase() : ''
    return { shown, invited: { formKey, name, email: address, role, locale } }
  })

/** A button on an invitation that waits. */
export const waitingForm = z.object({
  ...{ association, invitation: hidden(64), version: shownVersion },
  step: z.enum(['resend', 'revoke']),
})

/** What somebody is in the association from now on. */
export const personForm = z.object({
  version: shownVersion,
  role: z.enum(['member', ...invitedRoles], 'errors.role'),
  sure: z.literal('on').optional(),
})

/** To whom an association is offered. */
export const offerForm = z.object({ association, heir: z.string('errors.heir').min(1, 'errors.heir').max(64) })

export const withdrawForm = z.object({ association })

/** The answer to an offer; its address is typed by whoever agrees. */
export const ownershipForm = z.object({
  handover: hidden(64),
  answer: z.enum(['accept', 'decline']),
  confirmation: words(200),
})

/** Which of the answers to an invitation it is. */
export const answerForm = z.object({ intent: z.enum(['accept', 'officer', 'decline', 'register']) })

/** The account of somebody invited; the address is the invitation's, and no password. */
export const registerForm = (email: string) =>
  z
    .object({ firstName: words(60), lastName: words(60), password: words(500), terms: z.literal('on').optional() })
    .transform((typed, context) => {
      const faults: Faults = {}
      const person = {
        ...{ firstName: typed.firstName?.trim() ?? '', lastName: typed.lastName?.trim() ?? '' },
        password: (typed.password ?? '').trim(),
      }
      if (person.firstName === '') faults.firstName = 'errors.firstName'
      if (person.lastName === '') faults.lastName = 'errors.lastName'
      const fault = passwordFault(person.password, [email])
      if (fault) faults.password = problem(`errors.passwords.${fault}`)
      if (!typed.terms) faults.terms = 'errors.terms'
      reportFaults(faults, context)
      return person
    })
