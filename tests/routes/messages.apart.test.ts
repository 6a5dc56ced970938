import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { inboundSignature } from '#app/modules/notifications/inbound/signature.server.ts'
import { optOutToken } from '#app/modules/notifications/opt-out-link.server.ts'
import { hasOptedOut } from '#app/modules/notifications/queries/opt-outs.server.ts'
import { contactOptOuts, messageInbound } from '#drizzle/schema/messages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { openPage } from '#tests/routes/document-request.ts'
import { useDatabase } from '#tests/setup/database.ts'
import * as inbound from '#app/routes/api/messages/inbound.ts'
import * as optOut from '#app/routes/api/messages/opt-out.tsx'

const secret = vi.hoisted(() => (process.env.SMS_INBOUND_SECRET = 'x1'.repeat(20)))
useDatabase()

type Route = { loader?: unknown; action?: unknown }
type Asked = { body?: BodyInit; headers?: Record<string, string>; token?: string }

async function ask(route: Route, method: 'GET' | 'POST', { body, headers = {}, token = '' }: Asked) {
  const handle = (method === 'GET' ? route.loader : route.action) as (args: ActionFunctionArgs) => Promise<Response>
  const request = new Request('https://care.test/en-US/api/messages/x', { method, body: body ?? null, headers })
  try {
    return await handle({ request, params: { token }, context: {} })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

describe('the link that ends reminders', () => {
  const address = 'Patient@example.com'
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)

  it.each([
    ['', '邮件提醒', '不再发送提醒'],
    ['/zh-Hant', '電子郵件提醒', '不再寄送提醒'],
    ['/en-US', 'Email reminders', 'Stop reminders'],
  ])('is a page with one button that says what it does: %s', async (prefix, title, button) => {
    const path = `${prefix}/api/messages/opt-out/${optOutToken(address)}`
    const { status, html, headers } = await openPage(path)
    expect(status).toBe(200)
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(html).toContain(`<h1>${title}</h1>`)
    expect([...html.matchAll(/<button[^>]*>/g)]).toHaveLength(1)
    expect(html).toContain(button)
    expect(html).not.toMatch(/patient@/i)
    // The button pressed, without JavaScript: the same page says that it is done and offers the way back.
    const done = await openPage(path, { method: 'POST', body: form({ reminders: 'off' }) })
    expect(done.status).toBe(200)
    expect(done.html).toContain('role="status"')
    expect(done.html).toMatch(/<button[^>]*value="on"/)
    expect(await hasOptedOut('email', address)).toBe(true)
  })

  it('writes nothing when it is opened', async () => {
    const { status, headers } = await ask(optOut, 'GET', { token: optOutToken(address) })
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(await db.$count(contactOptOuts)).toBe(0)
  })

  it.each([
    ['one-click as a form', () => form({ 'List-Unsubscribe': 'One-Click' })],
    [
      'one-click as multipart',
      () => {
        const data = new FormData()
        data.set('List-Unsubscribe', 'One-Click')
        return data
      },
    ],
    ['the button', () => form({ reminders: 'off' })],
  ])('ends reminders to the address: %s', async (_title, body) => {
    const token = optOutToken(address)
    expect((await ask(optOut, 'POST', { token, body: body() })).status).toBe(200)
    expect((await ask(optOut, 'POST', { token, body: body() })).status).toBe(200)
    // However the address is written; of text messages it says nothing.
    expect(await hasOptedOut('email', 'patient@EXAMPLE.com')).toBe(true)
    expect(await hasOptedOut('email', 'other@example.com')).toBe(false)
    const events = await db.select().from(auditEvents)
    expect(events.map(({ action }) => action)).toEqual(['notifications.opt_out'])
    expect(JSON.stringify(events)).not.toMatch(/example\.com/i)
  })

  it('takes reminders up again by the other button', async () => {
    const token = optOutToken(address)
    await ask(optOut, 'POST', { token, body: form({ reminders: 'off' }) })
    await ask(optOut, 'POST', { token, body: form({ reminders: 'on' }) })
    expect(await hasOptedOut('email', address)).toBe(false)
  })

  it('is ours or is not there: no address is in it, and none can be made up', async () => {
    const token = optOutToken(address)
    expect(token).not.toMatch(/patient|example/i)
    const [hash, signature] = token.split('.') as [string, string]
    const [otherHash] = optOutToken('other@example.com').split('.') as [string, string]
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    for (const wrong of ['', 'x', hash, `${otherHash}.${signature}`, `${hash}.${changed}`, `${token}.x`]) {
      expect((await ask(optOut, 'GET', { token: wrong })).status, wrong).toBe(404)
      expect((await ask(optOut, 'POST', { token: wrong, body: form({ reminders: 'off' }) })).status).toBe(404)
    }
    expect(await db.$count(contactOptOuts)).toBe(0)
  })
})

describe('the webhook of the gateway', () => {
  const message = (overrides: Record<string, unknown> = {}) =>
    JSON.stringify({
      id: 'sms-1',
      from: '+12125553301',
      text: 'STOP',
      sentAt: new Date(now()).toISOString(),
      ...overrides,
    })
  const bring = (body: string, signature: string | null = inboundSignature(body, secret)) =>
    ask(inbound, 'POST', { body, headers: signature === null ? {} : { 'X-Signature': signature } })

  it('takes a signed message, and the same one again without effect', async () => {
    const body = message()
    const first = await bring(body)
    expect([first.status, await first.json()]).toEqual([200, { outcome: 'opted_out' }])
    expect(await hasOptedOut('sms', '+12125553301')).toBe(true)
    const replayed = await bring(body)
    expect([replayed.status, await replayed.json()]).toEqual([200, { outcome: 'repeated' }])
    expect(await db.$count(messageInbound)).toBe(1)
  })

  it('refuses what is not signed, or signed for other bytes', async () => {
    const body = message()
    const signature = inboundSignature(body, secret)
    const wrong = [null, '', 'sha256=', signature.slice(7), inboundSignature(body, `${secret}x`), `${signature}0`]
    for (const each of wrong) expect((await bring(body, each)).status, String(each)).toBe(401)
    // The same message in other bytes.
    expect((await bring(`${body} `, signature)).status).toBe(401)
    expect(await db.$count(messageInbound)).toBe(0)
  })

  it.each([
    ['no JSON', 'STOP'],
    ['no object', '[]'],
    ['no id', message({ id: '' })],
    ['no number', message({ from: 'STOP' })],
    ['a number that is not E.164', message({ from: '2125553301' })],
    ['no text', message({ text: 1 })],
    ['no time', message({ sentAt: 'today' })],
    ['a time of last week', message({ sentAt: '2026-10-13T14:00:00Z' })],
    ['a time to come', message({ sentAt: '2026-10-21T14:00:00Z' })],
  ])('refuses a message with %s', async (_title, body) => {
    expect((await bring(body)).status).toBe(400)
    expect(await db.$count(messageInbound)).toBe(0)
  })

  it('is only sent to', async () => {
    expect((await ask(inbound, 'GET', {})).status).toBe(405)
  })
})
