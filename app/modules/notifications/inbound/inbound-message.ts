import { z } from 'zod'

const hour = 60 * 60_000
/** A message that is older was sent by somebody who kept it: gateways give up sooner. Longer than this it is remembered as seen. */
const freshFor = 72 * hour
/** How far a gateway's clock may be ahead. */
const clockSlack = hour

const shape = z.object({
  id: z.string().min(1).max(200),
  from: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().max(5000),
  sentAt: z.iso.datetime({ offset: true }),
})

export type InboundMessage = Readonly<{
  /** What the gateway calls the message. */
  id: string
  /** E.164. */
  from: string
  text: string
}>

/** The message in a webhook's body (JSON: id, from, text, sentAt), or null for one that is malformed or too old at `at`. */
export function readInbound(body: string, at: number): InboundMessage | null {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return null
  }
  const { success, data } = shape.safeParse(value)
  if (!success) return null
  const sentAt = Date.parse(data.sentAt)
  if (sentAt < at - freshFor || sentAt > at + clockSlack) return null
  return { id: data.id, from: data.from, text: data.text }
}
