import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import type { Visit } from '#app/modules/analytics/tally.ts'
import { openCachedShell } from './testing/cached-shell.ts'
import { visitCounter } from './visit-count.ts'

const person = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0'

/** A cache in front of pages that each note one hold. */
async function openCounted() {
  const counted: { url: string | undefined; notes: readonly PageNote[] }[] = []
  const shell = await openCachedShell({
    makePage: (asked, _requestId, note) => {
      note?.({ kind: 'hold' })
      const init = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
      return Promise.resolve(new Response(`<!DOCTYPE html><p>${asked.target}</p>`, init))
    },
    count: ({ url }: IncomingMessage, notes) => void counted.push({ url, notes }),
  })
  return { ...shell, counted }
}

describe('a kept page', () => {
  it('is counted at every visit: made, given out again, unchanged', async () => {
    const { ask, counted } = await openCounted()
    const headers = { 'User-Agent': person }
    const first = await ask('/list?q=a', { headers })
    await ask('/list?q=a', { headers })
    const again = await ask('/list?q=a', { headers: { ...headers, 'If-None-Match': first.headers.etag! } })
    expect(again.status).toBe(304)
    expect(counted).toEqual(Array.from({ length: 3 }, () => ({ url: '/list?q=a', notes: [{ kind: 'hold' }] })))
  })
})

describe('visits', () => {
  const asked = ({ headers, ...changes }: { method?: string; url?: string; headers?: Record<string, string> }) =>
    ({
      method: 'GET',
      url: '/en-US/doctor?q=x',
      ...changes,
      rawHeaders: Object.entries({ 'User-Agent': person, ...headers }).flat(),
    }) as IncomingMessage

  /** What is written down after one visit. */
  function countedOf(req: IncomingMessage): Visit[] {
    const visits: Visit[] = []
    visitCounter('https://care.test', (_notes, visit) => visits.push(visit))(req, [{ kind: 'time' }])
    return visits
  }

  it('are known by the language of the address and the class of the host they come from', () => {
    expect(countedOf(asked({}))).toEqual([{ locale: 'en-US', source: 'direct' }])
    expect(countedOf(asked({ url: '/doctor', headers: { Referer: 'https://mp.weixin.qq.com/' } }))).toEqual([
      { locale: 'zh-Hans', source: 'wechat' },
    ])
    expect(countedOf(asked({ headers: { REFERER: 'https://care.test/zh-Hant', Host: 'evil.test' } }))).toEqual([
      { locale: 'en-US', source: 'own' },
    ])
  })

  it('of programs are not counted, nor questions about a page', () => {
    for (const agent of ['Googlebot/2.1', 'curl/8.5', 'facebookexternalhit/1.1', 'HeadlessChrome/140', '']) {
      expect([agent, countedOf(asked({ headers: { 'User-Agent': agent } }))]).toEqual([agent, []])
    }
    expect(countedOf(asked({ method: 'HEAD' }))).toEqual([])
  })
})
