import { describe, expect, it } from 'vitest'
import { readEnv } from './env.server.ts'

describe('readEnv', () => {
  it('needs nothing, and sends nothing anywhere by itself', () => {
    expect(readEnv({})).toMatchObject({ SMTP_URL: '', MAIL_FROM: '', SMS_GATEWAY_URL: '', SMS_GATEWAY_TOKEN: '' })
    expect(readEnv({ SMTP_URL: '' })).toMatchObject({ SMTP_URL: '' })
  })

  it('takes mail servers, gateways and senders', () => {
    const given = {
      SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465',
      MAIL_FROM: '看病指南 <care@example.org>',
      SMS_GATEWAY_URL: 'https://sms.example.org/v1/messages',
      SMS_GATEWAY_TOKEN: 'abc.DEF-123',
    }
    expect(readEnv(given)).toMatchObject(given)
    expect(readEnv({ MAIL_FROM: 'care@example.org' }).MAIL_FROM).toBe('care@example.org')
  })

  it.each([
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMS_GATEWAY_URL', 'sms.example.org'],
    ['SMS_GATEWAY_URL', 'file:///etc/passwd'],
    ['MAIL_FROM', 'Care'],
    ['MAIL_FROM', 'a@example.org\r\nBcc: b@example.org'],
    ['MAIL_FROM', 'Care\r\nBcc: b@example.org <a@example.org>'],
    ['SMS_GATEWAY_TOKEN', 'abc\r\nX-Evil: 1'],
  ])('refuses %s %j and does not repeat it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name)
    expect(() => readEnv({ [name]: value })).not.toThrow(value)
  })
})
