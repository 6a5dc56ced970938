import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { readProblem } from '#app/core/form/problem.ts'
import { accessFactsForm, contactFactsForm, serviceForm, staffLanguagesForm } from './forms.ts'

type Schema = Parameters<typeof parseForm>[1]

function sent(schema: Schema, entries: [string, string][]) {
  const submission = parseForm(formBody(entries), schema)
  return submission.status === 'success' ? submission.value : (submission.reply().error ?? {})
}

const website = (typed: string) =>
  sent(contactFactsForm, [
    ['version', '1'],
    ['website', typed],
  ])

describe('the contact', () => {
  it('is taken in order; what is empty is taken away', () => {
    const typed: [string, string][] = [
      ['version', '4'],
      ['fax', '(718) 555-0101'],
      ['email', ' Desk@Harbor.Example '],
      ['wechat', 'harbor_desk'],
    ]
    expect(sent(contactFactsForm, typed)).toEqual({
      version: 4,
      values: { fax: '+17185550101', email: 'Desk@harbor.example', website: null, wechat: 'harbor_desk' },
    })
  })

  it.each([
    ['harbor.example', 'https://harbor.example'],
    ['http://harbor.example/', 'http://harbor.example'],
    ['HTTPS://Harbor.Example/zh?x=1', 'https://harbor.example/zh?x=1'],
    ['harbor.example:8443/a', 'https://harbor.example:8443/a'],
  ])('leads to the website %s', (typed, stored) => {
    expect(website(typed)).toMatchObject({ values: { website: stored } })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://harbor.example',
    'harbor',
    'https://127.0.0.1',
    'https://name:word@harbor.example',
    'harbor example.com',
  ])('does not lead to %s', (typed) => {
    expect(website(typed)).toEqual({ website: ['errors.website'] })
  })

  it('says at each field what is wrong, in every language', () => {
    const faults = sent(contactFactsForm, [
      ['version', '1'],
      ['fax', '718'],
      ['email', 'desk'],
      ['website', 'x'],
      ['wechat', '1'],
    ]) as Record<string, string[]>
    const more = sent(serviceForm([]), [['price', 'free']]) as Record<string, string[]>
    expect(Object.keys(faults)).toEqual(['email', 'website', 'wechat', 'fax'])
    expect(more).toEqual({ service: ['errors.service'], price: ['profile.errors.price'] })
    const long = sent(accessFactsForm, [['parkingEn', 'x'.repeat(301)]]) as Record<string, string[]>
    for (const [text] of [...Object.values(faults), ...Object.values(more), ...Object.values(long)]) {
      const { key, params } = readProblem(text!)
      for (const locale of locales) expect(i18nOf[locale].t(`practice:${key}` as never, params)).not.toContain('rrors.')
    }
  })
})

describe('the way in and the parking', () => {
  it('are kept in the languages in which they were typed; empty in all, they are none', () => {
    expect(
      sent(accessFactsForm, [
        ['version', '2'],
        ['hasElevator', 'on'],
        ['wayInHans', '  7号线 缅街站'],
        ['parkingEn', '   '],
      ]),
    ).toEqual({
      version: 2,
      values: {
        ...{ isWheelchairAccessible: false, hasElevator: true, acceptsWalkIn: false, parking: null },
        wayIn: { 'zh-Hans': '7号线 缅街站', 'zh-Hant': '', 'en-US': '' },
      },
    })
  })
})

it('languages are taken by who speaks them, each once', () => {
  const typed: [string, string][] = [
    ['version', '1'],
    ['front_desk', 'yue'],
    ['front_desk', 'yue'],
    ['interpreter_phone', 'cmn'],
  ]
  expect(sent(staffLanguagesForm, typed)).toEqual({
    version: 1,
    values: [
      { languageId: 'yue', who: 'front_desk' },
      { languageId: 'cmn', who: 'interpreter_phone' },
    ],
  })
})

describe('a service', () => {
  const form = serviceForm([
    { kind: 'lab', code: 'diabetes' },
    { kind: 'imaging', code: 'mri' },
  ])

  it('is one that there is, with its price; nobody brings a scanner home', () => {
    const typed = (service: string): [string, string][] => [
      ['version', '1'],
      ['service', service],
      ['price', '$28.50'],
      ['isAtHome', 'on'],
    ]
    const nothing = { 'zh-Hans': '', 'zh-Hant': '', 'en-US': '' }
    const facts = { priceCents: 2850, isWalkIn: false, needsOrder: false, isAtHome: true, note: nothing }
    expect(sent(form, typed('lab.diabetes'))).toEqual({ version: 1, kind: 'lab', code: 'diabetes', facts })
    expect(sent(form, typed('imaging.mri'))).toMatchObject({ facts: { isAtHome: false } })
    expect(sent(form, typed('i693.exam'))).toEqual({ service: ['errors.service'] })
    expect(sent(form, [...typed('imaging.mri').slice(0, 2), ['price', '123456']])).toEqual({
      price: ['profile.errors.price'],
    })
  })

  it('is taken away whatever else was typed', () => {
    const typed: [string, string][] = [
      ['version', '1'],
      ['service', 'lab.diabetes'],
      ['price', 'x'],
      ['remove', '1'],
    ]
    expect(sent(form, typed)).toMatchObject({ kind: 'lab', code: 'diabetes', facts: null })
  })
})
