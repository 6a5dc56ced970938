import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { syncSchedules } from '#drizzle/schema/sync.ts'
import { downloadAddress } from '../download-address.server.ts'
import { nextDue, scheduledSources } from '../schedule-times.ts'

const unset = {
  ...{ cadence: 'off' as const, weekday: 1, hour: 3, isDryRun: true, states: ['NY', 'NJ', 'CT'] },
  ...{ outcome: null, version: 0, handledAt: 0 },
}

/** Every source with its schedule, when it is due next, and where its file comes from. */
export async function listSchedules() {
  const rows = new Map((await db.select().from(syncSchedules)).map((row) => [row.id, row]))
  return scheduledSources.map((source) => {
    const row = rows.get(source) ?? unset
    const { cadence, weekday, hour, isDryRun, states, outcome, version, handledAt } = row
    const address = downloadAddress(source)
    return {
      ...{ source, cadence, weekday, hour, isDryRun, states: states ?? [], outcome, version, handledAt },
      nextAt: nextDue(row, now()),
      host: address === '' ? null : new URL(address).host,
    }
  })
}

export type ListedSchedule = Awaited<ReturnType<typeof listSchedules>>[number]
