import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { type SiteAddress, siteAddress, siteName } from '#app/core/site.server.ts'
import { deskTemplates } from '../desk-templates.ts'
import { DeliveryError } from '../transport.ts'
import { type TemplateCode, templateCodes, templateSpec } from '../message-templates.ts'
import type { MessageVars } from '../message-vars.ts'
import { revealsHealth } from '../neutral-words.ts'
import { optOutToken } from '../opt-out-link.server.ts'
import { composeMessage, messageKey } from './compose-message.server.ts'
import { smsSize } from './sms-text.ts'

const startsAt = Date.parse('2026-10-22T14:30:00Z')
const street = '41-60 Lotus St'
const linkIn = (locale: Locale) => siteAddress('/AbCdEfGhIjKlMnOpQrStUv', locale)
const varsIn = (locale: Locale): MessageVars => ({
  startsAt,
  endsAt: startsAt + 30 * 60_000,
  movedFrom: startsAt - 24 * 60 * 60_000,
  timeZone: 'America/New_York',
  sequence: 0,
  patientName: 'FANG QINIAN',
  ...(locale === 'en-US' ? {} : { patientChineseName: '方杞年' }),
  doctorName: 'Zhining Bai, MD',
  clinicName: 'Lotus Street Community Health Center',
  clinicAddress: '41-60 Lotus St, Flushing, NY 11355',
  clinicPhone: '+17185550142',
  reference: 'K7QM2XWD4',
  link: linkIn(locale),
  code: '042915',
  associationName: 'Example Physicians',
  topic: 'Example event',
  body: 'Bring a friend.\n\nSee https://example.org/hall',
  postalAddress: '12 Example St, Flushing, NY 11355',
  optOut: siteAddress('/api/messages/announcements/x.y', locale),
  minutes: 10,
  answerBy: startsAt - 2 * 60 * 60_000,
  times: Array.from({ length: 10 }, (_, week) => startsAt + week * 7 * 24 * 60 * 60_000),
})

function compose(
  template: string,
  locale: Locale,
  channel: 'sms' | 'email',
  vars: Partial<MessageVars> = {},
  to?: string,
) {
  return composeMessage({
    channel,
    to: to ?? (channel === 'sms' ? '+19175550123' : 'patient@example.com'),
    template,
    locale,
    vars: { ...varsIn(locale), ...vars },
    dedupeKey: `appointment:1:${template}:1:${channel}`,
    subjectId: 'appointment-1',
    writtenAt: Date.parse('2026-10-20T14:00:00Z'),
  })
}
const mail = (template: TemplateCode, locale: Locale, vars?: Partial<MessageVars>) => {
  const message = compose(template, locale, 'email', vars)
  if (message.channel !== 'email') throw new Error('no e-mail')
  return message
}
const sms = (template: TemplateCode, locale: Locale, vars?: Partial<MessageVars>) =>
  (compose(template, locale, 'sms', vars) as { text: string }).text
const every = locales.flatMap((locale) => templateCodes.map((code) => [code, locale] as const))

describe.each(every)('%s in %s', (code, locale) => {
  it('fits its text messages and says how to end them', () => {
    const text = sms(code, locale)
    const { encoding, segments } = smsSize(text)
    expect(text).toMatch(
      locale === 'en-US' ? /Reply STOP to opt out$/ : locale === 'zh-Hans' ? /退订回复STOP$/ : /退訂回覆STOP$/,
    )
    expect(text).toContain(siteName(locale))
    expect(encoding, text).toBe(locale === 'en-US' ? 'gsm' : 'ucs2')
    expect(segments, `${text.length}: ${text}`).toBeLessThanOrEqual(locale === 'en-US' ? 1 : 2)
    // A space after the address, or telephones take the next words into the link.
    if (templateSpec(code).needs.includes('link')) expect(text).toContain(`${linkIn(locale)} `)
  })

  it('names no specialty, test or reason, on any channel', () => {
    const vars = { clinicName: 'Stone Bridge Psychiatry', doctorName: 'Anna Lin, LCSW' }
    const { subject, text, html, calendar } = mail(code, locale, vars)
    const words = [sms(code, locale, vars), subject, text, html.replace(/style="[^"]*"/g, ''), calendar?.content ?? '']
    for (const said of words) {
      // Our own name and address are no news to the reader.
      const rest = said.replaceAll(siteName(locale), '').replace(/https?:\S+/g, '')
      expect(revealsHealth(rest), rest).toBe(false)
    }
  })

  it('has an e-mail whose two halves say the same', () => {
    const { subject, text, html } = mail(code, locale)
    expect(subject).not.toMatch(/\d|\{\{|[\r\n]/)
    for (const half of [text, html]) {
      expect(half).not.toMatch(/\{\{|undefined|null|template\.|\bNaN\b/)
      if (templateSpec(code).action) expect(half).toContain(linkIn(locale))
      if (templateSpec(code).facts.includes('address')) expect(half).toContain('41-60 Lotus St, Flushing, NY 11355')
      if (templateSpec(code).facts.includes('doctor')) expect(half).toContain('Zhining Bai')
    }
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i)
  })
})

describe('a booked appointment', () => {
  it('reads as its reader writes dates', () => {
    expect(mail('appointment_booked', 'zh-Hans').text).toContain('时间：2026年10月22日，周四上午10:30\n')
    expect(mail('appointment_booked', 'zh-Hant').text).toContain('時間：2026年10月22日，週四上午10:30\n')
    expect(mail('appointment_booked', 'en-US').text).toMatch(/Time: Thursday, October 22, 2026 at 10:30\sAM\n/)
    expect(sms('appointment_booked', 'zh-Hans')).toContain('10月22日周四上午10:30，Lotus Street')
    expect(sms('appointment_booked', 'en-US')).toContain('Thu, Oct 22, 10:30 AM')
  })

  it('names who is to be seen, in the script of its reader', () => {
    expect(mail('appointment_booked', 'zh-Hans').text).toContain('病人：方杞年（FANG QINIAN）\n')
    expect(mail('appointment_booked', 'zh-Hant', { patientName: undefined }).text).toContain('病人：方杞年\n')
    expect(mail('appointment_booked', 'en-US').text).toContain('Patient: FANG QINIAN\n')
    expect(sms('reminder_two_days', 'zh-Hant')).toContain('提醒您的預約：方杞年，10月22日')
    expect(sms('appointment_cancelled_by_clinic', 'en-US')).toMatch(/visit \(FANG( QINIAN)?, Thu/)
    expect(sms('appointment_booked', 'en-US')).toMatch(/^[^:]*: Booked: FANG( QINIAN)?, Thu.*, Lotus/)
  })

  it('is reminded of by the desk without saying on which day it is', () => {
    for (const locale of locales) {
      const [first] = mail('reminder_desk', locale).text.split('\n')
      expect(first).not.toMatch(/两天|后天|後天|明天|two days|tomorrow/)
      expect(sms('reminder_desk', locale)).toContain(sms('reminder_two_days', locale).slice(0, 12))
    }
  })

  it('keeps a word of the clinic in a text before the name of the patient', () => {
    const text = sms('appointment_booked', 'en-US', { patientName: 'Maximiliana Bartholomea', isRemote: 1 })
    expect(text).toContain(', Lotus')
    expect(text).not.toContain('Maximiliana Bartholomea')
  })

  it('sends nobody to the clinic who is seen elsewhere', () => {
    for (const locale of locales)
      for (const mode of ['video', 'phone', 'home'] as const) {
        const away = mail('appointment_booked', locale, { isRemote: 1, mode, sequence: 0 })
        const usual = mail('appointment_booked', locale, { sequence: 0 })
        const words = translator(locale, 'messages')(`mail.away.${mode}`)
        expect(away.text).toContain(words)
        expect(usual.text).not.toContain(words)
        for (const part of [away.text, away.html]) expect(part).not.toContain(street)
        expect(usual.text).toContain(street)
        expect(away.calendar!.content).not.toContain('LOCATION')
        expect(usual.calendar!.content).toContain('LOCATION')
      }
  })

  it('has the neutral subject', () => {
    const subjects = locales.map((locale) => mail('appointment_booked', locale).subject)
    expect(subjects).toEqual(['您的预约', '您的預約', 'Your appointment'])
  })

  it('says the zone when the reader may be in another', () => {
    const zone = { 'zh-Hans': '（纽约时间）', 'zh-Hant': '（紐約時間）', 'en-US': '(New York time)' }
    for (const locale of locales) {
      expect(mail('appointment_booked', locale).text).not.toContain(zone[locale])
      expect(mail('appointment_booked', locale, { isRemote: 1 }).text).toContain(zone[locale])
      expect(sms('appointment_booked', locale, { isRemote: 1 })).toContain(zone[locale])
    }
    expect(mail('appointment_booked', 'en-US', { timeZone: 'America/Los_Angeles' }).text).toMatch(
      /7:30\sAM \(Pacific Time\)/,
    )
  })

  it('says which of the two it means in the hour that comes twice', () => {
    const turns = {
      'zh-Hans': ['1:30（夏令时）', '1:30（标准时间）'],
      'zh-Hant': ['1:30（夏令時間）', '1:30（標準時間）'],
      'en-US': ['AM EDT', 'AM EST'],
    }
    for (const locale of locales)
      for (const [index, at] of ['2026-11-01T05:30Z', '2026-11-01T06:30Z'].entries()) {
        const vars = { startsAt: Date.parse(at), answerBy: Date.parse(at) }
        for (const text of [mail('waitlist_offer', locale, vars).text, sms('waitlist_offer', locale, vars)]) {
          expect(text.split(turns[locale][index]!)).toHaveLength(3)
          expect(text).not.toContain(turns[locale][1 - index]!)
        }
      }
  })

  it('carries a calendar file, and one that cancels when it is off', () => {
    expect(mail('appointment_booked', 'en-US').calendar?.content).toContain('METHOD:PUBLISH\r\n')
    expect(mail('appointment_cancelled_by_clinic', 'en-US').calendar?.content).toContain('METHOD:CANCEL\r\n')
    expect(mail('reminder_hours', 'en-US').calendar).toBeNull()
    expect(mail('appointment_booked', 'en-US', { sequence: undefined }).calendar).toBeNull()
  })

  it('tells only reminders how to end reminders', () => {
    for (const locale of locales) {
      const { optOut, text, html } = mail('reminder_week', locale)
      const start = siteAddress('/api/messages/opt-out/', locale)
      expect(optOut?.startsWith(start)).toBe(true)
      expect(optOut!.slice(start.length)).toBe(optOutToken('patient@example.com'))
      expect(text).toContain(optOut)
      expect(html).toContain(`<a href="${optOut}"`)
    }
    expect(mail('appointment_booked', 'zh-Hans').optOut).toBeUndefined()
    expect(mail('appointment_booked', 'zh-Hans').text).not.toContain('opt-out')
  })
})

describe('what a practice is told', () => {
  it('says both times of a visit that was moved, in the words of its reader', () => {
    expect(mail('clinic_visit_moved', 'zh-Hans').text).toContain(
      '原来的时间：2026年10月21日，周三上午10:30\n时间：2026年10月22日，周四上午10:30\n',
    )
    expect(mail('clinic_visit_moved', 'zh-Hant').text).toContain('原本的時間：2026年10月21日')
    expect(mail('clinic_visit_moved', 'en-US').text).toMatch(/Previous time: Wednesday, October 21, 2026 at 10:30/)
  })

  it('names no patient and no number of the visit, whatever it is filled with, and sends nobody to 911', () => {
    for (const code of Object.keys(deskTemplates) as (keyof typeof deskTemplates)[])
      for (const locale of locales) {
        const { text, html, calendar } = mail(code, locale)
        for (const said of [text, html, sms(code, locale)]) expect(said).not.toMatch(/FANG|方杞年|K7QM2XWD4|911|988/)
        expect(calendar).toBeNull()
      }
  })
})

describe('an announcement of an association', () => {
  it('bears its title, paragraphs without markup, the postal address and the way to end such mail', () => {
    const body = 'One <b>two</b>\r\n\r\nSee https://example.org/hall'
    const { subject, text, html, optOut } = mail('association_announcement', 'en-US', { body })
    expect(subject).toBe('Example Physicians: Example event')
    expect(text).toContain('\n\nOne <b>two</b>\n\nSee https://example.org/hall\n')
    expect(html).toContain('One &lt;b&gt;two&lt;/b&gt;</p>')
    expect(html).toContain('<a href="https://example.org/hall"')
    for (const half of [text, html]) expect(half).toContain('12 Example St, Flushing, NY 11355')
    expect(optOut).toBe(siteAddress('/api/messages/announcements/x.y', 'en-US'))
    expect(text).toContain(optOut)
  })
})

describe('a message that cannot be written', () => {
  const codeOf = (work: () => unknown) => {
    try {
      work()
    } catch (error) {
      if (error instanceof DeliveryError && error.isFinal) return error.code
      throw error
    }
    return 'written'
  }

  it('fails for good, and says why without repeating it', () => {
    expect(codeOf(() => compose('no_such', 'en-US', 'sms'))).toBe('template')
    expect(codeOf(() => compose('toString', 'en-US', 'sms'))).toBe('template')
    expect(codeOf(() => compose('reminder_hours', 'en-US', 'sms', { link: undefined }))).toBe('vars.link')
    expect(codeOf(() => compose('reminder_hours', 'en-US', 'sms', { startsAt: undefined }))).toBe('vars.startsAt')
    expect(
      codeOf(() => compose('link_renewed', 'en-US', 'email', { link: 'javascript:alert(1)' as SiteAddress })),
    ).toBe('vars.link')
    expect(codeOf(() => compose('link_renewed', 'en-US', 'email', {}, 'a@b.co\r\nBcc: x@example.com'))).toBe('address')
    expect(codeOf(() => compose('link_renewed', 'en-US', 'sms', {}, 'a@b.co'))).toBe('address')
  })
})

describe('what people typed', () => {
  const evil = {
    clinicName: 'x\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>',
    clinicAddress: '<b>&"\'\n1 St',
  }

  it('stays one line of text and no markup', () => {
    const { subject, text, html, calendar } = mail('appointment_booked', 'en-US', evil)
    expect(subject).toBe('Your appointment')
    expect(text).not.toMatch(/^Bcc:/m)
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('&lt;b&gt;&amp;&quot;&#39; 1 St')
    expect(calendar!.content).not.toMatch(/^Bcc/m)
    expect(sms('appointment_booked', 'en-US', evil)).not.toContain('\n')
  })

  it('is not read as a text of ours', () => {
    const { text } = mail('appointment_booked', 'en-US', { clinicAddress: '{{link}} $t(mail.emergency)' })
    expect(text).toContain('{{link}} $t(mail.emergency)')
  })
})

describe('names of doctor and clinic', () => {
  const chinese = { doctorChineseName: '白芷寧', clinicChineseName: '蓮街社區醫療' }

  it('come in the reader’s script with the English ones; a text message has the clinic’s own', () => {
    const { text } = mail('appointment_booked', 'zh-Hant', chinese)
    expect(text).toContain('醫生：白芷寧（Zhining Bai）')
    expect(text).toContain('診所：蓮街社區醫療（Lotus Street Community Health Center）')
    const short = sms('appointment_booked', 'zh-Hant', chinese)
    expect(short).toContain('蓮街社區醫療')
    expect(short).not.toContain('Lotus')
  })

  it('that tell a specialty in one language are given away in neither', () => {
    for (const names of [
      { clinicName: 'Stone Bridge Psychiatry', clinicChineseName: '石橋診所' },
      { clinicName: 'Stone Bridge', clinicChineseName: '石橋精神科' },
    ]) {
      const said = mail('appointment_booked', 'zh-Hant', names).text + sms('appointment_booked', 'zh-Hant', names)
      expect(said).not.toMatch(/Stone Bridge|石橋/)
    }
  })
})

it('messageKey is stable, different for different events, and tells nothing', () => {
  expect(messageKey('a')).toBe(messageKey('a'))
  expect(messageKey('a')).not.toBe(messageKey('b'))
  expect(messageKey('appointment:1')).toMatch(/^[0-9a-f]{40}$/)
})
