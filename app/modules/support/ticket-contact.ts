/** Who writes and how to reach them; kept encrypted as one text. */
export type TicketContact = Readonly<{
  name: string
  email: string | null
  /** E.164. */
  phone: string | null
  wechat?: string | null
  /** When to call back, by id. */
  time?: string | null
  /** For whom care is looked for, in the writer's words. */
  patient?: string | null
  /** Who the writer speaks for, and its site. */
  organization?: string | null
  homepage?: string | null
}>

export const sameText = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one && other && one.trim().toLowerCase() === other.trim().toLowerCase())

/**
 * Whether two tickets seem to come from one person: the same account, or the same address, number or WeChat id on both. It is what those who
 * answer may join; who reads which words of it is for `isProvenSameWriter` to say.
 */
export function isSameWriter(
  one: Readonly<{ userId: string | null; contact: TicketContact }>,
  other: Readonly<{ userId: string | null; contact: TicketContact }>,
): boolean {
  if (one.userId !== null && other.userId !== null) return one.userId === other.userId
  return (['email', 'phone', 'wechat'] as const).some((way) => sameText(one.contact[way], other.contact[way]))
}

/** How an answer reaches the writer: by mail, or where there is no address by a call; null when there is neither. */
export function answerWay(contact: TicketContact): 'mail' | 'call' | null {
  if (contact.email) return 'mail'
  return contact.phone ? 'call' : null
}

/** A name or id of which whoever may only read sees the first character. */
export const maskedName = (name: string): string => `${[...name.trim()][0] ?? ''}•••`
