import { now } from '#app/core/clock.ts'
import { env } from '#app/core/env.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { startWorker, type Worker } from '#app/core/worker.server.ts'
import { attemptDelivery } from './attempt.server.ts'
import { leaseDue, type Outcome, type OutboxRow, settleMessage } from './leases.server.ts'
import type { Transports } from '#app/modules/notifications/transport.ts'
import { configuredTransports } from '../transports.server.ts'

// Two rounds of five, each within `sendTime`: a batch is over long before its lease lapses.
const batchSize = 10
const lanes = 5

type DeliveryCounts = Record<Outcome['kind'], number>

type DeliveryOptions = Readonly<{
  transports?: Transports
  /** Who leases; one name a process. */
  owner?: string
  /** Asked between batches; true ends the run. */
  isStopping?: () => boolean
}>

async function deliverOne(row: OutboxRow, owner: string, transports: Transports, clock: () => number) {
  const outcome = await attemptDelivery(row, transports, clock)
  await settleMessage(row, owner, outcome, clock())
  const fields = { messageId: row.id, template: row.template, channel: row.channel, attempt: row.attempts }
  const code = 'code' in outcome ? { reason: outcome.code } : {}
  log[outcome.kind === 'failed' ? 'error' : 'info']({ ...fields, ...code }, `message ${outcome.kind}`)
  return outcome.kind
}

/**
 * Sends everything that is due at `at` (epoch milliseconds; left out, as the clock goes). Sending happens outside any
 * transaction; a process that dies between sending and writing it down sends again under the same key.
 * @returns how many attempts ended how.
 * @throws DatabaseError when the outbox cannot be read or written; leased messages come back after their lease.
 */
export async function deliverDue(at?: number, options: DeliveryOptions = {}): Promise<DeliveryCounts> {
  const { transports = configuredTransports(env), owner = newId(), isStopping = () => false } = options
  const clock = at === undefined ? now : () => at
  const counts: DeliveryCounts = { sent: 0, retry: 0, postponed: 0, failed: 0, suppressed: 0 }
  while (!isStopping()) {
    const rows = await leaseDue(owner, clock(), batchSize)
    if (rows.length === 0) break
    const waiting = [...rows]
    const lane = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        counts[await deliverOne(row, owner, transports, clock)] += 1
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
  return counts
}

/** Delivers the outbox for as long as the process lives, a round every `interval` milliseconds. */
export function startDelivery({ interval = 2000, transports = configuredTransports(env) } = {}): Worker {
  const owner = newId()
  if (!env.SMTP_URL || !env.SMS_GATEWAY_URL) {
    const channels = [...(env.SMTP_URL ? [] : ['email']), ...(env.SMS_GATEWAY_URL ? [] : ['sms'])]
    log.warn({ channels }, 'messages stay in DATA_DIR/mailbox and reach nobody: no server is configured for them')
  }
  const { stop } = startWorker({
    work: (isStopping) => deliverDue(undefined, { transports, owner, isStopping }),
    interval,
    failure: 'the outbox could not be delivered',
  })
  return {
    async stop() {
      await stop()
      transports.email.close?.()
      transports.sms.close?.()
    },
  }
}
