import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBirthDate, readEmail, readEnglishName, readPhone } from '#app/modules/booking/form/person-answers.ts'

describe('a telephone number', () => {
  it.each([
    ['(917) 555-0127', '+19175550127'],
    ['917.555.0127', '+19175550127'],
    ['1 917 555 0127', '+19175550127'],
    ['+1 (917) 555-0127', '+19175550127'],
    ['９１７５５５０１２７', '+19175550127'],
    ['+86 138 0013 8000', '+8613800138000'],
  ])('%s is %s', (typed, value) => {
    expect(readPhone(typed)).toEqual({ value })
  })

  it.each([
    ['(917) 555-012', 'errors.phoneShort?count=1'],
    ['555-0127', 'errors.phoneShort?count=3'],
    ['917 555 01271', 'errors.phoneLong?count=1'],
    ['no phone', 'errors.phone'],
    ['+86 12', 'errors.phone'],
  ])('%s is answered with what is wrong', (typed, expected) => {
    expect(readPhone(typed)).toEqual({ problem: expected })
  })

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        const answer = readPhone(typed)
        return 'value' in answer ? /^\+\d{4,15}$/.test(answer.value) : answer.problem.startsWith('errors.phone')
      }),
    )
  })
})

describe('a date of birth', () => {
  const today = '2026-10-20'
  it('is a date of the solar calendar', () => {
    expect(readBirthDate({ year: '1958', month: '3', day: '27' }, today)).toEqual({ value: '1958-03-27' })
    expect(readBirthDate({ year: '2024', month: '2', day: '29' }, today)).toEqual({ value: '2024-02-29' })
    expect(readBirthDate({ year: '２０２６', month: '10', day: '20' }, today)).toEqual({ value: today })
  })

  it.each([
    [{}, 'errors.birthDate', 'year'],
    [{ month: '3', day: '27' }, 'errors.birthYear', 'year'],
    [{ year: '58', month: '3', day: '27' }, 'errors.birthYear', 'year'],
    [{ year: '1890', month: '3', day: '27' }, 'errors.birthYear', 'year'],
    [{ year: '1958', month: '13', day: '27' }, 'errors.birthMonth', 'month'],
    [{ year: '1958', month: 'x', day: '27' }, 'errors.birthMonth', 'month'],
    [{ year: '2023', month: '2', day: '29' }, 'errors.birthDay', 'day'],
    [{ year: '2026', month: '10', day: '21' }, 'errors.birthFuture', 'year'],
  ])('%j: %s at the %s', (typed, expected, part) => {
    expect(readBirthDate(typed, today)).toEqual({ problem: expected, part })
  })
})

describe('names and addresses', () => {
  it('take what stands on an insurance card', () => {
    expect(readEnglishName('  FANG   QINIAN ', 'errors.nameEn')).toEqual({ value: 'FANG QINIAN' })
    expect(readEnglishName("Anne-Marie O'Neil", 'errors.nameEn')).toEqual({ value: "Anne-Marie O'Neil" })
    expect(readEnglishName('José Lü', 'errors.nameEn')).toEqual({ value: 'José Lü' })
  })

  it('ask for Latin letters', () => {
    expect(readEnglishName('', 'errors.nameEn')).toEqual({ problem: 'errors.nameEn' })
    expect(readEnglishName('方杞年', 'errors.nameEn')).toEqual({ problem: 'errors.nameLatin' })
    expect(readEnglishName('<b>A B</b>', 'errors.nameEn')).toEqual({ problem: 'errors.nameLatin' })
    expect(readEnglishName('A', 'errors.nameEn')).toEqual({ problem: 'errors.nameLatin' })
  })

  it('keep the local part of an address and lower the domain', () => {
    expect(readEmail(' Mei.Fang@Example.COM ')).toEqual({ value: 'Mei.Fang@example.com' })
    for (const typed of ['mei', 'mei@', 'mei@example', 'a b@example.com', 'mei@example.com,x@example.com'])
      expect(readEmail(typed)).toEqual({ problem: 'errors.email' })
  })
})
