import { describe, expect, it } from 'vitest'
import { type DatabaseError, mapDriverError } from './errors.ts'

const driverError = (code: string) => Object.assign(new Error('driver says: secret detail'), { code })

describe('mapDriverError', () => {
  it.each([
    ['SQLITE_CONSTRAINT_UNIQUE', 'conflict'],
    ['SQLITE_CONSTRAINT_FOREIGNKEY', 'conflict'],
    ['23505', 'conflict'],
    ['23503', 'conflict'],
    ['SQLITE_BUSY', 'retryable'],
    ['SQLITE_BUSY_SNAPSHOT', 'retryable'],
    ['40001', 'retryable'],
    ['40P01', 'retryable'],
    ['SQLITE_FULL', 'unavailable'],
    ['SQLITE_IOERR_WRITE', 'unavailable'],
    ['SQLITE_CORRUPT', 'unavailable'],
    ['53300', 'unavailable'],
    ['57P01', 'unavailable'],
    ['ECONNREFUSED', 'unavailable'],
  ])('calls %s a %s error', (code, kind) => {
    const cause = driverError(code)
    expect(mapDriverError(cause)).toMatchObject({ name: 'DatabaseError', kind, code, cause })
  })

  it('looks through wrappers, and keeps what it has mapped', () => {
    const wrapped = new Error('query failed', { cause: new Error('again', { cause: driverError('23505') }) })
    const mapped = mapDriverError(wrapped) as DatabaseError
    expect(mapped).toMatchObject({ kind: 'conflict', cause: wrapped })
    expect(mapDriverError(mapped)).toBe(mapped)
    expect(mapDriverError(new Error('outer', { cause: mapped }))).toBe(mapped)
  })

  it('repeats no word of the driver', () => {
    expect((mapDriverError(driverError('23505')) as Error).message).toBe('conflict: 23505')
  })

  it('leaves everything else as it is', () => {
    for (const other of [new Error('x'), driverError('42P01'), driverError('XSQLITE_BUSY'), 'text', null, undefined]) {
      expect(mapDriverError(other)).toBe(other)
    }
  })
})
