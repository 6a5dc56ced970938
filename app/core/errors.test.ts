import { describe, expect, it } from 'vitest'
import { DomainError } from './errors.ts'

describe('DomainError', () => {
  it.each([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['conflict', 409],
    ['gone', 410],
    ['too_many', 429],
    ['unavailable', 503],
  ] as const)('of kind %s has the status %i', (kind, status) => {
    expect(new DomainError(kind, 'directory.stale').status).toBe(status)
  })

  it('names a text and what fills it, and nothing else', () => {
    const error = new DomainError('conflict', 'booking.SLOT_TAKEN', { minutes: 5 })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name: 'DomainError', code: 'booking.SLOT_TAKEN', message: 'booking.SLOT_TAKEN' })
    expect(error.params).toEqual({ minutes: 5 })
    expect(new DomainError('gone', 'action_links.link_used').params).toEqual({})
  })
})
