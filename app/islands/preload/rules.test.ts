import { describe, expect, it } from 'vitest'
import { mostPreloads, preloadWait, readRoutes, routeOf, runAtMost } from './rules.ts'

describe('preloading', () => {
  it('waits a second, and does not happen on slow-2g or against the owner’s wish', () => {
    expect(preloadWait(undefined)).toBe(1000)
    expect(preloadWait({})).toBe(1000)
    expect(preloadWait({ effectiveType: '2g' })).toBe(1000)
    expect(preloadWait({ effectiveType: '4g', saveData: false })).toBe(1000)
    expect(preloadWait({ effectiveType: 'slow-2g' })).toBeNull()
    expect(preloadWait({ effectiveType: '4g', saveData: true })).toBeNull()
  })

  it('runs five at once, in order, and goes on after a failure', async () => {
    let running = 0
    let peak = 0
    const started: number[] = []
    const finish: (() => void)[] = []
    const jobs = Array.from({ length: 12 }, (_, index) => () => {
      started.push(index)
      peak = Math.max(peak, ++running)
      return new Promise<void>((resolve, reject) => {
        finish[index] = () => {
          running--
          if (index % 2) resolve()
          else reject(new Error('gone'))
        }
      })
    })
    const all = runAtMost(mostPreloads, jobs)
    expect(started).toEqual([0, 1, 2, 3, 4])
    for (let index = 0; index < jobs.length; index++) {
      finish[index]!()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await all
    expect(started).toEqual(jobs.map((_, index) => index))
    expect(peak).toBe(5)
  })

  it('of nothing ends at once', async () => {
    await expect(runAtMost(5, [])).resolves.toBeUndefined()
  })
})

describe('answers', () => {
  it('hold routes with own addresses only', () => {
    const routes = {
      '/provider/3': ['/assets/a.js', '//evil.test/b.js', 'https://evil.test/c.js', '/\\evil', 5],
      '/x': 'no',
    }
    expect([...readRoutes({ id: 'abc', routes })]).toEqual([['/provider/3', ['/assets/a.js']]])
    for (const body of [null, [], {}, { routes: null }, { routes: 'x' }]) expect(readRoutes(body).size).toBe(0)
  })
})

describe('routeOf', () => {
  const patterns = ['/', '/provider/3/mgmt/appt/:appointment', '/provider/3/mgmt/appt/new', '/provider/3', '/:token']
  it.each([
    ['/', '/'],
    ['/provider/3', '/provider/3'],
    ['/provider/3/', '/provider/3'],
    ['/Provider/3/mgmt/appt/new', '/provider/3/mgmt/appt/new'],
    ['/provider/3/mgmt/appt/0192', '/provider/3/mgmt/appt/:appointment'],
    ['/abc', '/:token'],
    ['/provider/3/other', null],
  ])('%s → %s', (path, pattern) => {
    expect(routeOf(path, patterns)).toBe(pattern)
    expect(routeOf(path, patterns.toReversed())).toBe(pattern)
  })
})
