import { describe, expect, it } from 'vitest'
import { rememberedPlanFact } from './remembered-plan.ts'

const card = { label: '白卡', isCard: true, slugs: ['one', 'two'] }
type Fact = Parameters<typeof rememberedPlanFact>[1][number]
const fact = (slug: string, rest: Partial<Fact> = {}): Fact => ({
  slug,
  state: 'accepted',
  freshness: 'fresh',
  verifiedAt: 1000,
  ...rest,
})
const no = { state: 'not_accepted', verifiedAt: 1000 } as const

describe('what a location’s list says of a remembered plan', () => {
  it.each([
    ['accepted since its newest day', [fact('one'), fact('two', { verifiedAt: 2000 })], 'accepted', 2000],
    ['not verified for a while', [fact('one', { freshness: 'unverified' })], 'unverified', 1000],
    ['accepted in part', [fact('one', no), fact('two')], 'accepted', 1000],
    ['refused', [fact('one', no), fact('other')], 'refused', null],
    ['heard of too long ago', [fact('one', { freshness: 'stale' })], 'unlisted', null],
    ['refused too long ago', [fact('one', { ...no, freshness: 'stale' })], 'unlisted', null],
    ['not known', [fact('one', { state: 'unknown' }), fact('two', no)], 'unlisted', null],
    ['another plan', [fact('other')], 'unlisted', null],
    ['nothing', [], 'unlisted', null],
  ] as const)('%s', (_, plans, state, checkedAt) => {
    expect(rememberedPlanFact(card, plans)).toEqual({ state, checkedAt })
  })
})
