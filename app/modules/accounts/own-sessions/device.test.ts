import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mobile = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('the device of a user agent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'edge', 'windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'opera', 'windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${mobile} Version/18.0 Safari/605.1.15`, 'safari', 'macOrIpad'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'mac'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${mobile} CriOS/130 Safari/605.1.15`, 'chrome', 'ipad'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox', 'mac'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${mobile} Version/18.0 Safari/604.1`, 'safari', 'iphone'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${mobile} MicroMessenger/8.0.50`, 'wechat', 'iphone'],
    [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${mobile} Version/12.1 Safari/604.1`, 'safari', 'ipad'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921U) ${webkit} SamsungBrowser/26.0 Chrome/122 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'androidTablet'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox', 'linux'],
    ['curl/8.7.1', null, null],
    ['', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it('is unknown where there is none', () => {
    expect(deviceOf(null)).toEqual({ browser: null, system: null })
  })
})
