import { eq, type SQL } from 'drizzle-orm'
import { patients } from '#drizzle/schema/scheduling.ts'
import { emailIndex, phoneIndex } from './identity.server.ts'

/** A telephone number (E.164) or an e-mail address that somebody says is theirs. */
export type TypedContact = Readonly<{ channel: 'sms' | 'email'; value: string }>

/** By what links and the audit name a contact: the channel and the blind index, of which nobody reads the contact. */
export function contactIdOf({ channel, value }: TypedContact): string {
  return `${channel}-${channel === 'sms' ? phoneIndex(value) : emailIndex(value)}`
}

/** The channel and the blind index that an id is made of. */
function partsOf(contactId: string): { channel: TypedContact['channel']; index: string } {
  const end = contactId.indexOf('-')
  return { channel: contactId.slice(0, end) === 'sms' ? 'sms' : 'email', index: contactId.slice(end + 1) }
}

/** A condition: the rows of people who are on file with a contact. */
export function isReachedAt(contactId: string): SQL {
  const { channel, index } = partsOf(contactId)
  return eq(channel === 'sms' ? patients.phoneIndex : patients.emailIndex, index)
}

/** The contact of an id as it stands on file with a person; null when it is not theirs. */
export function contactOnFile(
  contactId: string,
  { phone, email }: Readonly<{ phone: string | null; email: string | null }>,
): TypedContact | null {
  const { channel } = partsOf(contactId)
  const value = channel === 'sms' ? phone : email
  if (value === null) return null
  const contact = { channel, value }
  return contactIdOf(contact) === contactId ? contact : null
}
