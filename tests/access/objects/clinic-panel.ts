import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { closures } from '#drizzle/schema/index.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'

/** Who keeps the closures of the whole clinic. */
const keepers = ['tier_2', 'tier_3', 'tier_4', 'manager'] as const

const reopening: Omit<AccessRow, 'method'> = {
  path: '/provider/3/mgmt/clinic/reopening',
  missing: { closure: nobody },
  make: async ({ practice: { facilityId } }) => {
    const closure = newId()
    const date = addDays(todayInNewYork(), 1)
    const row = { id: closure, scope: 'facility' as const, scopeId: facilityId, dateFrom: date, dateTo: date }
    await withTransaction((tx) => tx.insert(closures).values({ ...row, part: 'all', createdAt: now() }))
    return { closure }
  },
  search: ({ closure = '' }) => `?closure=${closure}`,
  allowed: keepers,
}

export const rows: AccessRow[] = [
  { ...reopening, method: 'GET' },
  { ...reopening, method: 'POST', fields: ({ closure = '' }) => ({ closure }) },
]
