import { describe, expect, it } from 'vitest'
import { readEnv } from './env.server.ts'
import { locales } from './i18n/locale.ts'
import {
  isOwnAddress,
  isSecure,
  mapboxToken,
  originOf,
  siteAddress,
  siteName,
  siteOrigin,
  sitePhone,
} from './site.server.ts'

describe('the site', () => {
  it('has a name in every locale', () => {
    expect(locales.map(siteName)).toEqual(['中文就医指南', '中文就醫指南', 'Chinese Care Guide'])
  })

  it('is called in E.164 and needs no map service', () => {
    expect(sitePhone).toMatch(/^\+1\d{10}$/)
    expect(mapboxToken).toBeNull()
  })

  it('addresses its pages in the locale of who reads', () => {
    expect(locales.map((locale) => siteAddress('/doctor?q=1', locale))).toEqual([
      `${siteOrigin}/doctor?q=1`,
      `${siteOrigin}/zh-Hant/doctor?q=1`,
      `${siteOrigin}/en-US/doctor?q=1`,
    ])
  })

  it('keeps cookies to https where either side of a proxy says so', () => {
    const secure = originOf(readEnv({ SITE_URL: 'https://care.example' }))
    const asked = ['http://10.0.0.7/', 'https://care.test/'].map((url) => ({ url }))
    expect(asked.map((request) => isSecure(request))).toEqual([false, true])
    expect(asked.map((request) => isSecure(request, secure))).toEqual([true, true])
  })

  it('knows its own addresses by the host of the request and of the site, and no others', () => {
    const request = new Request('https://care.test/')
    const addresses = [
      'https://care.test/x',
      `${siteOrigin}/x`,
      'https://care.test:8443/',
      'https://evil.example/care.test',
    ]
    expect(addresses.map((address) => isOwnAddress(request, new URL(address)))).toEqual([true, true, false, false])
  })
})

describe('the origin of the site', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ PORT: '80' }, 'http://localhost'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '0:0:0:0:0:0:0:0' }, 'http://localhost:3000'],
    [{ HOST: '0' }, 'http://localhost:3000'],
    [{ HOST: 'localhost' }, 'http://localhost:3000'],
    [{ HOST: '127.0.0.1', PORT: '4310' }, 'http://127.0.0.1:4310'],
    [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: 'clinic.local' }, 'http://clinic.local:3000'],
    [{ SITE_URL: 'https://care.example/', HOST: '127.0.0.1' }, 'https://care.example'],
    [{ SITE_URL: 'https://care.example:443' }, 'https://care.example'],
    [{ SITE_URL: 'http://care.example:8080' }, 'http://care.example:8080'],
  ])('of %j is %s', (given, expected) => expect(originOf(readEnv(given))).toBe(expected))

  it.each(['care.example', 'ftp://care.example', 'https://care.example/path', 'https://user@care.example', 'https://'])(
    'is not read from SITE_URL=%s: the product does not start',
    (SITE_URL) => expect(() => readEnv({ SITE_URL })).toThrow('SITE_URL'),
  )
})
