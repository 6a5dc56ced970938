import { z } from 'zod'
import { type Faults, hidden, reportFaults, words } from '#app/core/form/form.ts'
import { problem, type Problem } from '#app/core/form/problem.ts'
import { readEmail, readPhone } from '#app/modules/booking/form/person-answers.ts'
import type { TypedContact } from '#app/modules/booking/patients/contact-id.server.ts'

/** What was typed into the one field: an e-mail address where there is an @ of any width, a telephone number where there are digits. */
function readContact(typed: string): TypedContact | { problem: Problem } {
  const text = typed.normalize('NFKC').trim()
  if (text.includes('@')) {
    const answer = readEmail(text)
    return 'value' in answer ? { channel: 'email', value: answer.value } : answer
  }
  if (!/\d/.test(text)) return { problem: problem('errors.contact') }
  const answer = readPhone(text)
  return 'value' in answer ? { channel: 'sms', value: answer.value } : answer
}

/** Asking for the code with which one sees one's visits. `website` is the honeypot: people do not see it, machines fill it in. */
export const ownVisitsForm = z
  .object({
    key: z.string().regex(/^[A-Za-z0-9]{22}$/, { error: 'errors.stale' }),
    contact: words(254),
    website: words(500),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const contact = readContact(typed.contact ?? '')
    if ('problem' in contact) faults.contact = contact.problem
    reportFaults(faults, context)
    return {
      key: typed.key,
      contact: 'problem' in contact ? { channel: 'sms' as const, value: '' } : contact,
      isMachine: Boolean(typed.website),
    }
  })

/** The button of a visit or of a waitlist entry. */
export const openingForm = z.object({ visit: hidden(64), entry: hidden(64) })
