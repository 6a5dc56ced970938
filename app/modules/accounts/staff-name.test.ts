import { describe, expect, it } from 'vitest'
import { staffName } from './staff-name.ts'

describe('staffName', () => {
  const account = { firstName: 'Zhongwen', lastName: 'Du', nameZh: '杜仲文' }
  const profile = { nameHans: '杜仲闻', nameHant: '杜仲聞' }

  it('is that of the profile in the script of the page', () => {
    expect(staffName({ ...account, ...profile }, 'zh-Hans')).toBe('杜仲闻')
    expect(staffName({ ...account, ...profile }, 'zh-Hant')).toBe('杜仲聞')
    expect(staffName({ ...account, ...profile }, 'en-US')).toBe('Zhongwen Du')
  })

  it('is the one that an account wrote down, and the Latin one where there is none', () => {
    expect(staffName({ ...account, nameHans: null, nameHant: null }, 'zh-Hant')).toBe('杜仲文')
    expect(staffName({ ...account, nameZh: '' }, 'zh-Hans')).toBe('Zhongwen Du')
  })
})
