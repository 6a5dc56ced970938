import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { photoUploader } from '#app/modules/practice/profile/pages/photo-upload.server.ts'
import { changeRequests, media, providers, rateLimits, sessions, users } from '#drizzle/schema/index.ts'
import { signedIn } from '#tests/factories/accounts.ts'
import { drawnPortrait, insertPhoto } from '#tests/factories/photos.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useSeededDatabase()

const personal = '/provider/4/dashboard/clinics/edit/personal'
const form = `${personal}?part=photo`
const wizard = '/provider/4/onboarding?step=photo'

const own = async () => (await db.select().from(providers).where(eq(providers.slug, 'zhongwen-du')))[0]!

let owner: Record<string, string>
let ownerId: string

beforeEach(async () => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'zhongwen.du'))
  ownerId = user!.id
  owner = await signedIn(ownerId)
})

afterEach(async () => {
  await withTransaction(async (tx) => {
    await tx.update(providers).set({ photoId: null }).where(eq(providers.slug, 'zhongwen-du'))
    for (const table of [changeRequests, rateLimits, sessions, media]) await tx.delete(table)
  })
})

async function send(bytes: Uint8Array<ArrayBuffer>, name = 'me.jpg', fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const [key, value] of Object.entries(fields)) body.set(key, value)
  body.set('version', String((await own()).version))
  body.set('photo', new File([bytes], name, { type: 'image/jpeg' }))
  return post(form, {}, { headers: owner, body })
}

const faultOf = ({ data }: { data: unknown }) => (data as { submission: { error?: unknown } }).submission.error

/** A picture that takes megabytes, as those of telephones do. */
async function noisy(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#888888', noise } })
  return new Uint8Array(await picture.jpeg({ quality: 95 }).toBuffer())
}

describe('a photo that is sent', () => {
  it('may have megabytes; it waits where its owner sees it and nobody else', async () => {
    const bytes = await noisy(2600)
    expect(bytes.length).toBeGreaterThan(3_000_000)
    expect((await send(bytes)).status).toBe(302)
    const [row] = await db.select().from(media)
    expect(row).toMatchObject({ state: 'pending', mime: 'image/webp', width: 832, height: 832 })
    const preview = await openPage(`${personal}/photo/${row!.id}`, { headers: owner })
    expect([preview.status, preview.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(preview.headers.get('Cache-Control')).toBe('private, no-store')
    const address = `/media/zhongwen-du-${row!.sha256.slice(0, 16)}-208.webp`
    expect((await openPage(address)).status).toBe(404)
    expect((await openPage(address, { headers: owner })).status).toBe(404)
  })

  it('is cut where its owner has said: by the numbers of the script, or by the press of a part', async () => {
    // Red above, blue below.
    const halves = sharp({ create: { width: 900, height: 1800, channels: 3, background: '#0000ff' } })
    const red = { create: { width: 900, height: 900, channels: 3 as const, background: '#ff0000' } }
    const bytes = new Uint8Array(
      await halves
        .composite([{ input: red, top: 0, left: 0 }])
        .jpeg()
        .toBuffer(),
    )
    const reddest = async () => {
      const [row] = await db.select().from(media).where(eq(media.state, 'pending'))
      const { channels } = await sharp((await readKeptFile(row!.variants.original))!).stats()
      return channels[0]!.mean > channels[2]!.mean
    }
    const cases: [Record<string, string>, boolean][] = [
      [{ part: 'start' }, true],
      [{ part: 'end' }, false],
      [{ cutX: '0', cutY: '0', zoom: '2', part: 'end' }, true],
      [{ cutX: '0.5', cutY: '1', zoom: '1.5' }, false],
      // Nonsense cuts as nobody had chosen: the upper part.
      [{ cutX: '-3', cutY: 'x', zoom: '99' }, true],
    ]
    for (const [fields, isRed] of cases) {
      expect((await send(bytes, 'me.jpg', fields)).status, JSON.stringify(fields)).toBe(302)
      expect(await reddest(), JSON.stringify(fields)).toBe(isRed)
    }
    // So close that too few pixels are left.
    expect(faultOf(await send(bytes, 'me.jpg', { cutX: '0', cutY: '0', zoom: '3' }))).toEqual({
      photo: ['profile.errors.photo.close'],
    })
  })

  it('of an iPhone in HEIC is told the way to send it, in every language', async () => {
    const heic = new Uint8Array(Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'))
    expect(faultOf(await send(heic, 'IMG_0001.HEIC'))).toEqual({ photo: ['profile.errors.photo.heic'] })
    for (const locale of locales) {
      const body = new FormData()
      body.set('version', '1')
      body.set('photo', new File([heic], 'IMG_0001.HEIC'))
      const { html } = await openPage(withPrefix(form, locale), { method: 'POST', headers: owner, body })
      expect(html).toMatch(/HEIC[^<]*JPEG[^<]*›[^<]*<\/a>/)
    }
  })

  it('is taken off by its owner at once, and asked for by nobody', async () => {
    const { id } = await insertPhoto({ providerId: (await own()).id })
    expect((await own()).photoId).toBe(id)
    const sent = { version: String((await own()).version), remove: '1' }
    expect((await post(form, sent, { headers: owner })).status).toBe(302)
    expect((await own()).photoId).toBeNull()
    expect(await db.select().from(changeRequests)).toEqual([])
    expect((await post(form, sent, { headers: owner })).status).toBe(409)
  })

  it('is told beside its field what is wrong with it', async () => {
    const drawing = new Uint8Array(await drawnPortrait().jpeg().toBuffer())
    const heavy = new Uint8Array(10 * 1024 * 1024 + 1)
    heavy.set(drawing)
    const cases = {
      missing: new Uint8Array(0),
      heavy,
      kind: new TextEncoder().encode('<svg onload="alert(1)">'),
      broken: drawing.slice(0, 3000),
      small: new Uint8Array(await drawnPortrait(399, 900).jpeg().toBuffer()),
    }
    for (const [fault, bytes] of Object.entries(cases)) {
      const answer = await send(bytes)
      expect(answer.status).toBe(400)
      expect(faultOf(answer)).toEqual({ photo: [`profile.errors.photo.${fault}`] })
    }
    expect(await db.select().from(media)).toEqual([])
    for (const locale of locales) {
      const body = new FormData()
      body.set('version', '1')
      body.set('photo', new File([heavy], 'me.jpg'))
      const { html } = await openPage(withPrefix(form, locale), { method: 'POST', headers: owner, body })
      expect(html).toMatch(/10 MB[^<]*<\/a>/)
    }
  })

  it('too often in an hour is refused with words and the time to wait', async () => {
    const broken = new Uint8Array(Buffer.from('\xff\xd8\xff', 'latin1'))
    for (let time = 0; time < 20; time++) expect((await send(broken)).status).toBe(400)
    const answer = await send(broken)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(faultOf(answer)).toEqual({ photo: ['errors.tooMany'] })
  })

  it('may be large only where a form takes one, from somebody who is signed in', async () => {
    const cookie = owner.Cookie!
    for (const locale of locales) {
      for (const target of [form, wizard])
        expect(await photoUploader({ target: withPrefix(target, locale), cookie }), target).toBe(ownerId)
    }
    const elsewhere = [
      personal,
      `${personal}?part=bio`,
      '/provider/4/onboarding?step=bio',
      `${personal}/photo?part=photo`,
    ]
    for (const target of [...elsewhere, '/contact?part=photo', '/provider/4/login', '/?part=photo&step=photo'])
      expect(await photoUploader({ target, cookie }), target).toBeNull()
    const strangers = ['', 'hys-v5-auth=forged', `${cookie.slice(0, -4)}AAAA`]
    for (const stranger of strangers) expect(await photoUploader({ target: form, cookie: stranger })).toBeNull()
    await withTransaction((tx) => tx.update(sessions).set({ revokedAt: 1 }))
    expect(await photoUploader({ target: form, cookie })).toBeNull()
  })
})

describe('an approved photo', () => {
  /** The addresses of pages that show this doctor, by what they are. */
  async function pagesOf() {
    const { html } = await openPage('/doctor?q=杜仲文')
    const [, profile] = /href="(\/doctor\/[a-z-]+\/zhongwen-du)"/.exec(html)!
    return { list: '/doctor?q=杜仲文', profile: profile!, appointment: `${profile}/appointment` }
  }

  it('is shown on lists, the profile and where it is booked, in every language under one address', async () => {
    const pages = await pagesOf()
    for (const path of Object.values(pages)) expect((await openPage(path)).html).not.toContain('/media/')
    const { sha256 } = await insertPhoto({ providerId: (await own()).id })
    const address = (side: number) => `/media/zhongwen-du-${sha256.slice(0, 16)}-${side}.webp`
    const shown = `<img src="${address(208)}" srcSet="${address(208)} 208w, ${address(416)} 416w"`
    for (const [kind, path] of Object.entries(pages)) {
      for (const locale of locales) {
        const { html } = await openPage(withPrefix(path, locale))
        expect(html, `${locale} ${path}`).toContain(shown)
        const [tag] = new RegExp(`<img src="${address(208)}"[^>]*>`).exec(html)!
        expect(tag).toContain('alt=""')
        expect(tag).toMatch(kind === 'profile' ? /width="104" height="104".*loading="eager"/ : /loading="lazy"/)
      }
    }
    const { html } = await openPage(pages.profile)
    expect(html).toContain(`"image":"${siteOrigin}${address(832)}"`)
    const answer = await openPage(address(416))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const etag = answer.headers.get('ETag')!
    const again = await openPage(address(416), { headers: { 'If-None-Match': `W/"x", ${etag}` } })
    expect([again.status, again.html]).toEqual([304, ''])
    expect((await openPage(address(208))).headers.get('ETag')).not.toBe(etag)
  })

  it('that is taken away is nowhere', async () => {
    const { profile } = await pagesOf()
    const { id, sha256 } = await insertPhoto({ providerId: (await own()).id })
    const address = `/media/zhongwen-du-${sha256.slice(0, 16)}-208.webp`
    expect((await openPage(address)).status).toBe(200)
    await withTransaction((tx) =>
      tx
        .update(media)
        .set({ state: 'removed' })
        .where(inArray(media.id, [id])),
    )
    expect((await openPage(address)).status).toBe(404)
    expect((await openPage(profile)).html).not.toContain('/media/')
  })
})
