import { describe, expect, it } from 'vitest'
import {
  addressLine,
  type AddressSuggestion,
  isAskable,
  isSameAddress,
  type PostalAddress,
  stateCode,
  suggestedAddress,
  type Verdict,
} from './address.ts'
import { changedParts, confirmAddress, questionOf, readAnswer } from './confirmation.ts'

const entered: PostalAddress = {
  line1: '136-08 Magnola Rd',
  line2: 'Ste 2A',
  city: 'Flushing',
  state: 'NY',
  zip: '11355',
}
const suggestion: AddressSuggestion = {
  id: 'address:f-1',
  full_address: '136-08 Magnolia Rd, Flushing, NY 11354',
  place_name: '136-08 Magnolia Rd, Flushing, NY 11354, United States',
  address_line1: '136-08 Magnolia Rd',
  address_line2: '',
  address_line3: '',
  address_level1: 'New York',
  address_level2: 'Flushing',
  address_level3: '',
  postcode: '11354',
  country: 'United States',
  country_code: 'us',
  feature_type: 'address',
  accuracy: 'rooftop',
  bbox: null,
  geometry: { type: 'Point', coordinates: [-73.83, 40.76] },
}
const verdict = (confidence: Verdict['confidence'], found: AddressSuggestion | null = suggestion): Verdict => ({
  confidence,
  suggestion: found,
})
const shown = suggestion.full_address

describe('the question', () => {
  it('is none for an exact match, whatever else it is "Did you mean?", without a suggestion "Confirm address"', () => {
    expect(questionOf(verdict('exact'))).toBeNull()
    for (const confidence of ['high', 'medium', 'low'] as const) {
      expect(questionOf(verdict(confidence))).toBe('did_you_mean')
      expect(questionOf(verdict(confidence, null))).toBe('confirm_address')
    }
    expect(questionOf(verdict('none', null))).toBe('confirm_address')
    expect(questionOf(verdict('none'))).toBe('confirm_address')
  })
})

describe('confirmAddress', () => {
  it('settles an exact match without a question', () => {
    expect(confirmAddress(entered, verdict('exact'), null, null)).toEqual({
      step: 'settled',
      outcome: 'nochange',
      address: entered,
      verification: 'exact',
      position: { lat: 40.76, lng: -73.83 },
      isRejected: false,
    })
  })

  it('takes the suggestion on yes and keeps the suite', () => {
    expect(confirmAddress(entered, verdict('medium'), 'change', shown)).toMatchObject({
      outcome: 'change',
      address: { line1: '136-08 Magnolia Rd', line2: 'Ste 2A', city: 'Flushing', state: 'NY', zip: '11354' },
      verification: 'exact',
      isRejected: false,
    })
  })

  it('keeps what was entered on no, and remembers that a suggestion was refused', () => {
    expect(confirmAddress(entered, verdict('medium'), 'nochange', shown)).toMatchObject({
      outcome: 'nochange',
      address: entered,
      verification: 'confirmed',
      isRejected: true,
    })
  })

  it('ends on close', () => {
    expect(confirmAddress(entered, verdict('medium'), 'cancel', shown)).toEqual({ step: 'cancelled' })
    expect(confirmAddress(entered, verdict('none', null), 'cancel', null)).toEqual({ step: 'cancelled' })
  })

  it('asks again when the answer was to another suggestion', () => {
    for (const stale of [null, 'Elsewhere']) {
      expect(confirmAddress(entered, verdict('medium'), 'change', stale)).toEqual({
        step: 'ask',
        question: 'did_you_mean',
      })
      expect(confirmAddress(entered, verdict('medium'), 'nochange', stale).step).toBe('ask')
    }
  })

  it('uses an address nobody could verify only when told to', () => {
    expect(confirmAddress(entered, verdict('none', null), null, null)).toEqual({
      step: 'ask',
      question: 'confirm_address',
    })
    expect(confirmAddress(entered, verdict('none', null), 'change', null).step).toBe('ask')
    expect(confirmAddress(entered, verdict('none', null), 'nochange', null)).toMatchObject({
      address: entered,
      verification: 'unverified',
      position: null,
      isRejected: false,
    })
  })

  it('does not call a house verified of which only the ZIP code is known', () => {
    const area = verdict('low', { ...suggestion, feature_type: 'postcode' })
    expect(confirmAddress(entered, area, 'change', shown)).toMatchObject({
      outcome: 'change',
      verification: 'unverified',
    })
  })
})

describe('addresses', () => {
  it('name the parts that differ', () => {
    expect(changedParts(entered, suggestedAddress(suggestion, entered))).toEqual(['line1', 'zip'])
    expect(changedParts(entered, entered)).toEqual([])
  })

  it('are written on one line, and compared without regard to case', () => {
    expect(addressLine(entered)).toBe('136-08 Magnola Rd, Ste 2A, Flushing, NY 11355')
    expect(addressLine({ ...entered, line2: null })).toBe('136-08 Magnola Rd, Flushing, NY 11355')
    expect(isSameAddress(entered, { ...entered, city: 'FLUSHING' })).toBe(true)
    expect(isSameAddress(entered, { ...entered, line2: 'Ste 2B' })).toBe(false)
  })

  it('are asked about from three characters on', () => {
    expect(['', 'ab', ' ab ', '缅街', '💊💊'].map(isAskable)).toEqual([false, false, false, false, false])
    expect(['abc', '136', '法拉盛', '💊💊💊'].map(isAskable)).toEqual([true, true, true, true])
  })

  it('read states and answers', () => {
    expect(['New York', 'ny', 'Utah'].map(stateCode)).toEqual(['NY', 'ny', 'Utah'])
    expect(['change', 'nochange', 'cancel', 'yes', undefined].map(readAnswer)).toEqual([
      'change',
      'nochange',
      'cancel',
      null,
      null,
    ])
  })
})
