import { expect, it } from 'vitest'
import { namesInMessages } from './names-in-messages.ts'

const doctor = { legalFirst: 'Guoqiang', legalLast: 'Lin', preferredName: null, title: 'MD' }
const names = {
  ...doctor,
  ...{ nameHans: '林国强', nameHant: '林國強' },
  ...{ facilityName: 'Willow Family Medicine', facilityNameHans: '垂柳家庭医疗', facilityNameHant: '垂柳家庭醫療' },
}
const english = { doctorName: 'Guoqiang Lin, MD', clinicName: 'Willow Family Medicine' }

it('names doctor and clinic in English and in the script of the reader', () => {
  expect(namesInMessages(names, 'zh-Hant')).toEqual({
    ...english,
    doctorChineseName: '林國強',
    clinicChineseName: '垂柳家庭醫療',
  })
  expect(namesInMessages(names, 'zh-Hans')).toEqual({
    ...english,
    doctorChineseName: '林国强',
    clinicChineseName: '垂柳家庭医疗',
  })
  expect(namesInMessages(names, 'en-US')).toEqual(english)
})

it('leaves out names that there are none of', () => {
  const bare = { ...names, nameHans: null, nameHant: null, facilityNameHans: null, facilityNameHant: null }
  expect(namesInMessages(bare, 'zh-Hant')).toEqual(english)
})
