import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'

const linkDays = 3

type User = Readonly<{ id: string; email: string }>

/** Tells the owner of an account that somebody tried to open another with the address. @param login where they sign in, in root form */
export async function tellKnownOwner(tx: Transaction, owner: User, locale: Locale, login: string): Promise<void> {
  await enqueueNotice(tx, {
    template: 'account_known',
    recipient: { email: owner.email, phone: null, locale },
    vars: { link: siteAddress(login, locale) },
    subject: { type: 'user', id: owner.id },
    // One message a day, however often somebody tries.
    event: Math.floor(now() / dayMs),
    channels: ['email'],
  })
}

/** Sends the link that checks the e-mail address of a new account. */
export async function sendEmailVerification(tx: Transaction, user: User, locale: Locale): Promise<void> {
  const expiresAt = now() + linkDays * dayMs
  const subject = { type: 'user', id: user.id }
  const { token, id } = await createActionLink(tx, {
    kind: 'email_verify',
    subjectType: subject.type,
    subjectId: subject.id,
    expiresAt,
    maxUses: 1,
    isOtpRequired: false,
  })
  await enqueueNotice(tx, {
    template: 'email_verify',
    recipient: { email: user.email, phone: null, locale },
    vars: { link: siteAddress(paths.link(token), locale) },
    subject,
    event: id,
    notAfter: expiresAt,
    channels: ['email'],
  })
}
