import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { Visit } from '#app/modules/analytics/tally.ts'
import { openCachedShell } from './testing/cached-shell.ts'
import { openShell } from './testing/sockets.ts'
import { type CountVisit, notesOf, visitCounter } from './visit-count.ts'

const person = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0'

/** A cache in front of pages that each note one hold. */
async function openCounted() {
  const counted: unknown[] = []
  const shell = await openCachedShell({
    makePage: (asked, _requestId, note) => {
      note?.({ kind: 'hold' })
      const init = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
      return Promise.resolve(new Response(`<!DOCTYPE html><p>${asked.target}</p>`, init))
    },
    count: (notes, locale, { userAgent, referer }) => void counted.push({ notes, locale, userAgent, referer }),
  })
  return { ...shell, counted }
}

describe('a kept page', () => {
  it('is counted at every visit: made, given out again, unchanged; not when somebody asks about it', async () => {
    const { ask, counted } = await openCounted()
    const headers = { 'User-Agent': person, Referer: 'https://mp.weixin.qq.com/' }
    const first = await ask('/en-US/list?q=a', { headers })
    await ask('/en-US/list?q=a', { headers })
    await ask('/en-US/list?q=a', { headers, method: 'HEAD' })
    const again = await ask('/en-US/list?q=a', { headers: { ...headers, 'If-None-Match': first.headers.etag! } })
    expect(again.status).toBe(304)
    const visit = { notes: [{ kind: 'hold' }], locale: 'en-US', userAgent: person, referer: headers.Referer }
    expect(counted).toEqual([visit, visit, visit])
  })
})

describe('a page that is not kept', () => {
  it('is counted when its answer is out, unless it failed or was only asked about', async () => {
    const visits: unknown[] = []
    const shell = await openShell({
      count: (notes, locale, visitor) => void visits.push({ notes, locale, ...visitor }),
      handler: (req, res) => {
        notesOf(res).push({ kind: 'time' })
        res.status(req.path === '/en-US/broken' ? 500 : 200).end()
      },
    })
    const headers = { Host: 'care.test', 'User-Agent': person, Referer: 'https://chat.test/' }
    await shell.ask('/en-US/doctor?q=x', { headers })
    await shell.ask('/en-US/doctor', { headers, method: 'HEAD' })
    await shell.ask('/en-US/broken', { headers })
    const visitor = { host: 'care.test', userAgent: person, referer: headers.Referer }
    const visit = { notes: [{ kind: 'time' }], locale: 'en-US', ...visitor }
    expect(visits).toEqual([visit])
  })
})

describe('visits', () => {
  /** As what one is written down. */
  function countedOf(visitor: Parameters<CountVisit>[2], locale: Locale = 'en-US'): Visit[] {
    const visits: Visit[] = []
    const count = visitCounter('https://care.test', (_notes, visit) => visits.push(visit))
    count([{ kind: 'time' }], locale, visitor)
    return visits
  }

  it('are known by the language of the address and the class of the host they come from', () => {
    const userAgent = person
    expect(countedOf({ userAgent })).toEqual([{ locale: 'en-US', source: 'direct' }])
    expect(countedOf({ userAgent, referer: 'https://mp.weixin.qq.com/' }, 'zh-Hans')).toEqual([
      { locale: 'zh-Hans', source: 'wechat' },
    ])
    expect(countedOf({ userAgent, referer: 'https://care.test/zh-Hant', host: 'evil.test' })).toEqual([
      { locale: 'en-US', source: 'own' },
    ])
  })

  it('of programs are not counted', () => {
    for (const userAgent of ['Googlebot/2.1', 'curl/8.5', 'facebookexternalhit/1.1', 'HeadlessChrome/140', '']) {
      expect([userAgent, countedOf({ userAgent })]).toEqual([userAgent, []])
    }
    expect(countedOf({})).toEqual([])
  })
})
