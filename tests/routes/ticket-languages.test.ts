import sharp from 'sharp'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { ticketDrawing } from '#app/modules/booking/tickets/pages/ticket-drawing.ts'
import { ticketImage } from '#app/modules/booking/tickets/pages/ticket-image.server.ts'
import { getTicketPage } from '#app/modules/booking/appointments/pages/ticket-page.server.ts'
import { endDrawing } from '#app/modules/seo/share-image/draw.server.ts'
import type { loader } from '#app/routes/public/token/ticket.tsx'
import { loader as drawnTicket } from '#app/routes/public/token/ticket-image.ts'
import { appointments, auditEvents, contactStandings, messageOutbox } from '#drizzle/schema/index.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, origin, post } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const path = '/doctor/family-medicine/zhining-bai/appointment'

beforeEach(async () => {
  setClock(start)
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    await insertPractice(tx, {
      provider: { slug: 'zhining-bai', nameHans: '白芷宁', nameHant: '白芷寧', specialties: ['family-medicine'] },
      facility: { slug: 'apricot', wayIn: tri('二楼，有电梯', '二樓，有電梯', 'Second floor, elevator') },
      visitType: { code: 'office', name: tri('看诊', '看診', 'Office visit') },
    })
  })
})
afterEach(() => setClock(null))
afterAll(() => endDrawing())

/** A daughter books in English for her father. */
async function book() {
  const fields = {
    ...{ key: 'FormKey000000000000001', slot: '2026-10-22T14:00Z', loc: 'apricot', vt: 'office', consent: 'on' },
    ...{ forWhom: 'parent', nameEn: 'FANG QINIAN', nameZh: '方杞年', contactName: 'EMILY FANG' },
    ...{ birthYear: '1958', birthMonth: '3', birthDay: '27', phone: '(917) 555-0127', email: 'emily@example.com' },
    ...{ smsConsent: 'on', emailConsent: 'on' },
  }
  const answer = await post<never>(`/en-US${path}`, fields, { clientAddress: '203.0.113.1' })
  expect(answer.status).toBe(302)
  const Cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')
  const [appointment] = await db.select().from(appointments)
  return { link: answer.location!.replace('/en-US', ''), headers: { Cookie }, appointment: appointment! }
}

const text = {
  'zh-Hans': ['预约单', '10月22日', '二楼，有电梯', '保险卡'],
  'zh-Hant': ['預約單', '10月22日', '二樓，有電梯', '保險卡'],
  'en-US': ['Appointment ticket', 'Oct 22', 'Second floor, elevator', 'Insurance card'],
} as const

/** What is sent, opened, text messages last. */
async function ticketsSent() {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, 'appointment_ticket'))
    .orderBy(asc(messageOutbox.channel), asc(messageOutbox.id))
  return rows.map((row) => {
    const opened = (value: string, column: string) =>
      decryptField(value, { table: 'message_outbox', rowId: row.id, column })
    const vars = JSON.parse(opened(row.varsEnc, 'vars_enc')) as Record<string, string>
    return { to: opened(row.toEnc, 'to_enc'), locale: row.locale, channel: row.channel, vars }
  })
}

describe('a ticket in the patient’s language', () => {
  it('is offered in each of the other two by its own name, for a reader whose language stays', async () => {
    const { link, headers } = await book()
    const { html } = await openPage(withPrefix(link, 'en-US'), { headers })
    for (const [other, name] of [
      ['zh-Hans', '中文预约单（简体）'],
      ['zh-Hant', '中文預約單（繁體）'],
    ] as const) {
      expect(html).toContain(`href="${withPrefix(`${link}/ticket?for=en-US`, other)}"`)
      expect(html).toContain(name)
    }
    expect(html).not.toContain('English ticket')
    // Who cannot read the page finds it under the heading, before anything else.
    const [heading, links, ticket] = ['</h1>', '中文预约单（简体）', 'ticket--print'].map((each) => html.indexOf(each))
    expect(links).toBeGreaterThan(heading!)
    expect(links).toBeLessThan(ticket!)
  })

  it.each(locales)('shows date, way in and what to bring in %s, and prints them alone', async (locale) => {
    const { link, headers } = await book()
    const sheet = await openPage(withPrefix(`${link}/ticket?for=en-US`, locale), { headers })
    expect(sheet.status).toBe(200)
    expect(sheet.headers.get('Cache-Control')).toContain('no-store')
    expect(sheet.headers.getSetCookie()).toEqual([])
    const paper = /<section class="ticket ticket--print".*?<\/section>/s.exec(
      sheet.html.replace(/<section aria-labelledby="bring">(.*?)<\/section>/s, '$1'),
    )![0]
    for (const words of text[locale]) expect(paper).toContain(words)
    // What is said around the paper is the booker's.
    expect(sheet.html).toContain(`href="/en-US${link}"`)
    expect(sheet.html).toContain('Back to the appointment')
    expect(sheet.html).toMatch(/Text it to .*0127/)
  })

  it('goes to a contact on file in that language, and says so in the reader’s', async () => {
    const { link, headers } = await book()
    const to = withPrefix(`${link}/ticket?for=en-US`, 'zh-Hant')
    const sent = await post<never>(to, { channel: 'sms', to: '+12125550199' }, { headers })
    expect(sent).toMatchObject({ status: 302, location: `${link}/ticket?for=en-US&outcome=sent` })
    expect((await openPage(withPrefix(sent.location!, 'zh-Hant'), { headers })).html).toContain(
      'Sent. It should arrive',
    )
    await post<never>(to, { channel: 'email' }, { headers })
    const messages = await ticketsSent()
    expect(messages).toMatchObject([
      { to: 'emily@example.com', channel: 'email', locale: 'zh-Hant' },
      {
        ...{ to: '+19175550127', channel: 'sms', locale: 'zh-Hant' },
        vars: { patientName: 'FANG QINIAN', patientChineseName: '方杞年', doctorChineseName: '白芷寧' },
      },
    ])
    expect(messages[0]!.vars.link).toContain(`/zh-Hant${link}`)
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.appointment_ticket_send'))
    expect(audited).toHaveLength(2)
  })

  it('is sent three times an hour, to a contact that still gets messages today, and only while the visit comes', async () => {
    const { link, headers } = await book()
    const send = (reader = 'zh-Hans') =>
      post<never>(`/en-US${link}/ticket?for=${reader}`, { channel: 'sms' }, { headers })
    await withTransaction((tx) => tx.update(contactStandings).set({ messages: 12 }))
    expect((await send()).location).toContain('outcome=full')
    await withTransaction((tx) => tx.update(contactStandings).set({ messages: 0 }))
    expect((await send()).location).toContain('outcome=sent')
    await post<never>(`${link}/cancellation`, {}, { headers })
    const { html } = await openPage(`/en-US${link}/ticket?for=zh-Hans`, { headers })
    expect(html).not.toContain('name="channel"')
    expect((await send()).location).toBe(link)
    expect((await send()).location).toContain('outcome=wait')
    expect(await ticketsSent()).toHaveLength(1)
  })

  it('is for who has opened the link; a stranger is led to its gate, and nothing is read or sent', async () => {
    const { link } = await book()
    for (const address of [`${link}/ticket`, `${link}/ticket.png`, `/en-US${link}/ticket?for=zh-Hant`]) {
      const answer = await get<typeof loader>(address)
      expect(answer).toMatchObject({ status: 302, location: link })
    }
    expect((await post<never>(`${link}/ticket`, { channel: 'sms' })).location).toBe(link)
    expect(await ticketsSent()).toEqual([])
    expect(await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.appointment_read'))).toEqual([])
  })
})

describe('a ticket as a picture', () => {
  it('is a PNG that nothing keeps, recorded as read', async () => {
    const { link, headers } = await book()
    const request = new Request(`${origin}/zh-Hant${link}/ticket.png`, { headers })
    const answer = await drawnTicket({ request, params: { token: link.slice(1) }, context: {} })
    expect([...new Uint8Array(await answer.arrayBuffer())].slice(1, 4)).toEqual([...Buffer.from('PNG')])
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    const read = await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.appointment_read'))
    expect(read).toHaveLength(1)
  })

  it('is drawn whole, as wide as a phone shows it and as high as what it says', async () => {
    const { appointment } = await book()
    const actor = { type: 'patient', id: appointment.patientId } as const
    const png = await ticketImage({ appointmentId: appointment.id, actor }, 'zh-Hant')
    const { width, height, format } = await sharp(png!).metadata()
    expect([format, width]).toEqual(['png', 1080])
    expect(height).toBeGreaterThan(1080)
  })

  it.each(locales)('says in %s what the ticket says', async (locale) => {
    const { appointment } = await book()
    const page = await getTicketPage(appointment.id, locale)
    const marks = { brand: 'Guide', mark: 'data:,', code: 'data:,code' }
    const drawing = JSON.stringify(ticketDrawing(page, locale, translator(locale, 'booking'), marks))
    for (const words of [...text[locale], page.reference, 'FANG QINIAN', '方杞年', 'data:,code']) {
      expect(drawing).toContain(words)
    }
  })
})
