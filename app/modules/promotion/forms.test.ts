import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { readProblem } from '#app/core/form/problem.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { campaignForm, decisionForm, houseAdForm } from './forms.ts'

const texts = {
  ...{ headlineHans: '心脏检查', headlineHant: '心臟檢查', headlineEn: 'Heart checkups' },
  ...{ bodyHans: '用中文讲', bodyHant: '用中文講', bodyEn: 'In Chinese' },
}
const campaign = { intent: 'save', placement: 'home', startsOn: '2026-11-09', weeks: '2', dailyCap: '', ...texts }

const read = (fields: Record<string, string>, more: [string, string][] = []) =>
  parseForm(formBody([...Object.entries(fields), ...more]), campaignForm)

const problemsOf = (fields: Record<string, string>, more: [string, string][] = []) => {
  const submission = read(fields, more)
  return submission.status === 'success' ? {} : (submission.reply().error ?? {})
}

describe('the form of a campaign', () => {
  it('is taken as it is typed', () => {
    const submission = read({ ...campaign, dailyCap: '500' }, [['specialty', 'cardiology']])
    expect(submission.status === 'success' && submission.value).toMatchObject({
      ...{ placement: 'home', targets: [], weeks: 2, dailyCap: 500, startsOn: '2026-11-09' },
    })
  })

  it('takes the targets of its placement alone, each once', () => {
    const chosen: [string, string][] = [
      ['specialty', 'cardiology'],
      ['specialty', 'cardiology'],
      ['neighborhood', 'flushing'],
    ]
    const submission = read({ ...campaign, placement: 'search_top' }, chosen)
    expect(submission.status === 'success' && submission.value.targets).toEqual(['cardiology'])
  })

  it.each([
    ['placement', 'moon', 'errors.placement'],
    ['startsOn', '2026-11-10', 'errors.startsOn'],
    ['startsOn', 'soon', 'errors.startsOn'],
    ['weeks', '0', 'errors.weeks'],
    ['weeks', '13', 'errors.weeks'],
    ['dailyCap', '-5', 'errors.cap'],
    ['dailyCap', 'many', 'errors.cap'],
    ['headlineHans', '  ', 'errors.headline'],
    ['headlineEn', 'x'.repeat(61), 'errors.long?most=60'],
    ['bodyHant', '', 'errors.body'],
    ['bodyEn', 'x'.repeat(161), 'errors.long?most=160'],
  ])('says of %s "%s": %s', (field, value, problem) => {
    expect(problemsOf({ ...campaign, [field]: value })[field]).toEqual([problem])
  })

  it('asks for a target where the placement has some, and for five at most', () => {
    expect(problemsOf({ ...campaign, placement: 'specialty' })['specialty']).toEqual(['errors.specialty'])
    expect(problemsOf({ ...campaign, placement: 'location' })['neighborhood']).toEqual(['errors.neighborhood'])
    const six = Array.from({ length: 6 }, (_, index): [string, string] => ['specialty', `field-${index}`])
    expect(problemsOf({ ...campaign, placement: 'specialty' }, six)['specialty']).toEqual(['errors.many'])
  })
})

describe('the other forms', () => {
  it('want a reason of whoever turns down or stops', () => {
    const of = (fields: Record<string, string>) => parseForm(formBody(Object.entries(fields)), decisionForm).status
    expect(of({ intent: 'approve', version: '3' })).toBe('success')
    expect(of({ intent: 'reject', version: '3', reason: '' })).toBe('error')
    expect(of({ intent: 'stop', version: '3', note: 'no' })).toBe('error')
    expect(of({ intent: 'stop', version: '3', note: 'not allowed' })).toBe('success')
  })

  it('let a house ad lead to this site alone', () => {
    const of = (target: string) =>
      parseForm(formBody(Object.entries({ placement: 'home', target, ...texts })), houseAdForm).status
    expect(['/contact/concierge', '/doctor?q=a'].map(of)).toEqual(['success', 'success'])
    expect(['//evil.example', 'https://evil.example', 'javascript:1', '/\\evil.example', ''].map(of)).toEqual(
      Array(5).fill('error'),
    )
  })
})

it('has words for every problem in every language', () => {
  const keys = [
    'placement',
    'specialty',
    'neighborhood',
    'many',
    'startsOn',
    'weeks',
    'cap',
    'headline',
    'body',
    'note',
  ]
  const problems = [...keys, 'reason', 'target', 'stale', 'long?most=60'].map((key) => `errors.${key}`)
  for (const locale of locales)
    for (const text of problems) {
      const { key, params } = readProblem(text)
      const words = translator(locale, 'promotion')(key as 'errors.long', params as { most: number })
      expect([key, words]).not.toEqual([key, key])
    }
})
