import { outcomeOf } from '#app/core/answer/outcome.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { verifyCode } from '#app/modules/action-links/commands/verify-code.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { writeCode } from '#app/modules/booking/links/commands/write-code.server.ts'
import type { CareContact } from '../care-links.server.ts'
import { takeLinkedStep } from './take-step.server.ts'

/** Sends a code for a link to the contact on file: by text where there is a telephone. @throws DomainError those of `writeCode` */
export async function sendCareCode(link: ActionLink, contact: CareContact, locale: Locale): Promise<void> {
  const channel = contact.phone === null ? 'email' : 'sms'
  await withTransaction((tx) => writeCode(tx, link, { channel, recipient: { locale, ...contact } }))
}

/** Compares a typed code; every try is counted. A recipient who types the right one has received the referral. */
export async function enterCareCode(link: ActionLink, typed: string): ReturnType<typeof verifyCode> {
  const check = await withTransaction((tx) => verifyCode(tx, link, typed))
  if (!check.isRight || link.subjectType !== 'care_recipient') return check
  // Refused where it was received before, or is somewhere else by now.
  const received = takeLinkedStep(link.subjectId, { by: 'recipient', step: 'receive' })
  await outcomeOf(received, ['coordination.not_now'])
  return check
}
