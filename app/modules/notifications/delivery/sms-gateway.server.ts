import { type ComposedSms, DeliveryError, type Transport } from '../transport.ts'

type SmsGateway = Readonly<{
  url: string
  token: string
  /** How long an answer may take, in milliseconds. */
  patience?: number
}>

// Refusals of this message; other client errors (a wrong token, a wrong path) are the operator's to mend.
const refusals = new Set([400, 413, 422])

/**
 * Text messages over an HTTP gateway: POST {to, text, idempotencyKey} with a bearer token. Any 2xx answer takes the message.
 * The gateway drops a second message with the same `idempotencyKey`, which it also gets as the header of that name.
 * Redirects are not followed: number, text and token go to the configured address and nowhere else.
 */
export function smsGateway({ url, token, patience = 10_000 }: SmsGateway): Transport<ComposedSms> {
  return {
    async send({ to, text, key }) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to, text, idempotencyKey: key }),
      }).catch((error: Error) => {
        throw new DeliveryError(error.name === 'TimeoutError' ? 'gateway.timeout' : 'gateway.unreachable', false)
      })
      // Nothing in the answer is needed; reading it to its end would wait on the gateway.
      await response.body?.cancel()
      if (!response.ok) throw new DeliveryError(`gateway.${response.status}`, refusals.has(response.status))
      return key
    },
  }
}
