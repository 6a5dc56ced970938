import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { payments } from '#drizzle/schema/payments.ts'
import { describeGateway } from '#tests/factories/gateway-contract.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { receiveGatewayEvent } from '../commands/receive-event.server.ts'
import { delivered, dueEvents } from './commands/deliveries.server.ts'
import { payWith } from './commands/pay.server.ts'
import { passTime } from './commands/run-simulator.server.ts'

useDatabase()

describe('the card simulator', () => {
  describeGateway(() => ({
    name: 'simulator',
    async pay(paymentId, times) {
      const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
      return (await payWith(row!.gatewayRef!, times === 1 ? 'succeeds' : 'succeeds_twice', '')) === 'accepted'
    },
    renew: passTime,
    async deliver(how = 'once') {
      const events = await dueEvents()
      const told = how === 'lost' ? [] : how === 'once' ? events : [...events, ...events].toReversed()
      for (const { event } of told) await receiveGatewayEvent('simulator', event)
      for (const { id } of events) await delivered(id, true)
    },
  }))
})
