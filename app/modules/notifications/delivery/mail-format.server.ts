import type { SendMailOptions } from 'nodemailer'
import { env } from '#app/core/env.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { siteEmail, siteName } from '#app/core/site.server.ts'
import type { ComposedMail } from '../transport.ts'

/** The sender: MAIL_FROM as it is, with the site's name in the reader's locale where it names none. */
export function mailSender(locale: Locale, from = env.MAIL_FROM || siteEmail): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<]*)<([^>]+)>$/.exec(from) ?? []
  return { name: name.trim() || siteName(locale), address: address.trim() }
}

/** RFC 2369, and RFC 8058: a mail program ends such mail with one POST, which it may only where the address is https. */
function unsubscribing(optOut?: string): Record<string, string> {
  const byMail = `<mailto:${siteEmail}?subject=unsubscribe>`
  if (optOut === undefined) return { 'List-Unsubscribe': byMail }
  return {
    'List-Unsubscribe': `<${optOut}>, ${byMail}`,
    ...(optOut.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  }
}

/**
 * A composed e-mail as nodemailer takes it. Addresses are given in parts, so that nothing in them is read as a list; files and
 * addresses of the web are never loaded on behalf of a message.
 */
export function mailOptions(message: ComposedMail): SendMailOptions {
  const from = mailSender(message.locale)
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from,
    to: { name: '', address: message.to },
    envelope: { from: from.address, to: [message.to] },
    replyTo: { name: siteName(message.locale), address: siteEmail },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // The same for every attempt: a receiver that has it already keeps one.
    messageId: `<${message.key}@${domain}>`,
    date: new Date(message.writtenAt),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': message.locale,
      ...(message.isReminder || message.optOut !== undefined ? unsubscribing(message.optOut) : {}),
    },
    attachments: message.calendar
      ? [
          {
            filename: 'appointment.ics',
            content: message.calendar.content,
            contentType: `text/calendar; charset=utf-8; method=${message.calendar.method}`,
            contentDisposition: 'attachment',
          },
        ]
      : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
