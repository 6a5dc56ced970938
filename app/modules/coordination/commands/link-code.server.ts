import { outcomeOf } from '#app/core/answer/outcome.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { verifyCode } from '#app/modules/action-links/commands/verify-code.server.ts'
import { writeCode } from '#app/modules/booking/links/commands/write-code.server.ts'
import type { CareLink } from '../queries/care-link.server.ts'
import { takeLinkedStep } from './take-step.server.ts'

/** Sends a code for a link to the contact on file: by text where there is a telephone. @throws DomainError those of `writeCode` */
export async function sendCareCode({ link, contact }: CareLink, locale: Locale): Promise<void> {
  const channel = contact.phone === null ? 'email' : 'sms'
  await withTransaction((tx) => writeCode(tx, link, { channel, recipient: { locale, ...contact } }))
}

/** Compares a typed code; every try is counted. A recipient who types the right one has received the referral. */
export async function enterCareCode(opened: CareLink, typed: string): ReturnType<typeof verifyCode> {
  const check = await withTransaction((tx) => verifyCode(tx, opened.link, typed))
  if (!check.isRight || opened.party !== 'recipient' || opened.row.status !== 'sent') return check
  // Refused where it is somewhere else by now.
  await outcomeOf(takeLinkedStep(opened, { step: 'receive' }), ['coordination.not_now', 'coordination.unknown'])
  return check
}
