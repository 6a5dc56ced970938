import { z } from 'zod'
import { hidden } from '#app/core/form/form.ts'
import { readEmail } from '#app/modules/booking/form/person-answers.ts'

/** Which part of the page a form is of, and what it does. */
export const intentForm = z.object({ intent: hidden(40) })

/** Somebody of the provider area asks to become a member. */
export const applicationForm = z.object({ association: hidden(120) })

/** Asking for one's personal link. `website` is the honeypot. */
export const linkRequestForm = z
  .object({ email: z.string('errors.email').max(254, 'errors.email'), website: z.string().max(500).optional() })
  .transform(({ email, website }, context) => {
    const answer = readEmail(email.trim())
    if ('problem' in answer) context.addIssue({ code: 'custom', message: 'errors.email', path: ['email'] })
    return { email: 'value' in answer ? answer.value.toLowerCase() : '', isMachine: Boolean(website) }
  })
