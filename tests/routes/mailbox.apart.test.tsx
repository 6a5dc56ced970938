import { rmSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom/server'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { mailboxForMail, mailboxForSms } from '#app/modules/notifications/delivery/mailbox.server.ts'
import Mailbox, { loader } from '#app/routes/public/mailbox.tsx'

const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const made = mkdtempSync(`${tmpdir()}/mailbox-page-`)
  vi.stubEnv('DATA_DIR', made)
  return made
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const ask = (load: typeof loader, path = '/mailbox') =>
  load({ request: new Request(`https://care.test${path}`), params: {}, context: {} })

describe('/mailbox', () => {
  it('shows what was kept, with links, and is not kept by anybody else', async () => {
    const text = '<b>约好了</b>：https://care.test/AbC 退订回复STOP'
    await mailboxForSms.send({ channel: 'sms', key: 'a'.repeat(40), to: '+12125550100', text, writtenAt: 0 })
    const answer = await ask(loader)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex')
    const { words, total, messages } = await answer.json()
    expect([words.title, total]).toEqual(['本机信箱', 1])
    expect(words.banner).toContain('没有离开这台机器')
    expect(messages[0]).toMatchObject({ to: '+12125550100', subject: null, files: [] })
    expect(messages[0]!.parts).toEqual([
      { text: '<b>约好了</b>：', isLink: false },
      { text: 'https://care.test/AbC', isLink: true },
      { text: ' 退订回复STOP', isLink: false },
    ])
  })

  it('writes texts as texts, addresses as links and files to keep', async () => {
    await mailboxForMail.send({
      channel: 'email',
      key: 'b'.repeat(40),
      to: 'patient@example.com',
      locale: 'zh-Hans',
      subject: '您的预约',
      text: '查看：\nhttps://care.test/XyZ\n',
      html: '<p>page</p>',
      writtenAt: 0,
      isReminder: false,
      calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR' },
    })
    const data = await (await ask(loader)).json()
    const routes = [{ id: 'mailbox', path: '/mailbox', element: <Mailbox />, loader: () => data }]
    const handler = createStaticHandler(routes)
    const context = (await handler.query(new Request('https://care.test/mailbox'))) as StaticHandlerContext
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
    expect(html).toContain('<h1>本机信箱</h1>')
    expect(html).toContain('<a href="https://care.test/XyZ">https://care.test/XyZ</a>')
    expect(html).toContain('&lt;b&gt;约好了')
    expect(html).not.toContain('<p>page</p>')
    const file = /<a href="data:text\/calendar;base64,([^"]+)" download="appointment.ics"/.exec(html)
    expect(Buffer.from(file![1]!, 'base64').toString()).toBe('BEGIN:VCALENDAR')
    expect(html.indexOf('您的预约')).toBeLessThan(html.indexOf('+12125550100'))
  })

  it('speaks the language of its address', async () => {
    const { words } = await (await ask(loader, '/en-US/mailbox')).json()
    expect(words.title).toBe('Local mailbox')
    expect(words.banner).toContain('leaves this machine')
  })

  it('does not exist in production', async () => {
    vi.resetModules()
    vi.stubEnv('NODE_ENV', 'production')
    const inProduction = await import('#app/routes/public/mailbox.tsx')
    const thrown: unknown = await ask(inProduction.loader).then(
      () => null,
      (error: unknown) => error,
    )
    expect(thrown).toMatchObject({ status: 404 })
  })
})
