import { describe, expect, it } from 'vitest'
import { fold } from '#app/modules/directory/search/fold.ts'
import { withoutPicturesTaken } from './results-told.ts'

const kinds = ['diagnostic-radiology', 'gastroenterology']
const leftOf = (text: string) => withoutPicturesTaken(fold(text), kinds, (each) => [each])

describe('imaging', () => {
  it.each([
    'B超说胆囊里有石头',
    '超音波說多囊',
    'CT 显示肺结节',
    '照咗超聲波話有粒嘢',
    'the MRI showed a torn meniscus',
    'x-ray found a fracture',
  ])('is left out where it was taken and told something: %s', (text) => {
    expect(leftOf(text)).toEqual(['gastroenterology'])
  })

  it.each(['想做B超', '哪里可以照MRI', 'need an MRI of the knee', '拍片多少钱', 'ct scan near me'])(
    'is wanted where nothing was found yet: %s',
    (text) => {
      expect(leftOf(text)).toEqual(kinds)
    },
  )
})
