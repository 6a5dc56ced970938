import { type AddressInfo, createServer } from 'node:net'
import { once } from 'node:events'
import { simpleParser } from 'mailparser'
import { afterEach, describe, expect, it } from 'vitest'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { siteAddress, siteEmail, siteName } from '#app/core/site.server.ts'
import { child, property, readCalendar } from '#tests/fakes/icalendar-reader.ts'
import { receiveMail } from '#tests/fakes/smtp-receiver.ts'
import { composeMessage } from '../compose/compose-message.server.ts'
import { mailSender } from './mail-format.server.ts'
import { smtpTransport } from './smtp-transport.server.ts'
import { type ComposedMail, DeliveryError } from '../transport.ts'

const startsAt = Date.parse('2026-10-22T14:30:00Z')
const writtenAt = Date.parse('2026-10-20T14:00:00Z')

function composed(
  template: string,
  locale: Locale = 'zh-Hans',
  clinicAddress = '41-60 Lotus St, Flushing, NY',
): ComposedMail {
  const message = composeMessage({
    channel: 'email',
    to: 'patient@example.com',
    template,
    locale,
    vars: {
      startsAt,
      endsAt: startsAt + 30 * 60_000,
      timeZone: 'America/New_York',
      sequence: 1,
      clinicName: 'Lotus Street Community Health Center',
      clinicAddress,
      link: siteAddress('/AbCdEfGhIjKlMnOpQrStUv', 'zh-Hans'),
    },
    dedupeKey: 'appointment:1:e:1:email',
    subjectId: '0199f0a0-0000-7000-8000-000000000001',
    writtenAt,
  })
  if (message.channel !== 'email') throw new Error('no e-mail')
  return message
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function sendAndReceive(message: ComposedMail) {
  const server = await receiveMail()
  closing.push(server.close)
  const ref = await smtpTransport(server.url).send(message)
  expect(server.received).toHaveLength(1)
  const mail = server.received[0]!
  return { ...mail, ref, parsed: await simpleParser(mail.raw), head: mail.raw.toString('latin1').split('\r\n\r\n')[0]! }
}

describe('what a mail server receives', () => {
  it.each(locales)('has subject, both halves and the calendar file in %s', async (locale) => {
    const message = composed('appointment_booked', locale)
    const { parsed, from, to, ref, head } = await sendAndReceive(message)
    expect([from, to]).toEqual([siteEmail, ['patient@example.com']])
    expect(parsed.from?.value).toEqual([{ name: siteName(locale), address: siteEmail }])
    expect(parsed.subject).toBe(message.subject)
    expect(parsed.text).toBe(message.text)
    expect(parsed.html).toBe(message.html)
    expect(parsed.messageId).toBe(`<${message.key}@${siteEmail.split('@')[1]}>`)
    expect(ref).toBe(parsed.messageId)
    expect(parsed.date?.getTime()).toBe(writtenAt)
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
    expect(parsed.headers.has('list-unsubscribe')).toBe(false)
    expect(parsed.attachments).toHaveLength(1)
    const [file] = parsed.attachments
    expect(file).toMatchObject({ filename: 'appointment.ics', contentType: 'text/calendar' })
    expect(file!.headers.get('content-type')).toMatchObject({ params: { method: 'PUBLISH', charset: 'utf-8' } })
    const calendar = readCalendar(file!.content.toString())
    expect(file!.content.toString()).toBe(message.calendar!.content)
    expect(property(child(calendar, 'VEVENT'), 'SEQUENCE').value).toBe('1')
    // A header is ASCII; only then does every server pass it on.
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/)
  })

  it('of a canceled visit takes the entry out of the calendar', async () => {
    const { parsed } = await sendAndReceive(composed('appointment_cancelled_by_clinic'))
    expect(parsed.attachments[0]!.headers.get('content-type')).toMatchObject({ params: { method: 'CANCEL' } })
    expect(parsed.attachments[0]!.content.toString()).toContain('METHOD:CANCEL\r\n')
  })

  it('of a reminder says how to end reminders', async () => {
    const message = composed('reminder_two_days')
    const { head, parsed } = await sendAndReceive(message)
    expect(parsed.headers.get('list')).toMatchObject({
      unsubscribe: { url: message.optOut, mail: `${siteEmail}?subject=unsubscribe` },
    })
    // RFC 8058: one POST without asking, over https only.
    expect(head).not.toContain('List-Unsubscribe-Post')
    const secure = await sendAndReceive({ ...message, optOut: message.optOut!.replace('http:', 'https:') })
    expect(secure.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  it('is the same message however often it is sent', async () => {
    const once = await sendAndReceive(composed('appointment_booked'))
    const again = await sendAndReceive(composed('appointment_booked'))
    expect(again.parsed.messageId).toBe(once.parsed.messageId)
    expect(again.parsed.text).toBe(once.parsed.text)
  })
})

describe('headers', () => {
  const names = (head: string) => head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])
  const injected = 'x\r\nBcc: evil@example.com\r\nX-Evil: 1'

  it('take nothing from what people typed', async () => {
    const plain = await sendAndReceive(composed('appointment_booked'))
    const { head, to, parsed } = await sendAndReceive(composed('appointment_booked', 'zh-Hans', injected))
    expect(names(head)).toEqual(names(plain.head))
    expect(to).toEqual(['patient@example.com'])
    expect(parsed.bcc).toBeUndefined()
  })

  it('hold even where a message brings line breaks into them', async () => {
    const message = { ...composed('appointment_booked'), subject: `Hi${injected}`, key: `k${injected}` }
    const { head, to, parsed } = await sendAndReceive(message)
    expect(names(head)).not.toEqual(expect.arrayContaining(['Bcc']))
    expect(names(head)).not.toEqual(expect.arrayContaining(['X-Evil']))
    expect(to).toEqual(['patient@example.com'])
    expect(parsed.bcc).toBeUndefined()
  })

  it('name the configured sender', () => {
    expect(mailSender('zh-Hans', 'care@example.org')).toEqual({
      name: siteName('zh-Hans'),
      address: 'care@example.org',
    })
    expect(mailSender('zh-Hans', 'Care <care@example.org>')).toEqual({ name: 'Care', address: 'care@example.org' })
  })
})

describe('a server that does not take it', () => {
  async function failure(work: Promise<unknown>) {
    const error: unknown = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(DeliveryError)
    return error as DeliveryError
  }
  const refusing = (responseCode: number) => async () => {
    const server = await receiveMail({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('patient@example.com is unknown here'), { responseCode })),
    })
    closing.push(server.close)
    return failure(smtpTransport(server.url).send(composed('appointment_booked')))
  }

  it('for good is not asked again; the reason repeats no address', async () => {
    expect(await refusing(550)()).toMatchObject({ isFinal: true, code: 'smtp.EENVELOPE.550' })
  })

  it('for now is asked again', async () => {
    expect(await refusing(451)()).toMatchObject({ isFinal: false, code: 'smtp.EENVELOPE.451' })
  })

  it('because it is not there is asked again', async () => {
    const gone = await receiveMail()
    await gone.close()
    const error = await failure(smtpTransport(gone.url).send(composed('appointment_booked')))
    expect(error).toMatchObject({ isFinal: false })
    expect(error.code).toMatch(/^smtp\.E/)
  })

  it('because it says nothing is given up on', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    closing.push(() => silent.close())
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
    expect(await failure(smtpTransport(url, 50).send(composed('appointment_booked')))).toMatchObject({ isFinal: false })
  })
})
