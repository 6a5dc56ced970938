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

const ask = (load: typeof loader, path = '/mailbox', isFromOwnMachine?: boolean) =>
  load({
    request: new Request(`http://localhost:3000${path}`),
    params: {},
    context: isFromOwnMachine === undefined ? {} : { isFromOwnMachine },
  })

const open = (path?: string) => ask(loader, path, true)

/** The page of a server that was started with these variables. */
async function openWith(variables: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { loader: configured } = await import('#app/routes/public/mailbox.tsx')
  return ask(configured, '/mailbox', true).then(
    ({ status }) => status,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  )
}

describe('/mailbox', () => {
  it('shows what was kept, with links, and is not kept by anybody else', async () => {
    const text = '<b>约好了</b>：https://care.test/AbC 退订回复STOP'
    await mailboxForSms.send({ channel: 'sms', key: 'a'.repeat(40), to: '+12125550100', text, writtenAt: 0 })
    const answer = await open()
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
    const data = await (await open()).json()
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
    const source = /<a href="data:message\/rfc822;base64,([^"]+)" download="message.eml"/.exec(html)
    expect(Buffer.from(source![1]!, 'base64').toString()).toContain('\r\nTo: patient@example.com\r\n')
    expect(html.indexOf('您的预约')).toBeLessThan(html.indexOf('+12125550100'))
  })

  it('speaks the language of its address', async () => {
    const { words } = await (await open('/en-US/mailbox')).json()
    expect(words.title).toBe('Local mailbox')
    expect(words.banner).toContain('leaves this machine')
  })

  it('is written in every language', async () => {
    const titles = await Promise.all(
      ['', '/zh-Hant', '/en-US'].map(async (prefix) => (await (await open(`${prefix}/mailbox`)).json()).words.title),
    )
    expect(titles).toEqual(['本机信箱', '本機信箱', 'Local mailbox'])
  })

  it.each([undefined, false])('is not there for somebody at another machine (%s)', async (isFromOwnMachine) => {
    await expect(ask(loader, '/mailbox', isFromOwnMachine)).rejects.toMatchObject({ status: 404 })
  })

  it('is there in a demo, in production too: what `npm start` is', async () => {
    expect(await openWith({ NODE_ENV: 'production' })).toBe(200)
    expect(await openWith({ NODE_ENV: 'production', DEMO_DATA: 'on' })).toBe(200)
  })

  it.each(['production', 'development', 'test'])('is not there otherwise (%s)', async (NODE_ENV) => {
    const others: Record<string, string>[] = [
      { DEMO_DATA: 'off' },
      { SMTP_URL: 'smtp://mail.example' },
      { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_TOKEN: 'token' },
      { SITE_URL: 'http://localhost:3000' },
      { SITE_URL: 'https://care.example', DEMO_DATA: 'on' },
    ]
    for (const variables of others) {
      expect(await openWith({ NODE_ENV, ...variables }), JSON.stringify(variables)).toBe(404)
      vi.unstubAllEnvs()
      vi.stubEnv('DATA_DIR', folder)
    }
  })
})
