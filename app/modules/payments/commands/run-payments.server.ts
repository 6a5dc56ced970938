import { log } from '#app/core/log/log.server.ts'
import { delivered, dueEvents } from '../simulator/commands/deliveries.server.ts'
import { passTime } from '../simulator/commands/run-simulator.server.ts'
import { pushWishes } from './push-wishes.server.ts'
import { receiveGatewayEvent } from './receive-event.server.ts'

/** Brings what the simulator has to tell the way a webhook would; what was not taken comes again later. */
async function deliverSimulated(): Promise<void> {
  for (const { id, event } of await dueEvents()) {
    let isTaken = false
    try {
      await receiveGatewayEvent('simulator', event)
      isTaken = true
    } catch (error) {
      log.error({ err: error, kind: event.kind }, 'an event of the card simulator was not taken')
    }
    await delivered(id, isTaken)
  }
}

/** What every process does about payments besides answering, every few seconds. */
export async function runPayments(): Promise<void> {
  await passTime()
  await deliverSimulated()
  await pushWishes()
  // What was just pushed has its answer waiting.
  await deliverSimulated()
}
