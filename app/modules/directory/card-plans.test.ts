import { describe, expect, it } from 'vitest'
import { type AcceptedPlan, cardPlansOf } from './card-plans.ts'

const medicaid = { key: 'medicaid', name: '白卡（Medicaid）' }
const plan = (id: string, family: AcceptedPlan['family'], checkedAt: number): AcceptedPlan => ({
  ...{ id, family, checkedAt },
  name: `${id}（${id}）`,
  isUnverified: checkedAt < 2,
})
const plans = [plan('one', medicaid, 1), plan('two', medicaid, 3), plan('three', null, 2), plan('four', null, 2)]

describe('cardPlansOf', () => {
  it('names the first cards that people know without their brackets, each once, and counts what is left over', () => {
    expect(cardPlansOf(plans, [])).toEqual({ count: 4, wanted: null, names: ['白卡', 'three'], restCount: 1 })
    expect(cardPlansOf([], [])).toEqual({ count: 0, wanted: null, names: [], restCount: 0 })
  })

  it('says of what was asked for, by its id or by its card, when it was last heard of', () => {
    expect(cardPlansOf(plans, ['medicaid']).wanted).toEqual({ name: '白卡', checkedAt: 3, isUnverified: false })
    expect(cardPlansOf(plans, ['one']).wanted).toEqual({ name: '白卡', checkedAt: 1, isUnverified: true })
    expect(cardPlansOf(plans, ['five'])).toMatchObject({ wanted: null, names: ['白卡', 'three'] })
  })
})
