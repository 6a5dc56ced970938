import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { receiveGatewayEvent } from '#app/modules/payments/commands/receive-event.server.ts'
import { registerPurpose } from '#app/modules/payments/purposes.ts'
import { payWith } from '#app/modules/payments/simulator/commands/pay.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationDues } from '#drizzle/schema/association/members.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { paymentRefunds, payments } from '#drizzle/schema/payments.ts'
import { insertAssociation, insertMember } from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findLinkedMember } from '../member-area/queries/acting-members.server.ts'
import { duesPurpose } from './commands/dues-purpose.server.ts'
import { runDuesChores } from './commands/dues-chores.server.ts'
import { payDues } from './commands/pay-dues.server.ts'
import { yearAfter } from './dues.ts'

useDatabase()

beforeEach(() => void registerPurpose(duesPurpose))

afterEach(() => setClock(null))

const inDays = (days: number) => addDays(todayInNewYork(), days)

type Given = Omit<Parameters<typeof insertMember>[1], 'associationId'>

async function insert(given: Given): Promise<string> {
  return withTransaction(async (tx) => {
    const associationId = await insertAssociation(tx, { duesCents: 12_000 })
    return insertMember(tx, { associationId, email: 'mei@example.com', locale: 'zh-Hant', ...given })
  })
}

const read = async (id: string) => (await db.select().from(associationMembers).where(eq(associationMembers.id, id)))[0]!

async function pay(memberId: string): Promise<void> {
  const { member } = (await findLinkedMember(memberId, 'zh-Hant'))!
  const url = await payDues(member)
  await payWith(url.split('/').at(-1)!, 'succeeds', '')
  await runPayments()
}

async function giveBack(): Promise<void> {
  const [payment] = await db.select().from(payments)
  const money = { chargeRef: payment!.chargeRef!, amountCents: 12_000, currency: 'USD' }
  const refund = { id: 'evt', at: now(), kind: 'refunded', refundRef: 're', refundId: null, ...money } as const
  await receiveGatewayEvent('simulator', refund)
}

const told = async () => (await db.select().from(messageOutbox)).map(({ template }) => template)

describe('dues', () => {
  it('that are paid bring a lapsed member back for a year from today, and their return takes that year', async () => {
    const memberId = await insert({ status: 'lapsed', duesPaidUntil: inDays(-90) })
    await pay(memberId)
    const until = yearAfter(inDays(0))
    expect(await read(memberId)).toMatchObject({ status: 'active', duesPaidUntil: until })
    expect(await db.select().from(associationDues)).toMatchObject([{ status: 'paid', paidUntil: until }])
    expect(await told()).toContain('payment_receipt')
    await giveBack()
    expect(await read(memberId)).toMatchObject({ status: 'active', duesPaidUntil: inDays(-90) })
    expect(await told()).toContain('payment_refunded')
    await runDuesChores()
    expect(await read(memberId)).toMatchObject({ status: 'lapsed' })
  })

  it('go on from what is paid already, and are not asked for while there is time', async () => {
    const soon = await insert({ duesPaidUntil: inDays(10) })
    await pay(soon)
    expect(await read(soon)).toMatchObject({ duesPaidUntil: yearAfter(inDays(10)) })
    await expect(pay(soon)).rejects.toThrow('association.dues_not_now')
    const suspended = await insert({ status: 'suspended' })
    await expect(pay(suspended)).rejects.toThrow('association.dues_not_now')
  })

  it('are reminded of once before their end and once after, then the membership lapses', async () => {
    const [soon, late, over] = [
      await insert({ duesPaidUntil: inDays(20) }),
      await insert({ duesPaidUntil: inDays(-5) }),
      await insert({ duesPaidUntil: inDays(-30) }),
    ]
    const never = await insert({ duesPaidUntil: null })
    expect(await runDuesChores()).toEqual({ first: 0, soon: 1, late: 1, lapsed: 1, forgotten: 0 })
    expect(await runDuesChores()).toEqual({ first: 0, soon: 0, late: 0, lapsed: 0, forgotten: 0 })
    expect((await told()).toSorted()).toEqual(['member_dues_late', 'member_dues_soon', 'member_lapsed'])
    const statuses = await Promise.all([soon, late, over, never].map(async (id) => (await read(id)).status))
    expect(statuses).toEqual(['active', 'active', 'lapsed', 'active'])
  })

  it('are asked for once of who has joined by asking and never paid; after the grace the membership lapses', async () => {
    const [asked, entered] = [await insert({ appliedAt: now() }), await insert({})]
    expect(await runDuesChores()).toMatchObject({ first: 1, lapsed: 0 })
    expect(await runDuesChores()).toMatchObject({ first: 0, lapsed: 0 })
    expect(await told()).toEqual(['member_dues_first'])
    setClock(now() + 31 * dayMs)
    expect(await runDuesChores()).toMatchObject({ first: 0, lapsed: 1 })
    expect([(await read(asked)).status, (await read(entered)).status]).toEqual(['lapsed', 'active'])
  })

  it('that are paid twice count once, and the second payment goes back and takes nothing with it', async () => {
    const memberId = await insert({})
    const { member } = (await findLinkedMember(memberId, 'zh-Hant'))!
    const first = await payDues(member)
    const [open] = await db.select().from(payments)
    // Its page was open for so long that another has been made.
    await withTransaction((tx) => tx.update(payments).set({ state: 'failed' }).where(eq(payments.id, open!.id)))
    const second = await payDues(member)
    await withTransaction((tx) => tx.update(payments).set({ state: 'pending' }).where(eq(payments.id, open!.id)))
    for (const url of [first, second]) await payWith(url.split('/').at(-1)!, 'succeeds', '')
    await runPayments()
    await runDuesChores()
    await runDuesChores()
    const [dues] = await db.select().from(associationDues)
    const refunds = await db.select().from(paymentRefunds)
    expect(refunds).toMatchObject([{ amountCents: 12_000 }])
    expect(refunds[0]!.paymentId).not.toBe(dues!.paymentId)
    await runPayments()
    expect(await read(memberId)).toMatchObject({ duesPaidUntil: yearAfter(inDays(0)) })
  })

  it('never let an association lose who manages it', async () => {
    const owner = await insert({ role: 'owner', duesPaidUntil: inDays(-200) })
    await runDuesChores()
    expect(await read(owner)).toMatchObject({ status: 'active' })
  })
})
