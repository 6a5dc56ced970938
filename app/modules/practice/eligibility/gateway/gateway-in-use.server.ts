import { env, isCardSimulatorOpen, isClearingHouseOn } from '#app/core/env.server.ts'
import { clearingHouse } from './clearing-house.server.ts'
import type { PayerGateway } from './gateway.ts'
import { payerSimulator } from './simulator.ts'
import { plainId } from '../x12/plain-text.ts'

/**
 * Whom questions go to: the clearing house where one is configured, else the simulator; null where the public reaches a site that is no demo,
 * because nobody may take a made-up answer for a payer's.
 */
export function payerGateway(): PayerGateway | null {
  if (isClearingHouseOn(env))
    return clearingHouse({
      ...{ url: env.ELIGIBILITY_URL, key: env.ELIGIBILITY_KEY },
      ...{ sender: env.ELIGIBILITY_SENDER_ID, receiver: env.ELIGIBILITY_RECEIVER_ID },
    })
  return isCardSimulatorOpen(env) ? payerSimulator : null
}

/** By which a payer is asked: its code of the reference data; the simulator takes any. */
export function payerCodeOf({ id, payerCode }: Readonly<{ id: string; payerCode: string | null }>): string | null {
  const code = payerCode && plainId(payerCode)
  return code || (payerGateway()?.name === 'simulator' ? plainId(id).slice(0, 20) : null)
}
