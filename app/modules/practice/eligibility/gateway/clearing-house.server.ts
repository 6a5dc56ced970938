import { mostCharacters } from '../x12/interchange.ts'
import { answerLimitMs, type GatewayAnswer, type PayerGateway } from './gateway.ts'

export type ClearingHouse = Readonly<{
  url: string
  key: string
  sender: string
  receiver: string
  /** How long a question may take, from the first byte out to the last byte in, in milliseconds. */
  patience?: number
}>

/** A body as text; null for one that is longer than any answer. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > mostCharacters) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function answerIn(response: Response): Promise<GatewayAnswer> {
  if (!response.ok) {
    await response.body?.cancel()
    const isBusy = response.status >= 500 || [408, 425, 429].includes(response.status)
    return isBusy ? { kind: 'none', code: 'busy' } : { kind: 'refused', code: 'refused' }
  }
  const x12 = await readText(response)
  return x12 === null ? { kind: 'refused', code: 'too_long' } : { kind: 'answered', x12 }
}

/**
 * Real-time questions over HTTPS: POST of the 270 as `application/edi-x12` with a bearer key, answered by the 271 in the body. Redirects are
 * not followed: question and key go to the configured address and nowhere else.
 */
export function clearingHouse({ url, key, sender, receiver, patience = answerLimitMs }: ClearingHouse): PayerGateway {
  return {
    ...{ name: 'clearing_house', sender, receiver, isTest: false },
    async ask(question) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          cache: 'no-store',
          signal: AbortSignal.timeout(patience),
          headers: {
            ...{ 'Content-Type': 'application/edi-x12', Accept: 'application/edi-x12' },
            ...{ Authorization: `Bearer ${key}`, 'Idempotency-Key': `${question.key}-${question.attempt}` },
          },
          body: question.x12,
        })
        return await answerIn(response)
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        return { kind: 'none', code: isLate ? 'time_limit' : 'unreachable' }
      }
    },
  }
}
