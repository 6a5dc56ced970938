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
    expect(editFieldsOf(report('other'), {})).toEqual([])
    expect(readEdited(report('other'), {}, { phone: 'x' })).toEqual({ values: null })
    expect(readEdited(report('phone'), {}, { phone: '' })).toHaveProperty('faults.phone')
    expect(readEdited(report('accepting'), {}, { accepting: '' })).toEqual({ faults: { accepting: 'errors.chosen' } })
    expect(readEdited(report('accepting'), {}, { accepting: 'no' })).toEqual({ values: { accepting: 'no' } })
  })

  it('of an address begins with what stands, and is read part by part', () => {
    const stands = { addressLine1: '1 Test St', addressLine2: null, city: 'New York', state: 'NY', zip: '10013' }
    const typed = Object.fromEntries(editFieldsOf(report('address'), stands).map(({ name, value }) => [name, value]))
    expect(typed).toEqual({ ...stands, addressLine2: '' })
    expect(readEdited(report('address'), stands, { ...typed, addressLine2: ' Fl 2 ' })).toEqual({
      values: { ...stands, addressLine2: 'Fl 2' },
    })
    expect(readEdited(report('address'), stands, { ...typed, addressLine1: 'Nowhere', state: 'CA', zip: '1' })).toEqual(
      {
        faults: { addressLine1: 'errors.line1', state: 'errors.state', zip: 'errors.zip' },
      },
    )
  })

  it('of hours is a line a day, and says something', () => {
    const closed = { hours2: '', hours3: '', hours4: '', hours5: '', hours6: '', hours7: '' }
    const typed = { ...closed, hours1: '9:00 – 12:00，13:00至17:30', hours6: '10:00-24:00' }
    expect(readEdited(report('hours'), {}, typed)).toEqual({
      values: { ...closed, hours1: '09:00-12:00, 13:00-17:30', hours6: '10:00-24:00' },
    })
    for (const wrong of ['9-5', '17:00-09:00', '09:00-12:00, 11:00-13:00', '09:60-10:00', '09:00-24:01'])
      expect(readEdited(report('hours'), {}, { ...typed, hours2: wrong }), wrong).toEqual({
        faults: { hours2: 'errors.hours' },
      })
    expect(readEdited(report('hours'), {}, closed)).toEqual({ faults: { hours1: 'errors.hoursNone' } })
  })

  it('of a name has both scripts and the English one, and leaves the title alone', () => {
    const stands = { nameHans: '李安', nameHant: '李安', preferredName: null }
    const typed = Object.fromEntries(editFieldsOf(report('name'), stands).map(({ name, value }) => [name, value]))
    expect(typed).toEqual({ ...stands, preferredName: '' })
    const put = { ...typed, nameHans: ' 陈安 ', nameHant: '陳安', preferredName: 'Ann Chen', title: 'DDS' }
    expect(readEdited(report('name'), stands, put)).toEqual({
      values: { nameHans: '陈安', nameHant: '陳安', preferredName: 'Ann Chen' },
    })
    expect(readEdited(report('name'), stands, { ...put, nameHant: '' })).toEqual({
      faults: { nameHant: 'profile.errors.bothScripts' },
    })
    expect(readEdited(report('name'), stands, { ...put, nameHans: 'Chen', preferredName: '陈安' })).toEqual({
      faults: { nameHans: 'profile.errors.han', preferredName: 'errors.nameLatin' },
    })
  })

  it('of languages says how well each is spoken, and that one is', () => {
    expect(readEdited(report('languages'), {}, { level: { cmn: 'native', yue: 'basic', wuu: '' } })).toEqual({
      values: {
        languages: [
          { languageId: 'cmn', level: 'native' },
          { languageId: 'yue', level: 'basic' },
        ],
      },
    })
    for (const level of [undefined, {}, { cmn: '' }])
      expect(readEdited(report('languages'), {}, { level })).toEqual({ faults: { level: 'profile.errors.languages' } })
  })

  it('of plans names one and says whether it is taken', () => {
    expect(readEdited(report('plans'), {}, { planId: 'a-plan', planState: 'not_accepted' })).toEqual({
      values: { planId: 'a-plan', planState: 'not_accepted' },
    })
    expect(readEdited(report('plans'), {}, { planId: '', planState: 'perhaps' })).toEqual({
      faults: { planId: 'errors.chosen', planState: 'errors.chosen' },
    })
  })
})
