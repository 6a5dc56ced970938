import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as overviewLoader } from '#app/routes/provider/first/marketing/overview.tsx'
import { users } from '#drizzle/schema/accounts.ts'
import { signedIn } from '#tests/factories/accounts.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useSeededDatabase()

let headers: Record<string, string>
let doctorId: string

beforeEach(async () => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'magnolia.manager'))
  headers = await signedIn(user!.id)
  const { data } = await get<typeof overviewLoader>(paths.marketing(), { headers })
  doctorId = data.page.clinics[0]!.doctors.find(({ isPublic }) => isPublic)!.id
})

const untranslated = />[^<]*\b(?:none|list|profile|codes|picture|texts|sources|promotion|message|poster)\.[a-z]\w+\b/g

describe.each(locales)('in %s', (locale) => {
  it('the pages are whole pages, kept by nobody, without a word that is missing', async () => {
    const addresses = [paths.marketing(), paths.marketingOf(doctorId), paths.poster(doctorId, { lang: 'zh-Hant' })]
    for (const address of addresses) {
      const page = await openPage(withPrefix(address, locale), { headers })
      expect(page.status, address).toBe(200)
      expect(page.headers.get('Cache-Control')).toBe('private, no-store')
      expect(page.html.match(untranslated) ?? [], address).toEqual([])
    }
  })

  it('the poster is in its own language', async () => {
    const address = withPrefix(paths.poster(doctorId, { lang: 'zh-Hant' }), locale)
    const { html } = await openPage(address, { headers })
    const [sheet] = /<article[^>]*>.*<\/article>/s.exec(html)!
    expect(sheet).toContain('lang="zh-Hant"')
    expect(sheet).toContain('用微信或手機相機掃一掃')
  })
})

it('needs no script: texts stand in boxes to copy, and the picture is a link', async () => {
  const { html } = await openPage(paths.marketingOf(doctorId), { headers })
  expect(html.match(/<textarea[^>]*readOnly=""/gi)).toHaveLength(3)
  expect(html).toMatch(/<a [^>]*href="\/share-image\/doctor\/[^"]+" download="[^"]+\.png"/)
})

it('names the configured site, whatever host the request names', async () => {
  const { html } = await openPage(`https://evil.example${paths.marketingOf(doctorId)}`, { headers })
  expect(html).not.toContain('evil.example')
  expect(html).toContain(`${siteOrigin}/doctor/`)
})
