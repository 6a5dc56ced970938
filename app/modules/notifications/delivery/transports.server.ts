import type { Env } from '#app/core/env.server.ts'
import { mailboxForMail, mailboxForSms } from './mailbox.server.ts'
import { smsGateway } from './sms-gateway.server.ts'
import { smtpTransport } from './smtp-transport.server.ts'
import type { Transports } from '../transport.ts'

type TransportSettings = Pick<Env, 'SMTP_URL' | 'SMS_GATEWAY_URL' | 'SMS_GATEWAY_TOKEN'>

/** The transports of a configuration; a channel without one keeps its messages in the mailbox. */
export function configuredTransports(settings: TransportSettings): Transports {
  return {
    email: settings.SMTP_URL ? smtpTransport(settings.SMTP_URL) : mailboxForMail,
    sms: settings.SMS_GATEWAY_URL
      ? smsGateway({ url: settings.SMS_GATEWAY_URL, token: settings.SMS_GATEWAY_TOKEN })
      : mailboxForSms,
  }
}
