import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { readProblem } from '#app/core/form/problem.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { i18nOf } from '#app/core/i18n/resources.server.ts'
import { formOfStock, itemForm } from './forms.ts'

type Schema = Parameters<typeof parseForm>[1]

function sent(schema: Schema, typed: Record<string, string>) {
  const submission = parseForm(formBody(Object.entries(typed)), schema)
  if (submission.status === 'success') return submission.value
  const errors = submission.reply().error ?? {}
  for (const key of Object.values(errors).flatMap((keys) => keys ?? []))
    for (const locale of locales) expect(i18nOf[locale].exists(`supply:${readProblem(key).key}`)).toBe(true)
  return Object.fromEntries(Object.entries(errors).map(([name, keys]) => [name, readProblem(keys![0]!).key]))
}

const id = '01990000-0000-7000-8000-000000000000'

describe('an item', () => {
  it('is taken in order; a minimum that is left empty is none', () => {
    expect(
      sent(itemForm, { id, version: '3', name: '  Exam   gloves ', unit: '盒', ndcCode: '１２３４５-678-90' }),
    ).toEqual({
      ...{ id, version: 3 },
      values: { name: 'Exam gloves', unit: '盒', category: null, cvxCode: null, ndcCode: '12345-678-90', minimum: 0 },
    })
  })

  it('has a name, a unit, whole numbers and codes of their shape', () => {
    const typed = { id: 'x y', name: ' ', unit: '', cvxCode: '20a', ndcCode: '123', minimum: '1.5' }
    expect(sent(itemForm, typed)).toEqual({
      ...{ name: 'errors.name', unit: 'errors.unit', cvxCode: 'errors.cvxCode', ndcCode: 'errors.ndcCode' },
      minimum: 'errors.number',
    })
    expect(sent(itemForm, { name: 'x'.repeat(121), unit: 'box' })).toMatchObject({ name: 'errors.long' })
  })
})

describe('a transaction', () => {
  it('is of a whole number, of a day that exists, and of an id of our own making', () => {
    const typed = { id: 'mine', lotNumber: ' A1 ', expiresOn: '2028-02-29', quantity: '12' }
    expect(sent(formOfStock.receive, typed)).toEqual({
      ...{ kind: 'receive', id: '', lotNumber: 'A1', expiresOn: '2028-02-29', quantity: 12, note: null },
    })
    expect(sent(formOfStock.receive, { ...typed, expiresOn: '2027-02-29', quantity: '-1' })).toEqual({
      ...{ expiresOn: 'errors.date', quantity: 'errors.quantity' },
    })
  })

  it('says why something is discarded, and little more', () => {
    const typed = { id, lotId: 'lot', quantity: '1' }
    expect(sent(formOfStock.waste, typed)).toEqual({ note: 'errors.reason' })
    expect(sent(formOfStock.waste, { ...typed, note: 'x'.repeat(121) })).toMatchObject({ note: 'errors.long' })
    expect(sent(formOfStock.use, { quantity: '1' })).toEqual({ lotId: 'errors.lot' })
  })

  it('counts down to nothing, of the stock that was seen', () => {
    expect(sent(formOfStock.count, { id, lotId: 'lot', quantity: '0', seen: '4' })).toMatchObject({
      quantity: 0,
      seen: 4,
    })
    expect(sent(formOfStock.count, { lotId: 'lot', quantity: '', seen: 'x' })).toEqual({ quantity: 'errors.number' })
  })
})
