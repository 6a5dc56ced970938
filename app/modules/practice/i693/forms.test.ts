import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { readProblem } from '#app/core/form/problem.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { testForm, vaccineForm } from './finding-forms.ts'
import {
  bookletForm,
  caseForm,
  envelopeForm,
  pickUpForm,
  pregnancyForm,
  reasonForm,
  searchForm,
  signForm,
} from './forms.ts'

type Schema = Parameters<typeof parseForm>[1]

/** What a form makes of what was typed, or the keys of its faults; each has words in every language. */
function sent(schema: Schema, typed: Record<string, string>) {
  const submission = parseForm(formBody(Object.entries(typed)), schema)
  if (submission.status === 'success') return submission.value
  const errors = submission.reply().error ?? {}
  for (const problem of Object.values(errors).flatMap((keys) => keys ?? [])) {
    const { key, params } = readProblem(problem)
    for (const locale of locales) expect([key, i18nOf[locale].exists(`i693:${key}`, params)]).toEqual([key, true])
  }
  return Object.fromEntries(Object.entries(errors).map(([name, keys]) => [name, readProblem(keys![0]!).key]))
}

const today = '2026-11-10'
const person = {
  ...{ nameEn: 'Dashan  Lin', nameZh: ' 林大山 ', sex: 'm', phone: '917 555 0142', locale: 'zh-Hant' },
  ...{ birthYear: '1968', birthMonth: '3', birthDay: '2', aNumber: 'Ａ123-456-789', examOn: today },
  ...{ surgeonId: 'surgeon-1', price: '$260' },
}

describe('the form of a case', () => {
  const form = caseForm(today)

  it('is taken in order', () => {
    expect(sent(form, { ...person, id: 'mine', version: '3' })).toEqual({
      ...{ id: '', version: 3, appointmentId: '', surgeonId: 'surgeon-1', locale: 'zh-Hant', examOn: today },
      priceCents: 26_000,
      person: {
        ...{ nameEn: 'Dashan Lin', nameZh: '林大山', birthDate: '1968-03-02', sex: 'm' },
        ...{ phone: '+19175550142', aNumber: 'A123456789' },
      },
    })
    expect(sent(form, { ...person, nameZh: '', phone: '', aNumber: '', price: '' })).toMatchObject({
      ...{ priceCents: null, person: { nameZh: null, phone: null, aNumber: null } },
    })
  })

  it.each([
    [{ nameEn: '' }, 'nameEn', 'errors.nameEn'],
    [{ nameEn: '林' }, 'nameEn', 'errors.nameLatin'],
    [{ nameEn: 'x'.repeat(121) }, 'nameEn', 'errors.long'],
    [{ birthYear: '', birthMonth: '', birthDay: '' }, 'birthYear', 'errors.birthDate'],
    [{ birthYear: '68' }, 'birthYear', 'errors.birthYear'],
    [{ birthMonth: '13' }, 'birthMonth', 'errors.birthMonth'],
    [{ birthDay: '32' }, 'birthDay', 'errors.birthDay'],
    [{ birthYear: '2027' }, 'birthYear', 'errors.birthFuture'],
    [{ sex: 'other' }, 'sex', 'errors.sex'],
    [{ locale: 'fr' }, 'locale', 'errors.locale'],
    [{ phone: '555' }, 'phone', 'errors.phoneShort'],
    [{ phone: '917555014299' }, 'phone', 'errors.phoneLong'],
    [{ phone: 'none' }, 'phone', 'errors.phone'],
    [{ aNumber: 'A12' }, 'aNumber', 'errors.aNumber'],
    [{ examOn: '' }, 'examOn', 'errors.exam.exam_unreadable'],
    [{ examOn: '2029-11-10' }, 'examOn', 'errors.exam.exam_far'],
    [{ birthYear: '2026', examOn: '2026-01-01' }, 'examOn', 'errors.exam.birth_future'],
    [{ surgeonId: '' }, 'surgeonId', 'errors.surgeon'],
    [{ price: 'ten' }, 'price', 'errors.price'],
  ])('%j is refused', (typed, name, key) => {
    expect(sent(form, { ...person, ...typed })).toMatchObject({ [name]: key })
  })
})

describe('the forms of what was found', () => {
  const span = { bornOn: '1968-03-02', today }
  const vaccine = vaccineForm({ code: 'mmr', state: 'due', ...span })

  it('take a vaccine with its dates, and nothing that it has not', () => {
    const typed = { version: '1', history: '2010/3/5, 1975-01-01', lot: ' A1 ', givenOn: today, immunity: 'disease' }
    expect(sent(vaccine, { ...typed, waiver: 'flu_not_available' })).toMatchObject({
      record: { history: ['1975-01-01', '2010-03-05'], lot: 'A1', givenOn: today, immunity: null, waiver: null },
    })
  })

  it.each([
    [{ history: 'March' }, 'history', 'errors.dates'],
    [{ history: '1960-01-01' }, 'history', 'errors.beforeBirth'],
    [{ history: '2027-01-01' }, 'history', 'errors.future'],
    [{ isSeriesComplete: 'on' }, 'history', 'errors.seriesDates'],
    [{ givenOn: '2026-13-01', lot: 'A' }, 'givenOn', 'errors.date'],
    [{ givenOn: today }, 'lot', 'errors.lot'],
    [{ lot: 'A1' }, 'givenOn', 'errors.givenOn'],
    [{ immunity: 'titer' }, 'immunityOn', 'errors.immunityOn'],
    [{ waiver: 'insufficient_interval' }, 'waiver', 'errors.intervalDose'],
    [{ override: 'required' }, 'overrideReason', 'errors.overrideReason'],
  ])('a vaccine with %j is refused', (typed, name, key) => {
    expect(sent(vaccine, { version: '1', ...typed })).toEqual({ [name]: key })
  })

  it('give no live vaccine in pregnancy', () => {
    const form = vaccineForm({ code: 'mmr', state: 'not_in_pregnancy', ...span })
    expect(sent(form, { givenOn: today, lot: 'A1' })).toEqual({ givenOn: 'errors.inPregnancy' })
  })

  it.each([
    [{ orderedOn: today, collectedOn: '2026-11-01' }, 'collectedOn', 'errors.dayOrder'],
    [{ collectedOn: today, resultOn: '2026-11-01', result: 'negative' }, 'resultOn', 'errors.dayOrder'],
    [{ result: 'negative' }, 'resultOn', 'errors.resultOn'],
    [{ resultOn: today }, 'result', 'errors.result'],
    [{ resultOn: today, result: 'reactive' }, 'result', 'errors.result'],
    [{ orderedOn: '2026-11-11' }, 'orderedOn', 'errors.future'],
  ])('a test with %j is refused', (typed, name, key) => {
    expect(sent(testForm({ kind: 'igra', ...span }), typed)).toEqual({ [name]: key })
  })

  it('take a line of a booklet with dates, and an answer about pregnancy', () => {
    expect(sent(bookletForm, { version: '1', line: ' 麻腮风 ', dates: '2010.3.5' })).toEqual({
      ...{ version: 1, line: '麻腮风', dates: ['2010-03-05'] },
    })
    expect(sent(bookletForm, {})).toEqual({ line: 'errors.line', dates: 'errors.noDates' })
    expect(sent(bookletForm, { line: 'x', dates: 'soon' })).toEqual({ dates: 'errors.dates' })
    expect(sent(pregnancyForm, { version: '1', pregnant: 'no' })).toEqual({ version: 1, isPregnant: false })
    expect(sent(pregnancyForm, { pregnant: '' })).toEqual({ pregnant: 'errors.pregnant' })
  })
})

describe('the forms of the signature and the envelope', () => {
  it('ask for what each needs', () => {
    expect(sent(signForm, { version: '1' })).toEqual({ confirm: 'errors.confirm' })
    expect(sent(reasonForm, { version: '1', reason: ' ' })).toEqual({ reason: 'errors.reason' })
    expect(sent(envelopeForm, { envelopeNumber: '#1' })).toEqual({ envelopeNumber: 'errors.envelopeNumber' })
    expect(sent(envelopeForm, { version: '2', envelopeNumber: ' e 10-01 ' })).toEqual({
      version: 2,
      envelopeNumber: 'E10-01',
    })
    expect(sent(pickUpForm, {})).toEqual({ code: 'errors.code', idSeen: 'errors.idSeen' })
    expect(sent(pickUpForm, { code: ' I693-ABCD ', idSeen: 'on' })).toEqual({ code: 'I693-ABCD', isIdSeen: true })
    expect(sent(searchForm, { q: '  Lin   Dashan ' })).toEqual({ q: 'Lin Dashan' })
  })

  it('have words for what is found out later', () => {
    for (const key of ['unknownLine', 'doesNotCount', 'envelopeOther', 'codeOther', 'exam.birth_too_old'])
      for (const locale of locales) expect(i18nOf[locale].exists(`i693:errors.${key}`)).toBe(true)
  })
})
