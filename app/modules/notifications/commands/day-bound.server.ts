import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { enqueueMessage, type OutboxSubject } from '#app/core/outbox.server.ts'
import type { ContactChannel } from '../contact-hash.server.ts'
import { countMessage } from './contact-standings.server.ts'
import { type TemplateCode, templateSpec } from '../message-templates.ts'
import type { MessageVars } from '../message-vars.ts'

/** Messages a day that a contact causes before its owner has shown that they reach them, on all channels together. */
const mostUnconfirmed = 12

/** How many of them go to one of a recipient's contacts. */
export function mostOf({ email, phone }: Readonly<{ email: string | null; phone: string | null }>): number {
  return mostUnconfirmed / (email && phone ? 2 : 1)
}

type Counted = Readonly<{
  channel: ContactChannel
  to: string
  template: TemplateCode
  locale: Locale
  vars: MessageVars
  subject: OutboxSubject
  /** How many a day go to this contact while it is not confirmed. */
  most: number
  /** Epoch milliseconds: of which day it is one. */
  at: number
}>

/**
 * Counts a message and says whether it may go out. The last one of a day that an unconfirmed contact gets is a summary,
 * which stands for whatever comes after it.
 */
export async function isWithinDay(tx: Transaction, message: Counted): Promise<boolean> {
  const { channel, to, template, locale, vars, subject, most, at } = message
  const count = await countMessage(tx, channel, to, at)
  if (!count || count.number < most) return true
  const { link, clinicPhone } = vars
  if (link !== undefined && ['appointment', 'reminder', 'waitlist'].includes(templateSpec(template).subject))
    await enqueueMessage(tx, {
      ...{ channel, to, template: 'messages_summary', locale, subject, notBefore: at },
      vars: { link, ...(clinicPhone === undefined ? {} : { clinicPhone }) },
      dedupeKey: ['contact', count.id, count.day].join(':'),
    })
  return false
}
