import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { cmeMinutesOf, eventForm, seatForm } from './forms.ts'

const typed = {
  ...{ titleHans: '讲座', titleHant: '講座', titleEn: 'Talk', bodyHans: '讲', bodyHant: '講', bodyEn: 'A talk' },
  ...{ venue: 'Hall', address: '1 Example St, Flushing, NY 11354', date: '2026-12-01', from: '18:30', to: '20:00' },
  ...{ capacity: '50', guests: '2', price: '20', memberPrice: '5', cme: '1.5', waitlist: 'yes', visibility: 'public' },
}
const read = (changes: Record<string, string> = {}) =>
  parseForm(formBody(Object.entries({ ...typed, ...changes })), eventForm)

function faultsOf(changes: Record<string, string>): string[] {
  const submission = read(changes)
  return submission.status === 'success' ? [] : Object.keys(submission.error ?? {}).toSorted()
}

describe('the form of an event', () => {
  it('reads times by New York, money in cents and hours in minutes', () => {
    const submission = read()
    expect(submission.status === 'success' && submission.value.columns).toMatchObject({
      ...{ startsAt: Date.parse('2026-12-01T23:30:00Z'), endsAt: Date.parse('2026-12-02T01:00:00Z') },
      ...{ capacity: 50, guestsAllowed: 2, priceCents: 2000, memberPriceCents: 500, cmeMinutes: 90, hasWaitlist: true },
      ...{ onlineUrl: null, neighborhoodId: null },
    })
  })

  it('names each field that is wrong', () => {
    expect(faultsOf({ to: '18:30', capacity: '0', price: 'x', titleHant: ' ' })).toEqual([...['titleHant']])
    expect(faultsOf({ to: '18:30', capacity: '0', price: 'x' })).toEqual(['capacity', 'memberPrice', 'price', 'to'])
    expect(faultsOf({ date: '2026-02-30' })).toEqual(['date'])
    expect(faultsOf({ from: '25:00' })).toEqual(['from'])
    expect(faultsOf({ venue: '', address: '', onlineUrl: '' })).toEqual(['address'])
    expect(faultsOf({ onlineUrl: 'javascript:alert(1)' })).toEqual(['onlineUrl'])
    expect(faultsOf({ memberPrice: '30' })).toEqual(['memberPrice'])
    expect(faultsOf({ publicHealth: 'yes', visibility: 'members' })).toEqual(['publicHealth'])
  })

  it('takes hours in quarters', () => {
    expect(['', '1', '1.5', '0.75', '１', '1.1', '41', '-1'].map(cmeMinutesOf)).toEqual([
      ...[0, 60, 90, 45, 60, null, null, null],
    ])
  })
})

it('the form of a seat takes a name, an address and a few guests', () => {
  const seat = (changes: Record<string, string>) => {
    const given = { name: '王小明', email: 'A@Example.com', guests: '', website: '', ...changes }
    const submission = parseForm(formBody(Object.entries(given)), seatForm)
    return submission.status === 'success' ? submission.value : Object.keys(submission.error ?? {}).toSorted()
  }
  expect(seat({})).toEqual({ name: '王小明', email: 'a@example.com', guests: 0, isMachine: false })
  expect(seat({ website: 'x' })).toMatchObject({ isMachine: true })
  expect(seat({ email: 'nobody', guests: '12' })).toEqual(['email', 'guests'])
})
