import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { readPageRevisions } from '#app/core/page/page-revisions.server.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { media, providers, providerStatuses } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { drawnPortrait, insertPhoto } from '#tests/factories/photos.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { convertPhotos } from '#app/modules/uploads/commands/convert-photos.server.ts'
import { findOwnPhoto } from './own-photo.server.ts'
import { findPublicPhoto } from './public-photo.server.ts'

useDatabase()

const hit = { providerId: 'p1', facilityId: null, distanceMeters: null }
const card = async () => (await findProviderCards([hit], 'zh-Hans'))[0]
const profile = async () => getProviderProfile((await resolveProvider('ann-lee')).provider!, 'zh-Hans')
const nameOf = (address: string) => address.replace('/media/', '')
const states = ['uploaded', 'pending', 'rejected', 'removed'] as const

beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry' })
    await insertProvider(tx, { id: 'p1', slug: 'ann-lee', isDemo: false, specialties: ['dentistry'] })
    await insertProvider(tx, { id: 'p2', slug: 'ann', specialties: ['dentistry'] })
  })
})

describe('the photo of a provider', () => {
  it('stands on card and profile under addresses that answer it', async () => {
    const { sha256 } = await insertPhoto({ providerId: 'p1' })
    const mark = sha256.slice(0, 16)
    const photo = (await card())!.photo!
    expect(photo).toEqual({
      src: `/media/ann-lee-${mark}-208.webp`,
      srcSet: `/media/ann-lee-${mark}-208.webp 208w, /media/ann-lee-${mark}-416.webp 416w`,
      large: `/media/ann-lee-${mark}-832.webp`,
      isDrawn: false,
    })
    expect((await profile()).photo).toEqual(photo)
    for (const side of [208, 416, 832]) {
      const found = (await findPublicPhoto(`ann-lee-${mark}-${side}.webp`))!
      expect(found.mime).toBe('image/webp')
      expect(await sharp(found.bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    }
    const others = [
      `ann-lee-${mark}-833.webp`,
      `ann-${mark}-208.webp`,
      `Ann-Lee-${mark}-208.webp`,
      `ann-lee-${mark}-208.png`,
    ]
    for (const name of [...others, `ann-lee-${'0'.repeat(16)}-208.webp`, `-${mark}-208.webp`, `a\0-${mark}-208.webp`])
      expect(await findPublicPhoto(name), name).toBeNull()
  })

  it.each(states)('is nowhere while it is %s', async (state) => {
    const { sha256 } = await insertPhoto({ providerId: 'p1', state, isShown: true })
    expect((await card())!.photo).toBeNull()
    expect((await profile()).photo).toBeNull()
    expect(await findPublicPhoto(`ann-lee-${sha256.slice(0, 16)}-208.webp`)).toBeNull()
  })

  it('is the one of the profile: an approved one that nothing points to is nowhere', async () => {
    const former = await insertPhoto({ providerId: 'p1' })
    const next = await insertPhoto({ providerId: 'p1', ground: '#f4e4c8' })
    expect(next.sha256).not.toBe(former.sha256)
    expect((await card())!.photo!.src).toContain(next.sha256.slice(0, 16))
    expect(await findPublicPhoto(`ann-lee-${former.sha256.slice(0, 16)}-208.webp`)).toBeNull()
  })

  it.each(providerStatuses)('of a %s provider answers only when listed', async (status) => {
    await insertPhoto({ providerId: 'p1' })
    const { src } = (await card())!.photo!
    await withTransaction((tx) => tx.update(providers).set({ status }).where(eq(providers.id, 'p1')))
    expect((await findPublicPhoto(nameOf(src))) !== null).toBe(status === 'listed')
    if (status === 'retired') expect((await profile()).photo).toBeNull()
  })

  it('counts as a change of the pages of doctors, when it is approved and when it is taken away', async () => {
    const { id } = await insertPhoto({ providerId: 'p1', state: 'pending' })
    const revision = async () => (await readPageRevisions()).directory ?? 0
    for (const change of [
      () => withTransaction((tx) => tx.update(media).set({ state: 'approved' }).where(eq(media.id, id))),
      () => withTransaction((tx) => tx.update(providers).set({ photoId: id }).where(eq(providers.id, 'p1'))),
      () => withTransaction((tx) => tx.update(media).set({ state: 'removed' }).where(eq(media.id, id))),
      () => withTransaction((tx) => tx.update(providers).set({ photoId: null }).where(eq(providers.id, 'p1'))),
    ]) {
      const before = await revision()
      await change()
      expect(await revision()).toBeGreaterThan(before)
    }
  })
})

describe('a photo that was kept as it came', () => {
  const folder = resolve(env.DATA_DIR, 'media')
  const owner = actorOf({ providerId: 'p1', seats: [] })

  async function insertFormer(id: string, mime: 'image/jpeg' | 'image/png', bytes: Buffer) {
    const name = `${randomBytes(16).toString('hex')}.${mime === 'image/png' ? 'png' : 'jpg'}`
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), bytes)
    await withTransaction(async (tx) => {
      await tx.insert(media).values({
        ...{ id, ownerType: 'provider', ownerId: 'p1', kind: 'portrait', mime, bytes: bytes.length, width: 900 },
        ...{ height: 1200, sha256: 'a'.repeat(64), state: 'approved', variants: { original: name }, createdAt: now() },
      })
      await tx.update(providers).set({ photoId: id }).where(eq(providers.id, 'p1'))
    })
    return name
  }

  it('is seen by its owner only, until it is brought to the form of today', async () => {
    const given = await drawnPortrait().jpeg().toBuffer()
    const name = await insertFormer('a', 'image/jpeg', given)
    expect((await card())!.photo).toBeNull()
    expect(await findOwnPhoto(owner, 'a')).toEqual({ mime: 'image/jpeg', bytes: given })

    expect(await convertPhotos()).toBe(1)
    const photo = (await card())!.photo!
    expect((await findPublicPhoto(nameOf(photo.src)))!.mime).toBe('image/webp')
    expect((await findOwnPhoto(owner, 'a'))!.mime).toBe('image/webp')
    expect(readdirSync(folder)).not.toContain(name)
    const rows = await db.select().from(media)
    expect(await convertPhotos()).toBe(0)
    expect(await db.select().from(media)).toEqual(rows)
  })

  it('stays as it is when it cannot be read, or is gone', async () => {
    const name = await insertFormer('b', 'image/png', Buffer.from('broken'))
    expect(await convertPhotos()).toBe(0)
    expect(existsSync(join(folder, name))).toBe(true)
    expect((await findOwnPhoto(owner, 'b'))!.bytes.toString()).toBe('broken')
  })
})
