import { describe, expect, it } from 'vitest'
import { createLogger } from '#app/core/log/log.server.ts'
import { giveStartNotice } from './start-notice.ts'

const demo = { DEMO_DATA: true, SMTP_URL: '', SMS_GATEWAY_URL: '' }

function start(SITE_URL: string, variables: Partial<typeof demo> = {}) {
  const shown: string[] = []
  const logged: string[] = []
  const log = createLogger({ level: 'info', destination: { write: (line) => void logged.push(line) } })
  const env = { SITE_URL, HOST: '0.0.0.0', PORT: 3000, ...demo, ...variables }
  giveStartNotice(env, 3000, log, (line) => shown.push(line))
  return { shown: shown.join('\n'), logged }
}

describe('the notice at the start', () => {
  it('warns on the screen and in the log while links lead to this machine', () => {
    const { shown, logged } = start('')
    expect(shown).toContain('http://localhost:3000\n')
    expect(shown).toContain(
      'SITE_URL is not set: links in messages and canonical addresses begin with http://localhost:3000.',
    )
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'warn',
        origin: 'http://localhost:3000',
        msg: expect.stringContaining('SITE_URL'),
      }),
    ])
  })

  it('ends with where the messages of the demo are, as long as there is such a page', () => {
    const mailbox = 'http://localhost:3000/mailbox'
    expect(start('').shown.trim().split('\n').at(-1)).toContain(mailbox)
    const others = [
      { DEMO_DATA: false },
      { SMTP_URL: 'smtp://mail.example' },
      { SMS_GATEWAY_URL: 'https://sms.example' },
    ]
    for (const variables of others) expect(start('', variables).shown).not.toContain('mailbox')
    expect(start('http://localhost:3000').shown).not.toContain('mailbox')
  })

  it('has nothing to warn of once the site has its address', () => {
    const { shown, logged } = start('https://care.example')
    expect(shown.trim()).toBe('http://localhost:3000')
    expect(logged).toEqual([])
  })
})
