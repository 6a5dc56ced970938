import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { providerFacilities, providers } from '#drizzle/schema/index.ts'
import { specifiedRoutes } from '#tests/access/route-table.ts'
import { signedIn } from '#tests/factories/accounts.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'

/** No page, feed or file repeats the host that a request names: canonical addresses, structured data, images, links, codes. */
const evil = 'https://evil.example:8443'
useSeededDatabase()

const examples: Readonly<Record<string, string>> = {
  ':specialty': 'family-medicine',
  ':slug?': 'meiling-zhang',
  ':neighborhood': 'flushing',
  ':neighborhood?': 'flushing',
  ':str': 'family-medicine',
  ':id': '1',
}
const filled = (path: string) => path.replace(/:\w+\??/g, (parameter) => examples[parameter] ?? 'unknown-1')
const specified = specifiedRoutes.filter(({ guard }) => guard === null).map(({ path }) => filled(path))
const files = [
  '/robots.txt',
  '/blogs/feed.xml',
  '/sitemap/static-1.xml',
  '/sitemap/doctors-1.xml',
  '/sitemap/blogs-1.xml',
]
const further = [
  '/doctor?q=Chen&view=map',
  '/doctor/family-medicine/meiling-zhang/report',
  '/no/such/page',
  '/provider?q=Chen',
]

const ask = async (address: string, headers: Record<string, string> = {}) => {
  const { status, html, headers: sent } = await openPage(evil + address, { headers })
  return { status, said: [html, ...[...sent].map((pair) => pair.join(': '))].join('\n') }
}

describe('a page asked for with a forged Host', () => {
  it.each([...specified, ...further, ...files])('%s does not repeat it', async (path) => {
    for (const locale of locales) {
      const { status, said } = await ask(withPrefix(path, locale))
      expect(status, path).toBeLessThan(500)
      expect(said, path).not.toContain('evil.example')
    }
  })

  it('says the configured origin where it names its own address', async () => {
    const { said } = await ask('/en-US/doctor/family-medicine/meiling-zhang')
    expect(said).toContain(`<link rel="canonical" href="${siteOrigin}/en-US/doctor/family-medicine/meiling-zhang"/>`)
    expect((await ask('/robots.txt')).said).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`)
    expect((await ask('/sitemap/static-1.xml')).said).toContain(`<loc>${siteOrigin}/doctor</loc>`)
  })

  it('does so in the office, where addresses are printed as codes', async () => {
    const [provider] = await db
      .select({ id: providerFacilities.id, userId: providers.userId })
      .from(providerFacilities)
      .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
      .where(eq(providers.slug, 'zhining-bai'))
    const headers = await signedIn(provider!.userId!)
    const codes = `/provider/4/dashboard/scheduling/${provider!.id}/link`
    for (const path of ['/provider/4/dashboard', codes, '/provider/3', '/provider/3/mgmt/appt/calendar']) {
      const { status, said } = await ask(path, headers)
      expect([path, status]).toEqual([path, 200])
      expect(said, path).not.toContain('evil.example')
    }
    expect((await ask(codes, headers)).said).toContain(`${siteOrigin}/doctor/`)
  })
})
