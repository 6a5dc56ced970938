import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isCardSimulatorOpen, isClearingHouseOn, isStripeOn, readEnv } from './env.server.ts'

describe('readEnv', () => {
  it('needs nothing: a bare machine gets the defaults', () => {
    const env = readEnv({})
    expect(env).toMatchObject({ NODE_ENV: 'production', PORT: 3000, DEMO_DATA: true, TRUST_PROXY: false })
    expect(env.DATABASE_URL).toBe(`file:${resolve('data', 'database', 'app.sqlite')}`)
    expect(env.SESSION_SECRET).toBe('')
    expect(Object.isFrozen(env)).toBe(true)
  })

  it('puts the database where the data is, unless it is told another place', () => {
    expect(readEnv({ DATA_DIR: '/srv/care' }).DATABASE_URL).toBe('file:/srv/care/database/app.sqlite')
    expect(readEnv({ DATA_DIR: '/srv/care', DATABASE_URL: 'postgres://db/care' }).DATABASE_URL).toBe(
      'postgres://db/care',
    )
  })

  it('takes an empty variable for none', () => {
    expect(readEnv({ PORT: '', SITE_NAME_EN_US: '', TRUST_PROXY: '' })).toMatchObject({
      PORT: 3000,
      SITE_NAME_EN_US: 'Chinese Care Guide',
      TRUST_PROXY: false,
    })
  })

  it('reads numbers and switches', () => {
    expect(readEnv({ PORT: '0', DEMO_DATA: 'off', TRUST_PROXY: 'on' })).toMatchObject({
      PORT: 0,
      DEMO_DATA: false,
      TRUST_PROXY: true,
    })
  })

  it('has demo data by default only where the public does not reach the site', () => {
    for (const SITE_URL of ['https://care.example.org', 'http://203.0.113.7', 'https://10.example.com'])
      expect([SITE_URL, readEnv({ SITE_URL }).DEMO_DATA]).toEqual([SITE_URL, false])
    for (const SITE_URL of ['', 'http://localhost:3000', 'http://127.0.0.1', 'http://192.168.1.9', 'http://[::1]:3000'])
      expect([SITE_URL, readEnv({ SITE_URL }).DEMO_DATA]).toEqual([SITE_URL, true])
    expect(readEnv({ SITE_URL: 'https://care.example.org', DEMO_DATA: 'on' }).DEMO_DATA).toBe(true)
  })

  it('lets Stripe take money with both of its secrets, and nobody by a simulated card on a public site that is no demo', () => {
    const STRIPE_SECRET_KEY = 'sk_test_0123456789'
    const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdef01234567'
    expect(isStripeOn(readEnv({}))).toBe(false)
    expect(isStripeOn(readEnv({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }))).toBe(true)
    for (const one of [{ STRIPE_SECRET_KEY }, { STRIPE_WEBHOOK_SECRET }])
      expect(() => readEnv(one)).toThrow(/go together/)
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'pk_test_0123456789', STRIPE_WEBHOOK_SECRET })).toThrow(
      /STRIPE_SECRET_KEY/,
    )
    expect(isCardSimulatorOpen(readEnv({}))).toBe(true)
    expect(isCardSimulatorOpen(readEnv({ SITE_URL: 'https://care.example.org' }))).toBe(false)
    expect(isCardSimulatorOpen(readEnv({ SITE_URL: 'https://care.example.org', DEMO_DATA: 'on' }))).toBe(true)
  })

  it('lets a clearing house ask payers with all of its settings, over https and at a bare address', () => {
    const given = {
      ...{ ELIGIBILITY_URL: 'https://house.example.com/270', ELIGIBILITY_KEY: 'k3y' },
      ...{ ELIGIBILITY_SENDER_ID: 'CLINIC1', ELIGIBILITY_RECEIVER_ID: 'HOUSE' },
    }
    expect(isClearingHouseOn(readEnv({}))).toBe(false)
    expect(isClearingHouseOn(readEnv(given))).toBe(true)
    for (const key of Object.keys(given)) expect(() => readEnv({ ...given, [key]: '' })).toThrow(/go together/)
    for (const ELIGIBILITY_URL of [
      'http://house.example.com/270',
      'https://a:b@house.example.com',
      'https://house.example.com/?k=1',
    ])
      expect(() => readEnv({ ...given, ELIGIBILITY_URL })).toThrow(/ELIGIBILITY_URL/)
    for (const ELIGIBILITY_SENDER_ID of ['a*b', 'lower', 'X'.repeat(16)])
      expect(() => readEnv({ ...given, ELIGIBILITY_SENDER_ID })).toThrow(/ELIGIBILITY_SENDER_ID/)
  })

  it('names every wrong variable, and none of their values', () => {
    const wrong = { PORT: '70000', NODE_ENV: 'staging', TRUST_PROXY: 'yes', LOG_LEVEL: 'hunter2', DEMO_DATA: '1' }
    let message = ''
    try {
      readEnv(wrong)
    } catch (error) {
      message = (error as Error).message
    }
    for (const key of Object.keys(wrong)) expect(message).toContain(`${key}:`)
    for (const value of ['70000', 'staging', 'hunter2']) expect(message).not.toContain(value)
    for (const PORT of ['-1', '1.5', 'abc', '65536']) expect(() => readEnv({ PORT })).toThrow(/PORT/)
  })
})
