import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { readProblem } from '#app/core/form/problem.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { checkForm, endOfMonth } from './forms.ts'
import { splitName } from './visit-draft.ts'

const today = '2026-10-20'

const filled: Readonly<Record<string, string>> = {
  ...{ doctor: 'd1', carrier: 'healthfirst', memberId: 'ab 123', holder: 'subscriber' },
  ...{ firstName: 'Mei Ling', lastName: 'Cheung', birthDate: '1950-02-03', sex: 'F', serviceDate: '2026-10-21' },
}
const dependent = {
  ...{ holder: 'dependent', relation: 'child', dependentFirstName: 'Anna', dependentLastName: 'Cheung' },
  dependentBirthDate: '2015-06-07',
}

const parse = (given: Readonly<Record<string, string>> = {}, more: readonly (readonly [string, string])[] = []) =>
  parseForm(formBody([...Object.entries({ ...filled, ...given }), ...more]), checkForm(today))

const faultsOf = (given: Readonly<Record<string, string>>) => {
  const submission = parse(given)
  const faults = submission.status === 'success' ? {} : (submission.error ?? {})
  return Object.fromEntries(Object.entries(faults).map(([name, keys]) => [name, keys![0]]))
}

describe('the form of a check', () => {
  it('is read as a payer takes it', () => {
    const submission = parse()
    expect(submission.status === 'success' && submission.value).toMatchObject({
      ...{ isToSend: true, providerId: 'd1', carrierId: 'healthfirst', payerCode: '', serviceCodes: ['30'] },
      person: {
        ...{ memberId: 'AB123', dependent: null },
        subscriber: { firstName: 'MEI LING', lastName: 'CHEUNG', birthDate: '1950-02-03', sex: 'F' },
      },
    })
    const family = parse({ ...dependent, intent: 'save' }, [
      ['serviceCode', '98'],
      ['serviceCode', 'ZZ'],
    ])
    expect(family.status === 'success' && family.value).toMatchObject({
      ...{ isToSend: false, serviceCodes: ['98'] },
      person: { dependent: { firstName: 'ANNA', relation: 'child', sex: null } },
    })
  })

  it.each([
    [{ doctor: '' }, { doctor: 'errors.doctor' }],
    [{ carrier: '' }, { carrier: 'errors.carrier' }],
    [{ memberId: ' * ' }, { memberId: 'errors.memberId' }],
    [{ firstName: '' }, { firstName: 'errors.firstName' }],
    [{ lastName: '张' }, { lastName: 'errors.latin' }],
    [{ lastName: 'Cheung 张' }, { lastName: 'errors.latin' }],
    [{ firstName: 'Anna Иванова' }, { firstName: 'errors.latin' }],
    [{ firstName: 'Minji 민지' }, { firstName: 'errors.latin' }],
    [{ lastName: '--' }, { lastName: 'errors.latin' }],
    [{ lastName: '123' }, { lastName: 'errors.latin' }],
    [{ birthDate: '1950-13-03' }, { birthDate: 'errors.birthDate' }],
    [{ birthDate: '2026-10-21' }, { birthDate: 'errors.birthAhead' }],
    [{ serviceDate: '' }, { serviceDate: 'errors.serviceDate' }],
    [{ serviceDate: '2025-10-19' }, { serviceDate: 'errors.serviceReach' }],
    [{ serviceDate: '2027-10-21' }, { serviceDate: 'errors.serviceReach' }],
    [{ ...dependent, relation: '' }, { relation: 'errors.relation' }],
    [{ ...dependent, dependentFirstName: '安娜' }, { dependentFirstName: 'errors.latin' }],
    [{ ...dependent, dependentBirthDate: '' }, { dependentBirthDate: 'errors.birthDate' }],
  ])('%j is refused beside its field', (given, faults) => {
    expect(faultsOf(given as Record<string, string>)).toEqual(faults)
  })

  it('takes Latin letters with their marks and what stands between them', () => {
    expect(faultsOf({ firstName: 'Đặng-Thị', lastName: 'O’Brien ʻAkana' })).toEqual({})
  })

  it('asks for at most eight kinds of service', () => {
    const codes = ['1', '4', '5', '33', '35', '42', '47', '48', '50']
    const submission = parse(
      {},
      codes.map((code) => ['serviceCode', code] as const),
    )
    expect(submission.status !== 'success' && submission.error).toEqual({ serviceCode: ['errors.services'] })
  })

  it('has words for every fault', () => {
    const empty = faultsOf({
      ...dependent,
      ...Object.fromEntries(Object.keys({ ...filled, ...dependent }).map((name) => [name, ''])),
    })
    const keys = [
      ...Object.values(empty),
      'errors.latin',
      'errors.birthAhead',
      'errors.serviceReach',
      'errors.payerCode',
    ]
    for (const locale of locales)
      for (const text of keys) expect(i18nOf[locale].exists(`eligibility:${readProblem(text!).key}`), text).toBe(true)
    expect(parse({ memberId: 'x'.repeat(60) }).status).toBe('error')
  })
})

it('the last day that payers answer for is the end of the month', () => {
  expect([endOfMonth('2026-10-20'), endOfMonth('2026-12-31'), endOfMonth('2028-02-01')]).toEqual([
    ...['2026-10-31', '2026-12-31', '2028-02-29'],
  ])
})

it.each([
  ['Mei Ling Cheung', { firstName: 'MEI LING', lastName: 'CHEUNG' }],
  ['Cheung', { firstName: '', lastName: 'CHEUNG' }],
  ['', { firstName: '', lastName: '' }],
])('the name %j is taken apart', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})
