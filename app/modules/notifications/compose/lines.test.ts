import { describe, expect, it } from 'vitest'
import { escapeHtml, isAddressFor, singleLine } from './lines.ts'

describe('isAddressFor e-mail', () => {
  it.each(['a@b.co', "o'neil+tag@example.org", 'first.last@mail.example.com', '王@例え.テスト'])('takes %s', (to) => {
    expect(isAddressFor('email', to)).toBe(true)
  })

  it.each([
    'a@b.co\r\nBcc: evil@example.com',
    'a@b.co\nX: 1',
    'a@b.co\0',
    'a@b.co, evil@example.com',
    'a@b.co;evil@example.com',
    'Name <a@b.co>',
    '<a@b.co>',
    '"a b"@b.co',
    'a@b@c.co',
    'a@localhost',
    'a b@c.co',
    '@b.co',
    '',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(60)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.co`,
  ])('refuses %j', (to) => {
    expect(isAddressFor('email', to)).toBe(false)
  })
})

describe('isAddressFor text messages', () => {
  it('takes numbers in E.164 only', () => {
    expect(isAddressFor('sms', '+12125550100')).toBe(true)
    for (const to of ['2125550100', '+02125550100', '+12125', '+1 212 555 0100', '+12125550100\n', '+12125550100,+1']) {
      expect(isAddressFor('sms', to), to).toBe(false)
    }
  })
})

it('singleLine leaves one bounded line without hidden marks', () => {
  expect(singleLine(' a\r\n\tb\u2028c\0d\u202e ')).toBe('a b c d')
  expect([...singleLine('诊'.repeat(500))]).toHaveLength(200)
})

it('escapeHtml leaves no markup', () => {
  expect(escapeHtml(`<img src=x onerror='a&b'>"`)).toBe('&lt;img src=x onerror=&#39;a&amp;b&#39;&gt;&quot;')
})
