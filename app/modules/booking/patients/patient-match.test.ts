import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { foldName, foldPhone, matchText, storedContact } from './patient-match.ts'

describe('foldPhone', () => {
  it.each([
    ['(212) 555-0123', '+12125550123'],
    ['212.555.0123', '+12125550123'],
    ['+1 212 555 0123', '+12125550123'],
    ['+86 138 0013 8000', '+8613800138000'],
    [' no number ', 'no number'],
  ])('%s is %s', (typed, stored) => expect(foldPhone(typed)).toBe(stored))

  it.each(['+12125550123', '+19175550100', '+18005550199', '+1212555012', '+11125550123', '+12120550123'])(
    '%s, stored already, is what it is read as',
    (stored) => expect(foldPhone(stored)).toBe(parsePhoneNumberFromString(stored, 'US')?.number ?? stored),
  )
})

describe('foldName', () => {
  it.each(['Mei-Ling O’Cheung', 'MEI LING OCHEUNG', " Méi Líng  O'Cheung", 'Ｍei Ling OCheung'])(
    '%s is one name',
    (name) => expect(foldName(name)).toBe('meilingocheung'),
  )
  it('keeps Chinese and different names apart', () => {
    expect(foldName('张 美玲')).toBe('张美玲')
    expect(foldName('Mei Lin Cheung')).not.toBe(foldName('Mei Ling Cheung'))
  })
})

describe('matchText', () => {
  const person = { nameEn: 'Mei Ling Cheung', birthDate: '1950-03-04', phone: '212-555-0123', email: 'a@example.com' }

  it('is the same for spellings of one person, whatever the e-mail address', () => {
    const again = { ...person, nameEn: 'MEI-LING CHEUNG', phone: '+12125550123', email: null }
    expect(matchText(again)).toBe(matchText(person))
  })
  it('differs by phone, birth date and name', () => {
    const others = [
      { ...person, phone: '212-555-0124' },
      { ...person, birthDate: '1950-04-03' },
      { ...person, nameEn: 'May Ling Cheung' },
    ]
    expect(new Set([person, ...others].map((each) => matchText(each))).size).toBe(4)
  })
  it('knows a child without a phone by that of who books, and anybody without a phone by e-mail', () => {
    const child = { ...person, phone: null, email: null }
    expect(matchText(child, { phone: '(212) 555-0123', email: null })).toBe(matchText(person))
    const byMail = { ...person, phone: ' ' }
    expect(matchText({ ...byMail, email: 'A@Example.com ' })).toBe(matchText(byMail))
  })
})

describe('storedContact', () => {
  it('is E.164 and a bare address, and null for nothing', () => {
    expect(storedContact({ phone: '212 555 0123', email: ' A@example.com ' })).toEqual({
      phone: '+12125550123',
      email: 'A@example.com',
    })
    expect(storedContact({ phone: ' ', email: '' })).toEqual({ phone: null, email: null })
  })
})
