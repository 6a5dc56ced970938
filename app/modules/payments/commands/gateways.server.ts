import { env, isCardSimulatorOpen, isStripeOn } from '#app/core/env.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { GatewayName, PaymentGateway } from '../gateway.ts'
import { stripeGateway } from '../stripe/stripe-gateway.server.ts'
import { cardSimulator } from '../simulator/commands/card-simulator.server.ts'

/** The name of the gateway that new payments go to; null where there is none that takes money. */
export function gatewayNameInUse(): GatewayName | null {
  if (isStripeOn(env)) return 'stripe'
  return isCardSimulatorOpen(env) ? 'simulator' : null
}

/** The gateways that this process can talk to. A payment of another one waits for a process that can. */
export const reachableGateways = (): GatewayName[] => (isStripeOn(env) ? ['stripe', 'simulator'] : ['simulator'])

/** The gateway that new payments go to. @throws DomainError unavailable where there is none that takes money. */
export function gatewayInUse(): PaymentGateway {
  const name = gatewayNameInUse()
  if (name === null) throw new DomainError('unavailable', 'payments.gateway_unavailable')
  return gatewayNamed(name)
}

/** @throws DomainError unavailable where a payment's gateway has been turned off since. */
export function gatewayNamed(name: GatewayName): PaymentGateway {
  if (!reachableGateways().includes(name)) throw new DomainError('unavailable', 'payments.gateway_unavailable')
  return name === 'stripe' ? stripeGateway : cardSimulator
}
