import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import { isRefusal, outcomeOf } from './outcome.ts'

const refusal = new DomainError('conflict', 'booking.SLOT_TAKEN', { at: 5 })
const refused = () => Promise.reject<number>(refusal)

describe('outcomeOf', () => {
  it('is the value of what was done', async () => {
    expect(await outcomeOf(Promise.resolve(3))).toEqual({ done: true, value: 3 })
  })

  it('is the refusal: its code, the reason without the module, HTTP’s status, what fills words', async () => {
    const outcome = { code: 'booking.SLOT_TAKEN', reason: 'SLOT_TAKEN', status: 409, params: { at: 5 } }
    expect(await outcomeOf(refused())).toEqual({ done: false, refusal: outcome })
    expect(await outcomeOf(refused(), ['booking.CLOSED', 'booking.SLOT_TAKEN'])).toEqual({
      done: false,
      refusal: outcome,
    })
  })

  it('throws on what the caller has no answer for', async () => {
    await expect(outcomeOf(refused(), ['booking.CLOSED'])).rejects.toBe(refusal)
    const error = new Error('unexpected')
    await expect(outcomeOf(Promise.reject(error))).rejects.toBe(error)
  })
})

describe('isRefusal', () => {
  it('knows a refusal by its code, and nothing else', () => {
    expect(isRefusal(refusal, 'booking.CLOSED', 'booking.SLOT_TAKEN')).toBe(true)
    expect(isRefusal(refusal, 'booking.CLOSED')).toBe(false)
    expect(isRefusal(new Error('booking.SLOT_TAKEN'), 'booking.SLOT_TAKEN')).toBe(false)
  })
})
