import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readProblem } from '#app/core/form/problem.ts'
import {
  callerForm,
  groupForm,
  hoursForm,
  lineForm,
  messagesForm,
  newNodeForm,
  nodeForm,
  readDestination,
  readPeriods,
  simulatedForm,
} from './forms.ts'

const send = <Schema extends Parameters<typeof parseForm>[1]>(schema: Schema, fields: [string, string][]) =>
  parseForm(formBody(fields), schema)
const t = translator('en-US', 'telephony')

/** What is wrong, by field, in words that there are. */
function faults(schema: Parameters<typeof parseForm>[1], fields: Record<string, string>) {
  const submission = send(schema, Object.entries(fields))
  const error = (submission.status === 'success' ? {} : (submission.reply().error ?? {})) as Record<string, string[]>
  for (const [text] of Object.values(error)) {
    const { key, params } = readProblem(text!)
    expect(t(key as never, params)).not.toBe(key)
  }
  return Object.fromEntries(Object.entries(error).map(([name, [text]]) => [name, readProblem(text!).key]))
}

describe('periods of a day', () => {
  it.each([
    ['9:00-17:00', [{ from: 540, to: 1020 }]],
    [
      '14:00–18:30，9:00-12:30',
      [
        { from: 540, to: 750 },
        { from: 840, to: 1110 },
      ],
    ],
    ['９：００－１７：００', [{ from: 540, to: 1020 }]],
    ['0:00-24:00', [{ from: 0, to: 1440 }]],
    ['', []],
    ['9-5', null],
    ['17:00-9:00', null],
    ['9:00-12:00, 11:00-13:00', null],
    ['9:60-10:00', null],
    ['9:00-24:30', null],
  ])('%s', (typed, read) => expect(readPeriods(typed)).toEqual(read))
})

it('a telephone is a number or a SIP address', () => {
  expect(readDestination('(212) 555-0131')).toBe('+12125550131')
  expect(readDestination('SIP:101@Pbx.Example.com')).toBe('sip:101@pbx.example.com')
  for (const wrong of ['', '101', 'sip:101', 'sip:a b@c', 'https://x']) expect(readDestination(wrong)).toBeNull()
})

describe('forms', () => {
  it('say beside the field what is wrong', () => {
    expect(faults(lineForm, { number: '12', label: '' })).toEqual({
      ...{ number: 'errors.number', label: 'errors.label', cmn: 'errors.languages' },
    })
    expect(faults(hoursForm, { mode: 'own', day2: 'soon' })).toEqual({ day2: 'errors.periods' })
    expect(faults(hoursForm, { mode: 'own' })).toEqual({ day1: 'errors.noHours' })
    expect(faults(groupForm, { name: '', member0: 'a', phone0: '1', seconds0: '900', phone1: '2125550131' })).toEqual({
      ...{ name: 'errors.label', phone0: 'errors.destination', seconds0: 'errors.seconds', member1: 'errors.member' },
    })
    expect(faults(newNodeForm, { name: '', action: 'dance' })).toEqual({
      name: 'errors.label',
      action: 'errors.action',
    })
    expect(faults(nodeForm, { name: 'x', cmn: 'a'.repeat(401) })).toEqual({ cmn: 'errors.long' })
    expect(faults(messagesForm, { cmn: '您好', keepDays: '7' })).toEqual({
      ...{ yue: 'errors.everyLanguage', en: 'errors.everyLanguage', keepDays: 'errors.keepDays' },
    })
    expect(faults(simulatedForm, { line: 'a', from: '12' })).toEqual({ from: 'errors.number' })
    expect(faults(callerForm, { act: 'message', text: ' ' })).toEqual({ text: 'errors.message' })
  })

  it('read what was typed', () => {
    const hours = send(hoursForm, [
      ['version', '3'],
      ['mode', 'own'],
      ['day1', '9:00-17:00'],
      ['holidays', 'lunar-new-year'],
      ['holidays', 'no-such-day'],
    ])
    expect(hours.status === 'success' && hours.value).toMatchObject({
      version: 3,
      hours: { mode: 'own', week: { '1': [{ from: 540, to: 1020 }], '2': [] }, holidays: ['lunar-new-year'] },
    })
    const node = send(nodeForm, [
      ['version', '1'],
      ['name', 'Main'],
      ['en', ' Press  1 '],
      ['key1', 'desk'],
      ['key2', ''],
    ])
    expect(node.status === 'success' && node.value).toMatchObject({
      values: { prompts: { cmn: '', yue: '', en: 'Press 1' }, keys: { '1': 'desk' } },
    })
    const group = send(groupForm, [
      ['name', 'Desk'],
      ['member1', 'a'],
      ['phone1', '2125550131'],
    ])
    expect(group.status === 'success' && group.value).toMatchObject({
      members: [{ userId: 'a', destination: '+12125550131', seconds: 20 }],
      rows: [1],
    })
  })
})
