import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { conciergeForm, contactForm, isFormKey, partnerForm, readRequestId } from './forms.ts'

const key = 'a'.repeat(22)

type Fields = Record<string, string | readonly string[]>

function parse<Schema extends z.ZodType>(form: Schema, fields: Fields) {
  const sent = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
  return parseForm(formBody(sent), form)
}
const valueOf = <Schema extends z.ZodType>(form: Schema, fields: Fields) => {
  const submission = parse(form, fields)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.reply().error))
  return submission.value
}
const faultsOf = (form: z.ZodType, fields: Fields) => parse(form, fields).reply().error

const question = { key, topic: 'booking', message: '想改到下周三', name: '陈小姐', phone: '718 555 0123' }
const wish = { key, message: '膝盖痛，想找会讲粤语的医生', name: '陈小姐', phone: '(718) 555-0123', relation: 'parent' }
const lead = {
  key,
  kind: 'lab',
  organization: '东方化验所',
  name: 'Wei Li',
  email: 'wei@example.com',
  message: '想合作',
}

describe('contactForm', () => {
  it('reads who asks, what, and how to answer', () => {
    expect(valueOf(contactForm, { ...question, wechat: ' wx_chen ', language: 'yue', time: 'morning' })).toEqual({
      key,
      topic: 'booking',
      name: '陈小姐',
      phone: '+17185550123',
      email: null,
      wechat: 'wx_chen',
      time: 'morning',
      message: '想改到下周三',
      language: 'yue',
      ref: null,
      isHelpNoticed: false,
      isMachine: false,
    })
  })

  it.each<Fields>([{ phone: '718-555-0123' }, { email: 'a@example.com' }, { wechat: 'chen88' }])(
    'takes one way to reach the writer: %o',
    (reach) => {
      const { phone: _phone, ...rest } = question
      expect(parse(contactForm, { ...rest, ...reach }).status).toBe('success')
    },
  )

  it('names everything that is missing at once', () => {
    expect(faultsOf(contactForm, { key })).toEqual({
      topic: ['errors.topic'],
      name: ['errors.name'],
      phone: ['errors.reach'],
      message: ['errors.message'],
    })
  })

  it.each([
    [{ phone: '718 555 012' }, { phone: ['errors.phoneShort?count=1'] }],
    [{ phone: '718 555 01234' }, { phone: ['errors.phoneLong?count=1'] }],
    [{ phone: 'call me' }, { phone: ['errors.phone'] }],
    [{ email: 'chen at example' }, { email: ['errors.email'] }],
    [{ wechat: 'x' }, { wechat: ['errors.wechat'] }],
    [{ topic: 'weather' }, { topic: ['errors.topic'] }],
    [{ message: '  hi  ' }, { message: ['errors.message'] }],
    [{ message: 'x'.repeat(4001) }, { message: ['errors.long?most=4000'] }],
    [{ name: 'x'.repeat(81) }, { name: ['errors.long?most=80'] }],
    [{ key: 'short' }, { key: ['errors.stale'] }],
  ] as [Fields, object][])('says what is wrong with %o', (changes, error) => {
    expect(faultsOf(contactForm, { ...question, ...changes })).toEqual(error)
  })

  it('takes unknown choices of little weight for none', () => {
    expect(valueOf(contactForm, { ...question, language: 'tlh', time: 'midnight', ref: '<script>' })).toMatchObject({
      language: null,
      time: 'any',
      ref: null,
    })
  })

  it('knows a machine by the field that people do not see', () => {
    expect(valueOf(contactForm, { ...question, website: 'https://spam.example' }).isMachine).toBe(true)
  })
})

describe('conciergeForm', () => {
  it('wants a telephone, whatever else there is', () => {
    const { phone: _phone, ...rest } = wish
    expect(faultsOf(conciergeForm, { ...rest, email: 'a@example.com', wechat: 'chen88' })).toEqual({
      phone: ['errors.phoneMissing'],
    })
  })

  it('takes one or several times and leaves out those nobody offers', () => {
    expect(valueOf(conciergeForm, { ...wish, times: 'weekend' }).times).toEqual(['weekend'])
    expect(valueOf(conciergeForm, { ...wish, times: ['weekend', 'noon', 'evening'] }).times).toEqual([
      'evening',
      'weekend',
    ])
    expect(valueOf(conciergeForm, wish).times).toEqual([])
  })

  it('asks for whom it is', () => {
    expect(faultsOf(conciergeForm, { ...wish, relation: 'cat' })).toEqual({ relation: ['errors.relation'] })
    expect(valueOf(conciergeForm, { ...wish, patient: ' 妈妈，72岁 ' })).toMatchObject({
      relation: 'parent',
      patient: '妈妈，72岁',
    })
  })
})

describe('partnerForm', () => {
  it('asks which house writes and who speaks for it', () => {
    expect(faultsOf(partnerForm, { key })).toEqual({
      kind: ['errors.kind'],
      organization: ['errors.organization'],
      name: ['errors.name'],
      phone: ['errors.reach'],
      message: ['errors.message'],
    })
    expect(faultsOf(partnerForm, lead)).toEqual({ message: ['errors.message'] })
    expect(valueOf(partnerForm, { ...lead, message: '想谈谈合作' })).toMatchObject({ kind: 'lab', homepage: null })
  })
})

describe('shapes', () => {
  it('of request ids and form keys are checked', () => {
    expect(readRequestId('Zk3_9-abcdefghijklmno')).toBe('Zk3_9-abcdefghijklmno')
    for (const text of [null, '', 'short', 'a'.repeat(65), 'has space in the middle', '<b>aaaaaaaaaaaaaaaa']) {
      expect(readRequestId(text)).toBeNull()
    }
    expect([key, 'a'.repeat(21), `${'a'.repeat(21)}-`, undefined].map(isFormKey)).toEqual([true, false, false, false])
  })
})
