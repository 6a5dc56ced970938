import { describe, expect, it } from 'vitest'
import { locales } from './i18n/locale.ts'
import { mapboxToken, siteName, siteOrigin, sitePhone } from './site.server.ts'

describe('the site', () => {
  it('has a name in every locale', () => {
    expect(locales.map(siteName)).toEqual(['中文就医指南', '中文就醫指南', 'Chinese Care Guide'])
  })

  it('is where the request went unless the configuration says otherwise', () => {
    expect(siteOrigin(new Request('https://care.test:8443/en-US/doctor?q=1'))).toBe('https://care.test:8443')
  })

  it('is called in E.164 and needs no map service', () => {
    expect(sitePhone).toMatch(/^\+1\d{10}$/)
    expect(mapboxToken).toBeNull()
  })
})
