import { describe, expect, it } from 'vitest'
import { paymentStates } from '#drizzle/schema/payments.ts'
import { readSessionId, sessionHash } from './payment-session.server.ts'
import { isOpen, mostLooks, readLooks, wordsAfterGivingUp, wordsAfterPaying } from './payment-status.ts'

describe('states', () => {
  it('are open until something is decided', () => {
    expect(paymentStates.filter(isOpen)).toEqual(['created', 'pending'])
  })

  it('have words for each, and none that promises what the record does not say', () => {
    expect([null, ...paymentStates].map((state) => wordsAfterPaying(state, false))).toEqual([
      'unknown',
      'waiting',
      'waiting',
      'paid',
      'failed',
      'canceled',
      'refunded',
      'partially_refunded',
    ])
    expect(wordsAfterPaying('pending', true)).toBe('pending')
    expect([null, ...paymentStates].map(wordsAfterGivingUp)).toEqual([
      'stopped',
      'stopped',
      'stopped',
      'paid',
      'failed',
      'canceled',
      'refunded',
      'partially_refunded',
    ])
  })
})

describe('readLooks', () => {
  it('counts from none and ends, also for what is no count', () => {
    expect([null, '0', '7', '12', '99'].map(readLooks)).toEqual([0, 0, 7, mostLooks, mostLooks])
    for (const text of ['', '-1', '1e1', '100', 'x', '１']) expect(readLooks(text), text).toBe(mostLooks)
  })
})

describe('session ids', () => {
  it('have a shape, and are stored as a hash', () => {
    const id = 'cs_test-0123456789abcdef'
    expect(readSessionId(id)).toBe(id)
    for (const text of [null, '', 'short', 'a'.repeat(129), `${id} `, "' or 1=1 --aaaaaaa"]) {
      expect(readSessionId(text)).toBeNull()
    }
    expect(sessionHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
