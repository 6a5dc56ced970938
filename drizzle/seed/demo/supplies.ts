import { addDays } from '#app/core/calendar/dates.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { supplyItems, supplyLots, supplyTransactions } from '#drizzle/schema/practice/supplies.ts'
import { demoUserId } from './accounts.ts'

type DemoLot = Readonly<{
  number: string
  /** Days from today to the last day of use; null is without one. */
  expiresIn: number | null
  received: number
  used?: number
}>

type DemoItem = Readonly<{
  code: string
  name: string
  unit: string
  category: string
  minimum: number
  lots: readonly DemoLot[]
}>

/** Every state of a stock, at one clinic: enough, below the minimum, expiring, expired, none at all. Lot numbers are made up. */
const demoItems: readonly DemoItem[] = [
  {
    ...{ code: 'flu-vaccine', name: 'Demo flu vaccine 流感疫苗', unit: 'dose 剂', category: 'Vaccines 疫苗' },
    minimum: 20,
    lots: [
      { number: 'DEMO-F1', expiresIn: 40, received: 30, used: 12 },
      { number: 'DEMO-F2', expiresIn: 200, received: 20 },
    ],
  },
  {
    ...{ code: 'td-vaccine', name: 'Demo Td vaccine 破伤风白喉疫苗', unit: 'dose 剂', category: 'Vaccines 疫苗' },
    minimum: 10,
    lots: [
      { number: 'DEMO-T1', expiresIn: -5, received: 6, used: 2 },
      { number: 'DEMO-T2', expiresIn: 300, received: 8, used: 3 },
    ],
  },
  {
    ...{ code: 'gloves', name: 'Exam gloves 检查手套', unit: 'box 盒', category: 'Exam room 诊室' },
    minimum: 12,
    lots: [{ number: '', expiresIn: null, received: 24, used: 5 }],
  },
  {
    ...{ code: 'glucose-strips', name: 'Glucose test strips 血糖试纸', unit: 'vial 瓶', category: 'Tests 检测' },
    minimum: 5,
    lots: [],
  },
]

const facilityId = 'demo-magnolia-medical-building'

/** Loads what the demo clinic keeps in stock. Nothing is added to an item that is there already: transactions are never written twice. */
export async function seedDemoSupplies(tx: Transaction): Promise<void> {
  const at = now()
  const userId = demoUserId('magnolia.manager')
  const today = localDate(at, newYork)
  const existing = new Set((await tx.select({ id: supplyItems.id }).from(supplyItems)).map(({ id }) => id))
  for (const { code, lots, ...item } of demoItems) {
    const id = `demo-supply-${code}`
    if (existing.has(id)) continue
    const since = { version: 1, stockVersion: lots.length, createdAt: at - 30 * dayMs, updatedAt: at }
    await tx
      .insert(supplyItems)
      .values({ id, facilityId, ...item, cvxCode: null, ndcCode: null, isArchived: false, ...since })
    for (const [index, { number, expiresIn, received, used = 0 }] of lots.entries()) {
      const lotId = `${id}-${index + 1}`
      const expiresOn = expiresIn === null ? null : addDays(today, expiresIn)
      await tx
        .insert(supplyLots)
        .values({ id: lotId, itemId: id, lotNumber: number, expiresOn, createdAt: at - 30 * dayMs })
      const of = { lotId, note: null, userId }
      await tx
        .insert(supplyTransactions)
        .values([
          { id: `${lotId}-in`, kind: 'receive', quantity: received, at: at - (30 - index) * dayMs, ...of },
          ...(used > 0
            ? [{ id: `${lotId}-out`, kind: 'use' as const, quantity: -used, at: at - 3 * dayMs, ...of }]
            : []),
        ])
    }
  }
}
