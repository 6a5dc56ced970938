import { describe, expect, it } from 'vitest'
import { editFieldsOf, readEdited } from './edited-values.ts'

const ofDoctor = (field: string, kind: 'update_provider' | 'update_facility' | 'description' = 'update_provider') =>
  ({ kind, field, submitterType: 'user' }) as const
const report = (field: string) => ({ kind: 'update_provider', field, submitterType: 'public' }) as const
const bio = { 'zh-Hans': '看成人内科，欢迎预约。', 'zh-Hant': '看成人內科，歡迎預約。', 'en-US': 'I treat adults.' }
const typedBio = { bioHans: bio['zh-Hans'], bioHant: bio['zh-Hant'], bioEn: bio['en-US'] }

describe('what a reviewer puts right', () => {
  it('is nothing when every word is as it was asked for', () => {
    expect(readEdited(ofDoctor('bio'), { bio }, typedBio)).toEqual({ values: null })
    expect(readEdited(ofDoctor('bio'), { bio }, {})).toEqual({ values: null })
    expect(readEdited(ofDoctor('credentials'), { credentials: [] }, { phone: 'x' })).toEqual({ values: null })
  })

  it('is read by the rules of its owner’s form', () => {
    const put = { ...typedBio, bioEn: 'I treat adults and teens.' }
    expect(readEdited(ofDoctor('bio'), { bio }, put)).toEqual({ values: { bio: { ...bio, 'en-US': put.bioEn } } })
    expect(readEdited(ofDoctor('bio'), { bio }, { ...typedBio, bioEn: 'x' })).toEqual({
      faults: { bioEn: 'profile.errors.bio' },
    })
    const phone = ofDoctor('phone', 'update_facility')
    expect(readEdited(phone, { phone: '+12125550101' }, { phone: '212 555 0188' })).toEqual({
      values: { phone: '+12125550188' },
    })
    expect(readEdited(phone, { phone: '+12125550101' }, { phone: '12' })).toHaveProperty('faults.phone')
  })

  it('must be said where a patient has reported a fault in words', () => {
    expect(editFieldsOf(report('hours'), {})).toEqual([])
    expect(readEdited(report('phone'), {}, { phone: '' })).toHaveProperty('faults.phone')
    expect(readEdited(report('accepting'), {}, { accepting: '' })).toEqual({ faults: { accepting: 'errors.chosen' } })
    expect(readEdited(report('accepting'), {}, { accepting: 'no' })).toEqual({ values: { accepting: 'no' } })
  })
})
