import { afterEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { paymentStates, payments } from '#drizzle/schema/index.ts'
import { insertPayment as insertRow, listeningPurpose } from '#tests/factories/payments.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { naughtyStrings } from './naughty-strings.ts'

useDatabase()

const session = 'session-0123456789abcdef'
type State = (typeof paymentStates)[number]

listeningPurpose()

const insertPayment = (state: State) =>
  withTransaction((tx) =>
    insertRow(tx, session, {
      id: 'payment-1',
      state,
      receiptNo: state === 'created' || state === 'pending' ? null : 'R-2026-0001',
    }),
  )
const stateNow = async () => (await db.select({ state: payments.state }).from(payments))[0]?.state
const giveUp = (s: string) => openPage('/en-US/payment/canceled', { method: 'POST', body: new URLSearchParams({ s }) })
/** A page without what is the request's own. */
const markup = (html: string) => html.replace(/\?s=[^"&]*/g, '').replace(/name="back" value="[^"]*"/g, '')

afterEach(() => withTransaction((tx) => tx.delete(payments)))

describe.each(['/payment/success', '/payment/canceled'])('%s', (page) => {
  it('is kept by nobody and shown by no search engine', async () => {
    await insertPayment('paid')
    for (const locale of locales) {
      const { status, headers, html } = await openPage(withPrefix(`${page}?s=${session}`, locale))
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      expect(html).toContain('noindex')
      expect(html).toContain('R-2026-0001')
      expect(html).not.toContain('$49')
    }
  })

  it('changes nothing by being read, whatever the state', async () => {
    for (const state of paymentStates) {
      await insertPayment(state)
      const before = await db.select().from(payments)
      await openPage(`${page}?s=${session}`)
      expect(await db.select().from(payments)).toEqual(before)
      await withTransaction((tx) => tx.delete(payments))
    }
  })

  it('says the same to everybody without a known session id', async () => {
    await insertPayment('paid')
    const { status, html } = await openPage(page)
    expect(status).toBe(200)
    const others = [
      '',
      'short',
      'session-0123456789abcdeX',
      `${session}&s=x`.slice(0, 10),
      ...naughtyStrings.slice(0, 40),
    ]
    for (const other of others) {
      const answer = await openPage(`${page}?${new URLSearchParams({ s: other }).toString()}`)
      expect(answer.status, other).toBe(200)
      expect(/<main[\s\S]*<\/main>/.exec(answer.html)![0], other).toBe(/<main[\s\S]*<\/main>/.exec(html)![0])
      expect(answer.html).not.toContain('http-equiv="refresh"')
    }
    expect(markup(html)).not.toContain('R-2026-0001')
  })
})

describe('/payment/success', () => {
  const refreshOf = (html: string) =>
    /http-?equiv="refresh" content="([^"]*)"/i.exec(html)?.[1]?.replaceAll('&amp;', '&')

  it('looks again every five seconds, twelve times at most, while nothing is decided', async () => {
    await insertPayment('pending')
    let path = `/zh-Hant/payment/success?s=${session}`
    let looks = 0
    for (;;) {
      const { html } = await openPage(path)
      const refresh = refreshOf(html)
      if (!refresh) {
        expect(html).toContain('還在確認付款')
        break
      }
      expect(refresh).toBe(`5;url=/zh-Hant/payment/success?s=${session}&n=${looks + 1}`)
      path = refresh.slice('5;url='.length)
      looks++
      expect(looks).toBeLessThanOrEqual(12)
    }
    expect(looks).toBe(12)
    for (const n of ['99', '-1', 'x', '1e1']) {
      expect(refreshOf((await openPage(`/payment/success?s=${session}&n=${n}`)).html)).toBeUndefined()
    }
  })

  it('stands still for whoever asks for it, and says so no more than once', async () => {
    await insertPayment('pending')
    const stop = `/en-US/payment/success?s=${session}&amp;updates=off`
    expect((await openPage(`/en-US/payment/success?s=${session}`)).html).toContain(`href="${stop}">Stop updating</a>`)
    const { html } = await openPage(stop.replace('&amp;', '&'))
    expect(refreshOf(html)).toBeUndefined()
    expect(html).toContain('Confirming your payment')
    expect(html).not.toContain('Stop updating')
    // The button that looks again keeps the page still.
    expect(html).toContain(`href="${stop}"`)
  })

  it.each([
    ['paid', 'Payment received'],
    ['failed', 'didn’t go through'],
    ['canceled', 'Payment canceled'],
    ['refunded', 'Refunded'],
    ['partially_refunded', 'Partially refunded'],
  ] as const)('says what a payment that is %s means, and looks no more', async (state, words) => {
    await insertPayment(state)
    const { html } = await openPage(`/en-US/payment/success?s=${session}`)
    expect(html).toContain(words)
    expect(refreshOf(html)).toBeUndefined()
  })
})

describe('/payment/canceled', () => {
  it.each(paymentStates)('says that nothing was charged unless our record says otherwise: %s', async (state) => {
    await insertPayment(state)
    const { html } = await openPage(`/en-US/payment/canceled?s=${session}`)
    const isCharged = ['paid', 'refunded', 'partially_refunded'].includes(state)
    expect(/othing was charged/.test(html)).toBe(!isCharged)
    expect(html.includes('Cancel this payment')).toBe(state === 'created' || state === 'pending')
  })

  it.each(paymentStates)('gives up an open payment by its button alone: %s', async (state) => {
    await insertPayment(state)
    const { status, headers } = await giveUp(session)
    expect(status).toBe(303)
    expect(headers.get('Location')).toBe(`/en-US/payment/canceled?s=${session}`)
    expect(await stateNow()).toBe(state === 'created' || state === 'pending' ? 'canceled' : state)
  })

  it('leaves every other payment alone', async () => {
    await insertPayment('pending')
    expect((await giveUp('session-0123456789abcdeX')).status).toBe(303)
    expect((await giveUp('<script>')).headers.get('Location')).toBe('/en-US/payment/canceled')
    expect(await stateNow()).toBe('pending')
  })
})
