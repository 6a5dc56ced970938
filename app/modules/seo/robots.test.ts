import { describe, expect, it } from 'vitest'
import { siteOrigin } from '#app/core/site.server.ts'
import { robotsText } from './robots.ts'

/** What a crawler does with a path: of the rules that match, the longest wins. */
function mayAsk(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, rule]) => ({ kind, rule: rule! }))
  const matching = rules.filter(({ rule }) =>
    new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
  )
  return matching.toSorted((one, other) => other.rule.length - one.rule.length)[0]?.kind !== 'Disallow'
}

describe('robots.txt', () => {
  const text = robotsText(siteOrigin)

  it('names the sitemap', () => {
    expect(text).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`)
  })

  it.each([
    '/',
    '/doctor',
    '/doctor/dentistry/mei-lin',
    '/provider',
    '/provider/register',
    '/share-image/page/home.png',
    '/association/chinatown-doctors',
    '/sitemap/doctors-1.xml',
  ])('leaves %s open in every locale', (path) => {
    for (const prefix of ['', '/zh-Hant', '/en-US']) expect(mayAsk(text, prefix + path)).toBe(true)
  })

  it.each([
    '/provider/4/dashboard',
    '/admin/support',
    '/association-management/polls',
    '/api/provider/login',
    '/doctor/dentistry/mei-lin/appointment?slot=1',
    '/payment/success?s=x',
    '/care-coordination/0b1c',
  ])('closes %s in every locale', (path) => {
    for (const prefix of ['', '/zh-Hant', '/en-US']) expect(mayAsk(text, prefix + path)).toBe(false)
  })
})
