import { DomainError } from '#app/core/errors.ts'
import type { GatewayName, PaymentGateway } from '../gateway.ts'
import { cardSimulator } from '../simulator/commands/card-simulator.server.ts'

/** The gateway that new payments go to. */
export function gatewayInUse(): PaymentGateway {
  return gatewayNamed('simulator')
}

/** @throws DomainError unavailable where a payment's gateway has been turned off since. */
export function gatewayNamed(name: GatewayName): PaymentGateway {
  if (name === 'simulator') return cardSimulator
  throw new DomainError('unavailable', 'payments.gateway_unavailable')
}
