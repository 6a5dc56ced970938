import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { type Token, takeToken } from '#app/core/rate-limits.server.ts'
import { addLink } from '#app/modules/action-links/commands/add-link.server.ts'
import { sendCode } from '#app/modules/action-links/commands/send-code.server.ts'
import { derivedToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { lockContacts } from '#app/modules/notifications/commands/contact-standings.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { contactIdOf, type TypedContact } from '#app/modules/booking/patients/contact-id.server.ts'
import { contactWithVisits } from '../queries/reached-people.server.ts'

/** Ten minutes for the code, then half an hour for the list. */
const linkLifetime = 40 * minuteMs

export type CodeRequest = Readonly<{
  contact: TypedContact
  /** One form sends one key, however often it is sent. */
  formKey: string
  locale: Locale
  /** `networkOf` the caller's address. */
  network: string
}>

type Asked = { allowed: true; token: string } | { allowed: false; retryAfterSeconds: number }

/** Takes from every limit in turn; the first that is used up decides. What is counted is what was typed, whoever has it. */
async function takeTokens(contactId: string, network: string): Promise<Token> {
  const ofNetwork = await takeToken('own_visits_address', network)
  if (!ofNetwork.allowed) return ofNetwork
  const ofHour = await takeToken('own_visits', contactId)
  return ofHour.allowed ? takeToken('own_visits_day', contactId) : ofHour
}

/**
 * Makes a link to the visits of a contact and sends a code for it to that contact, if anybody with a visit is on file there. As much is
 * done for a contact that nobody has: of that link nobody has the code, and its message is taken back before anybody can send it.
 * The same form sent again leads to the same link and sends nothing.
 */
export async function askForCode({ contact, formKey, locale, network }: CodeRequest): Promise<Asked> {
  const contactId = contactIdOf(contact)
  const token = derivedToken(`own_visits|${formKey}|${contactId}`)
  if (await findActionLink(token)) return { allowed: true, token }
  const limit = await takeTokens(contactId, network)
  if (!limit.allowed) return { allowed: false, retryAfterSeconds: limit.retryAfterSeconds }
  await withTransaction((tx) => sendIn(tx, token, contact, locale))
  return { allowed: true, token }
}

async function sendIn(tx: Transaction, token: string, typed: TypedContact, locale: Locale): Promise<void> {
  const contactId = contactIdOf(typed)
  const contactOf = ({ channel, value }: TypedContact) => ({
    phone: channel === 'sms' ? value : null,
    email: channel === 'email' ? value : null,
  })
  // Of two sends of one form the second waits here and then sees the link of the first.
  await lockContacts(tx, contactOf(typed))
  if (await findActionLink(token, tx)) return
  const link = await linkIn(tx, token, contactId)
  const at = now()
  const { code, expiresAt } = await sendCode(tx, link, { channel: typed.channel })
  const onFile = await contactWithVisits(tx, contactId)
  const subject = { type: 'action_token', id: link.id }
  await enqueueNotice(tx, {
    template: 'one_time_code',
    // To the contact as it is on file: what was typed may only look the same.
    recipient: { locale, ...contactOf(onFile ?? typed) },
    vars: { code, minutes: Math.round((expiresAt - at) / minuteMs) },
    subject,
    event: at,
    notAfter: expiresAt,
  })
  await cancelMessages(tx, onFile ? { ...subject, id: 'nobody' } : subject, ['one_time_code'])
}

/** The link as it was just written. */
async function linkIn(tx: Transaction, token: string, contactId: string): Promise<ActionLink> {
  const subject = { kind: 'own_visits', subjectType: 'contact', subjectId: contactId } as const
  await addLink(tx, { ...subject, hash: tokenHash(token), expiresAt: now() + linkLifetime, isOtpRequired: true })
  return (await findActionLink(token, tx))!
}
