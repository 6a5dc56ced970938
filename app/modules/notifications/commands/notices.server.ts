import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { isLocale, type Locale, defaultLocale } from '#app/core/i18n/locale.ts'
import { enqueueMessage, type OutboxSubject } from '#app/core/outbox.server.ts'
import type { ContactChannel } from '../contact-hash.server.ts'
import { countMessage } from './contact-standings.server.ts'
import { isWithinDay, mostOf } from './day-bound.server.ts'
import { type TemplateCode, templateSpec } from '../message-templates.ts'
import type { MessageVars } from '../message-vars.ts'

export type Recipient = Readonly<{
  locale: Locale
  /** What its owner agreed to be written at; null is no message there. */
  email: string | null
  /** E.164. */
  phone: string | null
}>

export type DeskPart = 'answers' | 'acts'

export type Notice = Readonly<{
  template: TemplateCode
  recipient: Recipient
  vars: MessageVars
  subject: OutboxSubject
  /** Names the event among those of the subject, such as the number of its `appointment_events` row: one message an event, template and channel. */
  event: string | number
  /** Epoch milliseconds; now when left out. */
  notBefore?: number
  /** From when on it would mislead; it is then not sent any more. */
  notAfter?: number
  /** Left out, every contact the recipient has. */
  channels?: readonly ContactChannel[]
  /** The desk answers a request, or does something by itself; left out, it has no part in it. */
  desk?: DeskPart
}>

type Contact = Readonly<{
  locale: string
  email: string | null
  phone: string | null
  emailConsentAt: number | null
  smsConsentAt: number | null
}>

/** A row of `patients` as a recipient: only contacts that the patient agreed to. */
export function recipientOf(patient: Contact): Recipient {
  return {
    locale: isLocale(patient.locale) ? patient.locale : defaultLocale,
    email: patient.emailConsentAt === null ? null : patient.email,
    phone: patient.smsConsentAt === null ? null : patient.phone,
  }
}

/** The dedupe keys of a notice, one a channel it goes out on. */
export function noticeKeys({ template, recipient, subject, event, channels }: Notice): Map<ContactChannel, string> {
  const given = [...(recipient.email ? ['email' as const] : []), ...(recipient.phone ? ['sms' as const] : [])]
  const used = given.filter((channel) => !channels || channels.includes(channel))
  return new Map(used.map((channel) => [channel, [subject.type, subject.id, template, event, channel].join(':')]))
}

/**
 * Whether a message may go out by itself, see `isWithinDay`. What the desk does is not bounded: its answers to requests,
 * of which a contact has few, count all the same; whatever else it does counts against nobody. What is due later is counted
 * on the day it goes out.
 */
async function isWithinBound(tx: Transaction, notice: Notice, channel: ContactChannel, to: string): Promise<boolean> {
  const { template, recipient, vars, subject, desk } = notice
  if (!templateSpec(template).isBounded || desk === 'acts' || isLater(notice)) return true
  const { locale } = recipient
  const counted = { channel, to, template, locale, vars, subject, most: mostOf(recipient), at: now() }
  if (desk !== 'answers') return isWithinDay(tx, counted)
  await countMessage(tx, channel, to, now())
  return true
}

const isLater = ({ notBefore }: Notice) => (notBefore ?? 0) > now()

/**
 * Enqueues one message a channel, in the transaction of the event.
 * @returns the number of messages written; 0 when the recipient has no contact or the event was told before.
 */
export async function enqueueNotice(tx: Transaction, notice: Notice): Promise<number> {
  const { template, recipient, vars, subject, notBefore = now(), notAfter } = notice
  let written = 0
  for (const [channel, dedupeKey] of noticeKeys(notice)) {
    const to = (channel === 'email' ? recipient.email : recipient.phone)!
    if (!(await isWithinBound(tx, notice, channel, to))) continue
    const isNew = await enqueueMessage(tx, {
      channel,
      to,
      template,
      locale: recipient.locale,
      vars,
      subject,
      notBefore,
      dedupeKey,
      meta: {
        ...(vars.startsAt === undefined ? {} : { visitAt: vars.startsAt }),
        ...(notAfter === undefined ? {} : { notAfter }),
        ...(templateSpec(template).isBounded && isLater(notice) ? { mostToday: mostOf(recipient) } : {}),
      },
    })
    if (isNew) written += 1
  }
  return written
}
