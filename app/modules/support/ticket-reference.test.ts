import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { formatTicketReference, isTicketReference, newTicketReference } from './ticket-reference.ts'

describe('references of tickets', () => {
  it('have nine characters without look-alikes and do not repeat', () => {
    const references = Array.from({ length: 500 }, () => newTicketReference(randomBytes))
    expect(new Set(references).size).toBe(500)
    for (const reference of references) expect(reference).toMatch(/^T[A-HJ-NP-Z2-9]{8}$/)
  })

  it('are read out in groups', () => {
    expect(formatTicketReference('TABCDEFGH')).toBe('T-ABCD-EFGH')
  })

  it('are known by their shape', () => {
    expect(isTicketReference(newTicketReference(randomBytes))).toBe(true)
    for (const text of ['', 'TABCDEFG', 'TABCDEFGHJ', 'tabcdefgh', 'TABCDEFG0', 'T-ABCD-EFGH', ' TABCDEFGH']) {
      expect(isTicketReference(text), text).toBe(false)
    }
  })
})
