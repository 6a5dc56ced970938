import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryKeys, redactFields, redactPath, scrub } from './redaction.ts'

describe('scrub', () => {
  it.each([
    ['mail to mei.ling+1@clinic.example.org now', 'mail to [email] now'],
    ['张美玲@例子.中国 写信', '[email] 写信'],
    ['call (212) 555-0199.', 'call [phone].'],
    ['call +1 212 555 0199', 'call [phone]'],
    ['call 212-555-0199 x', 'call [phone] x'],
    ['电话2125550199。', '电话[phone]。'],
    ['+86 138 0013 8000', '[phone]'],
    ['Authorization: Bearer abc.def-ghi_jkl', 'Authorization: Bearer [redacted]'],
    ['at 2026-10-20 14:00:00', 'at 2026-10-20 14:00:00'],
    ['2026-10-20T14:00:00.000Z took 1234567 ms', '2026-10-20T14:00:00.000Z took 1234567 ms'],
    ['018f3c3e-1234-7123-8123-123456789012', '018f3c3e-1234-7123-8123-123456789012'],
    [
      'Failed query: select ?\nparams: 张三,1990-01-01\nsecond line\n    at f (x.ts:1:2)',
      'Failed query: select ?\nparams: [redacted]\n    at f (x.ts:1:2)',
    ],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed)
  })

  it('comes to an end on text made to keep it busy (B8)', () => {
    for (const piece of ['a', '1', '1-', 'a@', 'a@a.', '(', ' ', 'bearer ', '\nparams: ']) {
      expect(scrub(piece.repeat(1_000_000)).length).toBeLessThan(10_000)
    }
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof scrub(text) === 'string'))
  })
})

describe('redactPath', () => {
  it.each([
    ['/doctor/dentist/cheung-mei-ling-sunset-park', '/doctor/dentist/cheung-mei-ling-sunset-park'],
    ['/provider/invite/A1b2C3d4E5f6G7h8I9j0K1/register', '/provider/invite/:token/register'],
    ['/A1b2C3d4E5f6G7h8I9j0K', '/A1b2C3d4E5f6G7h8I9j0K'],
    ['/care-coordination/018f3c3e-1234-7123-8123-123456789012', '/care-coordination/:uuid'],
    ['/x/mei@example.com', '/x/[email]'],
    ['/', '/'],
  ])('%s', (path, redacted) => {
    expect(redactPath(path)).toBe(redacted)
  })

  it('leaves no segment that could open something', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9]{22,60}$/)
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (parts) => {
        const redacted = redactPath(`/${parts.join('/')}`)
        return parts.every((part) => !redacted.includes(part))
      }),
    )
  })
})

describe('queryKeys', () => {
  it('gives the names alone, each once, and hides a name that is a value', () => {
    expect(queryKeys('q=secret&q=other&plan[]=1&_data=routes/x')).toEqual(['q', 'plan[]', '_data'])
    expect(queryKeys('2125550199&张三=1&A1b2C3d4E5f6G7h8I9j0K1=')).toEqual([':key'])
    expect(queryKeys('')).toEqual([])
    expect(queryKeys(Array.from({ length: 50 }, (_, index) => `k${index}=1`).join('&'))).toHaveLength(20)
  })
})

describe('redactFields', () => {
  it('empties secret fields at any depth and scrubs the rest', () => {
    const fields = {
      count: 3,
      Cookie: 'a=b',
      nested: { list: [{ newPassword: 'x', note: 'mail a@b.example' }], authorization: 'Basic x' },
      hasToken: true,
      phone: null,
    }
    expect(redactFields(fields)).toEqual({
      count: 3,
      Cookie: '[redacted]',
      nested: { list: [{ newPassword: '[redacted]', note: 'mail [email]' }], authorization: '[redacted]' },
      hasToken: true,
      phone: null,
    })
  })

  it('makes errors plain, with their causes, and takes no other property of theirs', () => {
    const cause = Object.assign(new Error('UNIQUE a@b.example'), {
      code: 'SQLITE_CONSTRAINT',
      detail: 'Key (email)=(x)',
    })
    const error = Object.assign(new Error('Failed query: x\nparams: 张三', { cause }), { params: ['张三'] })
    const { err } = redactFields({ err: error })
    expect(err).toMatchObject({
      type: 'Error',
      message: 'Failed query: x\nparams: [redacted]',
      cause: { code: 'SQLITE_CONSTRAINT', message: 'UNIQUE [email]' },
    })
    expect(JSON.stringify(err)).not.toMatch(/张三|Key/)
    expect((err as { stack: string }).stack).toContain('redaction.test.ts')
  })

  it('comes to an end', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(JSON.stringify(redactFields(circle))).toContain('[deep]')
  })
})
