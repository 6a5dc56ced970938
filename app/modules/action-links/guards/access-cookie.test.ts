import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { accessLifetime, endLinkAccess, grantLinkAccess, hasLinkAccess, heldLinks } from './access-cookie.server.ts'

const link = (id: string) => ({ id, state: 'valid' as const, isOtpRequired: true })
const request = (cookie = '', origin = 'https://care.test') =>
  new Request(`${origin}/en-US/token`, { headers: cookie ? { Cookie: cookie } : {} })
/** What the browser sends back of a Set-Cookie value. */
const sent = (setCookie: string) => setCookie.split(';')[0]!

describe('access to a link', () => {
  const granted = () => sent(grantLinkAccess(request(), link('link-a')))

  it('is there after the right code, for that link and no other', () => {
    expect(hasLinkAccess(request(granted()), link('link-a'))).toBe(true)
    expect(hasLinkAccess(request(granted()), link('link-b'))).toBe(false)
    expect(hasLinkAccess(request(), link('link-a'))).toBe(false)
    expect(hasLinkAccess(request(`other=1; ${granted()}; more=2`), link('link-a'))).toBe(true)
  })

  it('ends after 30 minutes, whatever the browser keeps', () => {
    const cookie = granted()
    setClock(now() + accessLifetime - 1)
    expect(hasLinkAccess(request(cookie), link('link-a'))).toBe(true)
    setClock(now() + 1)
    expect(hasLinkAccess(request(cookie), link('link-a'))).toBe(false)
  })

  it.each(['revoked', 'expired', 'used'] as const)('ends when the link is %s', (state) => {
    expect(hasLinkAccess(request(granted()), { ...link('link-a'), state })).toBe(false)
    expect(hasLinkAccess(request(), { ...link('link-a'), state, isOtpRequired: false })).toBe(false)
  })

  it('needs no cookie for a link that asks for no code', () => {
    expect(hasLinkAccess(request(), { ...link('link-a'), isOtpRequired: false })).toBe(true)
  })

  it('cannot be made, changed or lengthened by the browser', () => {
    const cookie = granted()
    const [id, expiry, signed] = cookie.slice('hys-v5-link='.length).split('.') as [string, string, string]
    const forged = [
      `link-b.${expiry}.${signed}`,
      `${id}.${(parseInt(expiry, 36) + 1).toString(36)}.${signed}`,
      `${id}.zzzzzzzzz.${signed}`,
      `${id}.${expiry}.${'A'.repeat(43)}`,
      `${id}.${expiry}.${signed.slice(0, -1)}`,
      `${id}.${expiry}.`,
      `${id}.${expiry}`,
      `${id}..${signed}`,
      id,
      '',
      '~'.repeat(5000),
    ]
    for (const value of forged) {
      for (const asked of ['link-a', 'link-b']) {
        expect(hasLinkAccess(request(`hys-v5-link=${value}`), link(asked)), value.slice(0, 80)).toBe(false)
      }
    }
    for (let index = 0; index < signed.length - 1; index++) {
      const changed = signed.slice(0, index) + (signed[index] === 'A' ? 'B' : 'A') + signed.slice(index + 1)
      expect(hasLinkAccess(request(`hys-v5-link=${id}.${expiry}.${changed}`), link('link-a'))).toBe(false)
    }
  })

  it('says which contact a code has proven, and keeps it; nothing else of the cookie can be taken for that', () => {
    const proven = (cookie: string) => heldLinks(request(cookie)).proven
    expect(proven(granted())).toEqual([])
    const byMail = sent(grantLinkAccess(request(granted()), link('link-a'), { provenBy: 'email' }))
    expect(proven(byMail)).toEqual([{ id: 'link-a', channel: 'email' }])
    const later = sent(grantLinkAccess(request(byMail), link('link-a')))
    expect(proven(later)).toEqual([{ id: 'link-a', channel: 'email' }])
    const byBoth = sent(grantLinkAccess(request(later), link('link-a'), { provenBy: 'sms' }))
    expect(proven(byBoth).map(({ channel }) => channel)).toEqual(['sms', 'email'])
    expect(byMail).toContain('.e.')
    for (const forged of [byMail.replace('.e.', '.s.'), byMail.replace('.e.', '.se.'), byMail.replace('.e.', '.')])
      expect(heldLinks(request(forged)).ids).toEqual([])
  })

  it('is kept for the last four links', () => {
    let cookie = ''
    for (const id of ['a', 'b', 'c', 'd', 'e', 'b']) cookie = sent(grantLinkAccess(request(cookie), link(id)))
    const open = ['a', 'b', 'c', 'd', 'e'].filter((id) => hasLinkAccess(request(cookie), link(id)))
    expect(open).toEqual(['b', 'c', 'd', 'e'])
    expect(cookie.split('~')).toHaveLength(4)
  })

  it('gives up another link before the one from which this was opened', () => {
    let cookie = sent(grantLinkAccess(request(), link('list')))
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      cookie = sent(grantLinkAccess(request(cookie), link(id), { openedFrom: 'list' }))
    const open = ['list', 'a', 'b', 'c', 'd', 'e'].filter((id) => hasLinkAccess(request(cookie), link(id)))
    expect(open).toEqual(['list', 'c', 'd', 'e'])
    setClock(now() + accessLifetime)
    expect(hasLinkAccess(request(cookie), link('list'))).toBe(false)
  })

  it('does not lengthen the access to other links', () => {
    const first = granted()
    setClock(now() + accessLifetime - 1000)
    const both = sent(grantLinkAccess(request(first), link('link-b')))
    setClock(now() + 1000)
    expect(hasLinkAccess(request(both), link('link-a'))).toBe(false)
    expect(hasLinkAccess(request(both), link('link-b'))).toBe(true)
  })

  it('ends when the person says so', () => {
    expect(endLinkAccess()).toBe('hys-v5-link=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  })
})

describe('the cookie', () => {
  it('is HttpOnly, Lax, for 30 minutes; the shell makes it Secure', () => {
    expect(grantLinkAccess(request(), link('link-a'))).toMatch(
      /^hys-v5-link=link-a\.[0-9a-z]+\.[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/,
    )
  })
})
