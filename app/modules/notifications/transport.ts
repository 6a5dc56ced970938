import type { Locale } from '#app/core/i18n/locale.ts'

export type ComposedSms = Readonly<{
  channel: 'sms'
  /** The same for every attempt to send one message; receivers drop what they have under this key. */
  key: string
  to: string
  text: string
  /** When the message was written, epoch milliseconds. */
  writtenAt: number
}>

export type ComposedMail = Readonly<{
  channel: 'email'
  key: string
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
  writtenAt: number
  /** Reminders say how to end them. */
  isReminder: boolean
  /** The page where its reader ends reminders, or mail of its kind. */
  optOut?: string | undefined
  calendar: Readonly<{ method: 'PUBLISH' | 'CANCEL'; content: string }> | null
}>

/** What carries messages of one channel out of the process, or keeps them in the mailbox. */
export interface Transport<Message> {
  /**
   * Hands one message over; resolves when the receiver has it for good.
   * @returns what the receiver calls it.
   * @throws DeliveryError for everything that has a code; anything else counts as temporary.
   */
  send(message: Message): Promise<string>
  close?(): void
}

export type Transports = Readonly<{ email: Transport<ComposedMail>; sms: Transport<ComposedSms> }>

/** Why a message was not taken. The code goes into the log and the row, so it never repeats an address or a text. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  constructor(
    readonly code: string,
    /** Trying again gives the same answer. */
    readonly isFinal: boolean,
  ) {
    super(code)
  }
}
