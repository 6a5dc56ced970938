import { expect, it } from 'vitest'
import { clinicInMessages } from './clinic-in-messages.server.ts'
import type { BookingProviderFacility } from './booking-provider-facility.server.ts'

const clinic = {
  ...{ legalFirst: 'Guoqiang', legalLast: 'Lin', preferredName: null, title: 'MD' },
  ...{ nameHans: '林国强', nameHant: '林國強' },
  ...{ facilityName: 'Willow Family Medicine', facilityNameHans: '垂柳家庭医疗', facilityNameHant: '垂柳家庭醫療' },
  ...{ addressLine1: '41-25 Kissena Blvd', addressLine2: 'Suite 2', city: 'Flushing', state: 'NY', zip: '11355' },
  facilityPhone: '+17185550142',
} as BookingProviderFacility
const english = {
  doctorName: 'Guoqiang Lin, MD',
  clinicName: 'Willow Family Medicine',
  clinicAddress: '41-25 Kissena Blvd, Suite 2, Flushing, NY 11355',
  clinicPhone: '+17185550142',
}

it('names doctor and clinic in English and in the script of the reader', () => {
  expect(clinicInMessages(clinic, 'zh-Hant')).toEqual({
    ...english,
    doctorChineseName: '林國強',
    clinicChineseName: '垂柳家庭醫療',
  })
  expect(clinicInMessages(clinic, 'zh-Hans')).toEqual({
    ...english,
    doctorChineseName: '林国强',
    clinicChineseName: '垂柳家庭医疗',
  })
  expect(clinicInMessages(clinic, 'en-US')).toEqual(english)
})

it('leaves out what there is none of', () => {
  const bare = { nameHans: null, nameHant: null, facilityNameHans: null, facilityNameHant: null, facilityPhone: null }
  const { clinicPhone: _, ...others } = english
  expect(clinicInMessages({ ...clinic, ...bare }, 'zh-Hant')).toEqual(others)
})
