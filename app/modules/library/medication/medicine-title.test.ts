import { describe, expect, it } from 'vitest'
import { medicineTitle } from './medicine-title.ts'

const names = { 'zh-Hans': ['对乙酰氨基酚', '扑热息痛'], 'zh-Hant': ['乙醯胺酚'], 'en-US': ['paracetamol'] }

describe('the title of a medicine', () => {
  it('is the usual Chinese name with the American one', () => {
    const medicine = { generic: 'acetaminophen', names }
    expect(medicineTitle(medicine, 'zh-Hans')).toEqual({ title: '对乙酰氨基酚', other: 'Acetaminophen' })
    expect(medicineTitle(medicine, 'zh-Hant')).toEqual({ title: '乙醯胺酚', other: 'Acetaminophen' })
    expect(medicineTitle(medicine, 'en-US')).toEqual({ title: 'Acetaminophen', other: '对乙酰氨基酚' })
  })

  it('is the American name where there is no Chinese one', () => {
    const medicine = { generic: 'semaglutide', names: { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] } }
    expect(medicineTitle(medicine, 'zh-Hant')).toEqual({ title: 'Semaglutide', other: null })
    expect(medicineTitle(medicine, 'en-US')).toEqual({ title: 'Semaglutide', other: null })
  })
})
