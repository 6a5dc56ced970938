import { describe, expect, it } from 'vitest'
import { isUnclaimedRecord, isUnconfirmedRecord } from './record-keeping.ts'

describe('who keeps a record', () => {
  it.each([
    ['registry', null, false, true, true],
    ['registry', null, true, true, true],
    ['registry', 'u1', false, false, true],
    ['registry', 'u1', true, false, false],
    ['self', 'u1', false, false, false],
    ['admin', null, false, false, false],
    ['demo', null, false, false, false],
  ])('%s, owner %s, gone through %s', (source, userId, isProfileComplete, isUnclaimed, isUnconfirmed) => {
    const record = { source, userId, isProfileComplete }
    expect([isUnclaimedRecord(record), isUnconfirmedRecord(record)]).toEqual([isUnclaimed, isUnconfirmed])
  })
})
