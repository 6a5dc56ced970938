import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { payWith } from '#app/modules/payments/simulator/commands/pay.server.ts'
import type { loader as listLoader } from '#app/routes/admin/payments/list.tsx'
import type { loader as paymentLoader } from '#app/routes/admin/payments/payment.tsx'
import { auditEvents, paymentRefunds, payments } from '#drizzle/schema/index.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { checkoutOf, listeningPurpose } from '#tests/factories/payments.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const minute = 60_000
let paid = ''
let finance: Awaited<ReturnType<typeof signedInAdmin>>

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  listeningPurpose()
  const { paymentId, url } = await startCheckout(checkoutOf())
  await payWith(url.split('/').at(-1)!, 'succeeds', '123456')
  await runPayments()
  setClock(now() + minute)
  await startCheckout(checkoutOf({ purposeId: 'membership-2' }))
  paid = paymentId
  finance = await signedInAdmin({ permissions: ['payment.read', 'payment.refund'] })
})
afterEach(() => setClock(null))

const pageOf = (id: string) => `/en-US/admin/payments/${id}`
const look = async (headers = finance.headers) => (await get<typeof paymentLoader>(pageOf(paid), { headers })).data.page
const list = async (search: string) =>
  (await get<typeof listLoader>(`/en-US/admin/payments${search}`, { headers: finance.headers })).data.page.rows
const refund = (fields: Record<string, string>, headers = finance.headers) => post(pageOf(paid), fields, { headers })
const state = async () => (await db.select().from(payments).where(eq(payments.id, paid)))[0]!.state

describe('payments', () => {
  it('are listed, the latest first, and found by the number of a paper and by their state', async () => {
    const rows = await list('')
    expect(rows.map(({ state: each }) => each)).toEqual(['pending', 'paid'])
    const { number, billedTo } = rows[1]!
    expect([number, billedTo]).toEqual([expect.stringMatching(/^R-2026-/), 'Magnolia Clinic'])
    for (const search of [`?q=${number!.toLowerCase()}`, `?q=${paid}`, '?state=paid'])
      expect((await list(search)).map(({ id }) => id)).toEqual([paid])
    expect(await list('?q=R-2026-999999')).toEqual([])
    expect((await list(`?before=${rows[0]!.id}`)).map(({ id }) => id)).toEqual([paid])
  })

  it('are shown in every language', async () => {
    for (const locale of locales) {
      for (const path of ['/admin/payments', `/admin/payments/${paid}`]) {
        const { status, html } = await openPage(withPrefix(path, locale), { headers: finance.headers })
        expect(status).toBe(200)
        expect(html).not.toMatch(/(?:list|one|refund|events|outcomes|states|gateways)\.[a-z]\w+/)
        expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      }
    }
  })
})

describe('a refund', () => {
  it('is asked for in part and whole, goes back, and is in the audit', async () => {
    expect((await look()).payment.leftCents).toBe(4_900)
    const first = await refund({ amount: '$12.50', reason: 'A day without the product' })
    expect([first.status, first.location]).toEqual([302, `/admin/payments/${paid}`])
    // On its way, it counts as gone.
    expect((await look()).payment.leftCents).toBe(3_650)
    await runPayments()
    expect(await state()).toBe('partially_refunded')
    await refund({ amount: '36.5', reason: 'The rest of it' })
    await runPayments()
    expect(await state()).toBe('refunded')
    expect(await look()).toMatchObject({ refund: null, payment: { leftCents: 0, refundedCents: 4_900 } })
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.action, 'payments.refund_ask'))
    expect(audited.map(({ actorId, subjectId }) => [actorId, subjectId])).toEqual([
      [finance.userId, paid],
      [finance.userId, paid],
    ])
  })

  it.each([
    [{ amount: '', reason: 'Because of it' }, { amount: ['refund.errors.amount'] }],
    [{ amount: '0', reason: 'Because of it' }, { amount: ['refund.errors.amount'] }],
    [{ amount: '12.345', reason: 'Because of it' }, { amount: ['refund.errors.amount'] }],
    [{ amount: '49.01', reason: 'Because of it' }, { amount: ['refund.errors.much'] }],
    [{ amount: '1', reason: ' ' }, { reason: ['refund.errors.reason'] }],
    [{ amount: '1', reason: 'x'.repeat(501) }, { reason: ['refund.errors.long'] }],
  ])('of %o is refused beside its field, with what was typed', async (fields, error) => {
    const { status, data } = await refund(fields)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(data).toMatchObject({ submission: { error, initialValue: { reason: fields.reason } } })
    expect(await db.$count(paymentRefunds)).toBe(0)
  })

  it('takes the permission and a fresh code', async () => {
    const reader = await signedInAdmin({ permissions: ['payment.read'] })
    expect((await look(reader.headers)).refund).toBeNull()
    const fields = { amount: '1', reason: 'Because of it' }
    expect((await refund(fields, reader.headers)).location).toMatch(/^\/unauthorized/)
    setClock(now() + 11 * minute)
    expect((await look()).refund).toBe('code')
    expect((await refund(fields)).location).toMatch(/^\/en-US\/admin\/second-factor|^\/admin\/second-factor/)
    expect(await db.$count(paymentRefunds)).toBe(0)
  })

  it('of a payment that is not there, or not paid, is none', async () => {
    const fields = { amount: '1', reason: 'Because of it' }
    expect((await post(pageOf('nobody'), fields, { headers: finance.headers })).status).toBe(404)
    const open = (await list('?state=pending'))[0]!.id
    expect((await post(pageOf(open), fields, { headers: finance.headers })).data).toMatchObject({
      submission: { error: { amount: ['refund.errors.much'] } },
    })
  })
})
