import { createTransport } from 'nodemailer'
import { mailOptions } from './mail-format.server.ts'
import { type ComposedMail, DeliveryError, type Transport } from '../transport.ts'

type SmtpError = Error & { code?: string; responseCode?: number }

/** Only a refusal of this message or recipient is final; a wrong password or certificate is the operator's to mend. */
function deliveryError({ code = 'unknown', responseCode }: SmtpError): DeliveryError {
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isRefusal && responseCode !== undefined && responseCode >= 500 && responseCode !== 503
  return new DeliveryError(['smtp', code, responseCode].filter(Boolean).join('.'), isFinal)
}

/** E-mail over an SMTP server: `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…`. Milliseconds. */
export function smtpTransport(url: string, patience = 8000): Transport<ComposedMail> {
  const transporter = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        const { messageId } = await transporter.sendMail(mailOptions(message))
        return messageId
      } catch (error) {
        throw deliveryError(error as SmtpError)
      }
    },
    close: () => transporter.close(),
  }
}
