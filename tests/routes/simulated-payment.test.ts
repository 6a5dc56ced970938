import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { papersOf } from '#app/modules/payments/papers/queries/papers.server.ts'
import { cardDoings } from '#app/modules/payments/simulator/test-cards.ts'
import { gatewaySubscriptions, payments } from '#drizzle/schema/payments.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertReceipt, listeningPurpose, simulatedCheckout, simulatedSubscription } from '#tests/factories/payments.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

beforeEach(() => void listeningPurpose())

const send = (path: string, fields: Record<string, string>) =>
  openPage(path, { method: 'POST', body: new URLSearchParams(fields) })
const stateNow = async () => (await db.select().from(payments))[0]?.state

describe('a simulated page', () => {
  it('says in every language that it is one, and shows every card', async () => {
    const ref = await simulatedCheckout()
    const words = { 'zh-Hans': '这是模拟页面', 'zh-Hant': '這是模擬頁面', 'en-US': 'This page is simulated' }
    for (const locale of locales) {
      const { status, html, headers } = await openPage(withPrefix(`/payment/simulated/${ref}`, locale))
      expect(status).toBe(200)
      expect(html).toContain(words[locale])
      expect(html).toContain('noindex')
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      for (const card of cardDoings) expect(html).toContain(`value="${card}"`)
      expect(html).toContain('$49')
    }
  })

  it('leads to the page that says paid, in the language of the form', async () => {
    const path = `/zh-Hant/payment/simulated/${await simulatedCheckout({ locale: 'zh-Hant' })}`
    const { status, headers } = await send(path, { card: 'succeeds' })
    expect(status).toBe(303)
    const next = headers.get('Location')!
    expect(next).toMatch(/^\/zh-Hant\/payment\/success\?s=[\w-]{43}$/)
    expect((await openPage(next)).html).toContain('付款成功')
    expect(await stateNow()).toBe('paid')
    // Sent again, as a browser does when a page is reloaded.
    expect((await send(path, { card: 'succeeds' })).headers.get('Location')).toBe(next)
  })

  it('keeps the choice and says beside it what is wrong', async () => {
    const path = `/en-US/payment/simulated/${await simulatedCheckout()}`
    const none = await send(path, {})
    expect(none.status).toBe(400)
    expect(none.html).toContain('Choose a test card')
    const declined = await send(path, { card: 'declines' })
    expect(declined.status).toBe(400)
    expect(declined.html).toContain('The bank declined this card')
    expect(declined.html).toMatch(/checked=""[^>]*value="declines"|value="declines"[^>]*checked=""/)
    expect(await stateNow()).toBe('pending')
  })

  it('asks for a code on a page of its own', async () => {
    const path = `/en-US/payment/simulated/${await simulatedCheckout()}`
    const asked = await send(path, { card: 'asks_code' })
    expect(asked.status).toBe(200)
    expect(asked.html).toContain('name="code"')
    const wrong = await send(path, { card: 'asks_code', code: '000000', step: 'code' })
    expect(wrong.status).toBe(400)
    expect((await send(path, { card: 'asks_code', code: '', step: 'code' })).status).toBe(400)
    expect((await send(path, { card: 'asks_code', code: '123 456', step: 'code' })).status).toBe(303)
    expect(await stateNow()).toBe('paid')
  })

  it('is unknown under another name', async () => {
    const ref = await simulatedSubscription()
    for (const other of ['nobody', ref]) expect((await openPage(`/payment/simulated/${other}`)).status).toBe(404)
    expect((await openPage('/payment/simulated/nobody/card')).status).toBe(404)
  })

  it('takes another card for renewals, and leads back to this site only', async () => {
    const ref = await simulatedSubscription()
    const path = `/en-US/payment/simulated/${ref}/card`
    for (const [back, to] of [
      ['/provider/4/dashboard', '/en-US/provider/4/dashboard'],
      ['https://evil.example/x', '/en-US/x'],
      ['//evil.example', '/en-US'],
    ]) {
      const answer = await send(`${path}?${new URLSearchParams({ back: back! }).toString()}`, { card: 'expires' })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')?.replace(/\/$/, '')).toBe(to)
    }
    expect((await send(path, {})).status).toBe(400)
    expect(await db.select().from(gatewaySubscriptions)).toHaveLength(1)
  })
})

describe('a paper', () => {
  it('is shown and handed out to who paid', async () => {
    const userId = await withTransaction((tx) => insertUser(tx, { username: 'payer' }))
    const id = await insertReceipt(userId)
    const headers = await signedIn(userId)
    const [payment] = await db.select().from(payments).where(eq(payments.userId, userId))
    const papers = await papersOf('membership', payment!.purposeId)
    expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'receipt'])
    const page = await openPage(`/zh-Hant/provider/4/dashboard/papers/${id}`, { headers })
    expect(page.html).toContain(payment!.receiptNo!)
    expect(page.html).toContain('玉蘭診所')
    expect(page.html).toContain('Magnolia Clinic')
    const file = await openPage(`/provider/4/dashboard/papers/${id}/file.pdf`, { headers })
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.html.slice(0, 5)).toBe('%PDF-')
  })
})
