import Stripe from 'stripe'
import { env } from '#app/core/env.server.ts'
import { GatewayError } from '../gateway.ts'

/** The shapes that this code was written for; the library is pinned to the same. */
export const stripeVersion = '2026-10-28.endive'

/** Where another service answers Stripe's calls, for tests. */
function elsewhere(address: string) {
  if (address === '') return {}
  const { protocol, hostname, port } = new URL(address)
  const known = protocol === 'https:' ? 'https' : 'http'
  return { host: hostname, port: port || (known === 'https' ? 443 : 80), protocol: known } as const
}

let client: Stripe | null = null

/** Stripe's own library, with the version of its interface pinned. */
export function stripeClient(): Stripe {
  client ??= new Stripe(env.STRIPE_SECRET_KEY, {
    apiVersion: stripeVersion,
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...elsewhere(env.STRIPE_BASE_URL),
  })
  return client
}

/** A refusal that would be the same the next time; a lost line or too many calls are none. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  )
}

/** Calls Stripe; what goes wrong there is a GatewayError. */
export async function asking<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new GatewayError(isFinal(error), `Stripe: ${error.type} ${error.code ?? ''}`, { cause: error })
  }
}

/** The id of what Stripe names or spells out. */
export function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

/** Currencies as ISO 4217 writes them; Stripe writes them small. */
export const currencyOf = (currency: string) => currency.toUpperCase()

/** How a dispute ended; null while it is open. */
export function endOf(status: Stripe.Dispute.Status): 'won' | 'lost' | null {
  return status === 'won' ? 'won' : status === 'lost' ? 'lost' : null
}
