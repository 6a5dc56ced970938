import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { media, providers } from '#drizzle/schema/index.ts'
import { insertPhoto } from '#tests/factories/photos.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'

useSeededDatabase()

const slug = 'zhongwen-du'
const address = `/portraits/${slug}-1.svg`
const list = '/doctor?q=杜仲文'

/** Where the profile is, as the list links to it. */
const profileOf = async () => /href="(\/doctor\/[a-z-]+\/zhongwen-du)"/.exec((await openPage(list)).html)![1]!

const change = (values: Partial<typeof providers.$inferInsert>) =>
  withTransaction((tx) => tx.update(providers).set(values).where(eq(providers.slug, slug)))

afterEach(async () => {
  await change({ isDemo: true, status: 'listed', photoId: null })
  await withTransaction((tx) => tx.delete(media))
})

describe('the portrait of a fictional doctor', () => {
  it('stands on cards and the profile in every language, and the page says that it is a demonstration', async () => {
    const profile = await profileOf()
    for (const locale of locales) {
      for (const path of [list, profile]) {
        const { html } = await openPage(withPrefix(path, locale))
        expect(html, `${locale} ${path}`).toContain(`<img src="${address}"`)
        expect(html).toContain('seal--drawn')
      }
    }
    expect((await openPage(withPrefix(profile, 'en-US'))).html).toContain('Demo data')
  })

  it('is a drawing that browsers keep', async () => {
    const { status, headers, html } = await openPage(address)
    expect(status).toBe(200)
    expect(html).toMatch(/^<svg xmlns/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await openPage(address)).html).toBe(html)
  })

  it('travels compressed to whoever takes it so', async () => {
    const encodingFor = async (accepted: string) =>
      (await openPage(address, { headers: { 'Accept-Encoding': accepted } })).headers.get('content-encoding')
    expect(await encodingFor('gzip, deflate, br')).toBe('gzip')
    expect(await encodingFor('br, gzip;q=0.5')).toBe('gzip')
    for (const accepted of ['', 'br', 'gzip;q=0', 'x-gzip']) expect(await encodingFor(accepted), accepted).toBeNull()
    expect((await openPage(address)).headers.get('vary')).toBe('Accept-Encoding')
  })

  it('is told to search engines by nobody', async () => {
    const { html } = await openPage(await profileOf())
    expect(html).toContain('"image":"')
    expect(html).not.toMatch(/"image":"[^"]*portraits/)
  })

  it('gives way to a photo', async () => {
    const [row] = await db.select({ id: providers.id }).from(providers).where(eq(providers.slug, slug))
    await insertPhoto({ providerId: row!.id })
    const { html } = await openPage(await profileOf())
    expect(html).toContain(`/media/${slug}-`)
    expect(html).not.toContain(address)
  })
})

describe('nobody else', () => {
  it('is drawn: neither a real doctor nor who is not listed', async () => {
    const profile = await profileOf()
    await change({ isDemo: false })
    expect((await openPage(address)).status).toBe(404)
    const { status, html } = await openPage(profile)
    expect(status).toBe(200)
    expect(html).not.toContain(address)
    await change({ isDemo: true, status: 'retired' })
    expect((await openPage(address)).status).toBe(404)
  })

  it.each(['/portraits/nobody-1.svg', `/portraits/${slug}-2.svg`, `/portraits/${slug}.svg`, '/portraits/%00-1.svg'])(
    'has an address: %s',
    async (path) => {
      expect((await openPage(path)).status).toBe(404)
    },
  )
})
