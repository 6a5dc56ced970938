import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { readProblem } from '#app/core/form/problem.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { itemForm } from './forms.ts'

const form = itemForm('2026-10-20')

function sent(fields: Record<string, string>) {
  const submission = parseForm(formBody(Object.entries({ version: '1', ...fields })), form)
  return submission.status === 'success' ? submission.value : (submission.reply().error ?? {})
}

describe('something that is kept valid', () => {
  it('is read with its dates and without what belongs to another choice', () => {
    const dates = { issued: '2024-11-01', expires: '2027-10-31' }
    expect(sent({ term: 'dated', number: ' ＡＢ 12 ', waivedReason: 'left over', ...dates })).toEqual({
      ...{ version: 1, number: 'AB 12', ...dates, isWaived: false, waivedReason: null, note: null },
    })
    expect(sent({ term: 'undated', expires: '2027-10-31' })).toMatchObject({ expires: null, isWaived: false })
    expect(sent({ term: 'waived', expires: '2027-10-31', waivedReason: 'No drugs' })).toMatchObject({
      ...{ expires: null, isWaived: true, waivedReason: 'No drugs' },
    })
  })

  it.each<[Record<string, string>, string]>([
    [{ term: 'dated' }, 'expires'],
    [{ term: 'dated', expires: '2027-02-30' }, 'expires'],
    [{ term: 'dated', expires: '1949-12-31' }, 'expires'],
    [{ term: 'dated', expires: '2047-01-01' }, 'expires'],
    [{ term: 'dated', expires: 'soon' }, 'expires'],
    [{ term: 'dated', issued: '2027-10-31', expires: '2027-10-30' }, 'expires'],
    [{ term: 'undated', issued: '2028-01-01' }, 'issued'],
    [{ term: 'waived', waivedReason: '  ' }, 'waivedReason'],
    [{ term: 'undated', number: '1'.repeat(41) }, 'number'],
    [{ term: 'undated', note: 'x'.repeat(301) }, 'note'],
  ])('is refused with %o at %s, in words of every language', (fields, name) => {
    const errors = sent(fields) as Record<string, string[]>
    expect(Object.keys(errors)).toEqual([name])
    const { key, params } = readProblem(errors[name]![0]!)
    for (const locale of locales) {
      const words = translator(locale, 'compliance')(key as 'errors.order', params)
      expect(words).not.toMatch(/^errors\.|\{\{/)
    }
  })

  it('may be issued and expire on one day', () => {
    expect(sent({ issued: '2026-10-20', expires: '2026-10-20' })).toMatchObject({ issued: '2026-10-20' })
  })
})
