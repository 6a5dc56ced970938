import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { preferencesCookie } from '#app/modules/directory/preferences/preferences.ts'
import { readVisit } from './visitors.ts'

const visit = (headers: string[], method = 'GET') =>
  readVisit({ method, rawHeaders: ['Host', 'care.test', ...headers] } as IncomingMessage)

describe('a plain request', () => {
  it('is read by the headers that matter, in any case', () => {
    const headers = ['ACCEPT-ENCODING', 'br', 'if-none-match', '"a"', 'X-Other', 'b', 'Cookie', 'a=b']
    expect(visit([...headers, 'User-Agent', 'phone', 'referer', 'https://chat.test/'])).toEqual({
      host: 'care.test',
      acceptEncoding: 'br',
      ifNoneMatch: '"a"',
      userAgent: 'phone',
      referer: 'https://chat.test/',
      isPersonal: false,
      isElder: false,
    })
  })

  it.each([
    ['hys-v5-auth=x', true],
    ['a=1; hys-v5-auth=x', true],
    ['a=1;hys-v5-auth=x', true],
    ['toast-session=x', true],
    [`${preferencesCookie}=zip=11354`, true],
    [`a=1; ${preferencesCookie}=plan=medicaid`, true],
    [`${preferencesCookie}=`, false],
    ['hys-v5-auth=', false],
    ['not-hys-v5-auth=x', false],
    ['a=hys-v5-auth', false],
  ])('with the cookie %s speaks for somebody: %s', (cookie, expected) => {
    expect(visit(['Cookie', cookie])!.isPersonal).toBe(expected)
  })

  it.each([
    ['elder=1', true],
    ['a=b; elder=1; c=d', true],
    ['elder=0', false],
    ['elder=10', false],
    ['elder=', false],
    ['xelder=1', false],
  ])('with the cookie %s is of large type: %s', (cookie, expected) => {
    expect(visit(['cookie', cookie])!.isElder).toBe(expected)
  })

  it('speaks for somebody who sends credentials', () => {
    expect(visit(['authorization', ''])!.isPersonal).toBe(true)
  })

  it.each([
    ['another method', [], 'POST'],
    ['a second host', ['host', 'evil.test'], 'GET'],
    ['a second referrer', ['Referer', 'https://a.test/', 'REFERER', 'https://b.test/'], 'GET'],
    ['a second cookie header', ['Cookie', 'a=b', 'Cookie', 'hys-v5-auth=x'], 'GET'],
    ['a body', ['Content-Length', '0'], 'GET'],
    ['a body in chunks', ['Transfer-Encoding', 'chunked'], 'GET'],
    ['an expectation', ['Expect', '100-continue'], 'HEAD'],
  ])('is none with %s', (_what, headers, method) => {
    expect(visit(headers, method)).toBeNull()
  })

  it('is read alike however many spellings of names have been seen', () => {
    for (let seen = 0; seen < 500; seen++) expect(visit([`X-${seen}`, 'b', 'cOOKIE', 'elder=1'])!.isElder).toBe(true)
  })

  it('names a host', () => {
    expect(readVisit({ method: 'GET', rawHeaders: [] as string[] } as IncomingMessage)).toBeNull()
  })
})
