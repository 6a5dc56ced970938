import { describe, expect, it } from 'vitest'
import { preferencesOf, preferencesSetCookie } from './preferences.ts'

const asked = (cookie?: string) =>
  preferencesOf(new Request('https://care.test/', cookie ? { headers: { cookie } } : {}))

describe('what a browser remembers', () => {
  it.each([
    { plan: 'medicaid', zip: '11354' },
    { plan: null, zip: '11220' },
    { plan: 'medicare_plan', zip: null },
  ])('comes back as it was said: %j', (said) => {
    const [cookie, ...rest] = preferencesSetCookie(said).split('; ')
    expect(asked(`elder=1; ${cookie}; a=b`)).toEqual(said)
    expect(rest).toEqual(['Path=/', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Lax'])
  })

  it('is forgotten at once when nothing is said', () => {
    expect(preferencesSetCookie({ plan: null, zip: null })).toBe(
      'hys-preferences=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    )
  })

  it.each([
    undefined,
    'elder=1',
    'hys-preferences=',
    'xhys-preferences=zip=11354',
    'hys-preferences=zip=1135',
    'hys-preferences=zip=<script>&plan=%3Cb%3E',
    `hys-preferences=plan=${'a'.repeat(400)}`,
    'hys-preferences=%00%ff&zip=%EF%BC%91%EF%BC%91354',
  ])('is nothing with the cookies %s', (cookie) => {
    expect(asked(cookie)).toEqual({ plan: null, zip: null })
  })
})
