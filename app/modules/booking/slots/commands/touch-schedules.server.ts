import type { Transaction } from '#app/core/database/connection.ts'
import { lockProvider } from './lock-provider.server.ts'

/**
 * Says that the times of providers may have changed: counts up `provider_schedules.revision`, by which what was computed
 * from them is known to be stale, and keeps their rows until the commit. Every command that changes hours, visit types,
 * closures, holidays or resources calls it first, with every provider concerned; always in one order, so that two
 * changes of one facility wait for each other instead of stopping each other.
 */
export async function touchSchedules(tx: Transaction, providerIds: readonly string[]): Promise<void> {
  for (const providerId of [...new Set(providerIds)].sort()) await lockProvider(tx, providerId)
}
