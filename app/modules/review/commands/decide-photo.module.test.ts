import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { findPublicPhoto } from '#app/modules/practice/profile/queries/public-photo.server.ts'
import { proposePhoto } from '#app/modules/practice/profile/commands/propose-photo.server.ts'
import { readKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { readPhoto } from '#app/modules/uploads/read-photo.server.ts'
import { changeRequests, media, messageOutbox, providers } from '#drizzle/schema/index.ts'
import { actorOf, insertUser } from '#tests/factories/accounts.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { drawnPortrait, insertPhoto } from '#tests/factories/photos.ts'
import { insertReviewer, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { findReviewPhoto } from '../queries/review-photo.server.ts'
import { findStanding, seenMark } from '../queries/standing-values.server.ts'
import { approvePhotoRequest, refusePhotoRequest } from './decide-photo.server.ts'

useDatabase()

let reviewer: AdminActor
let former: Awaited<ReturnType<typeof insertPhoto>>
let photoId: string
let id: string

const seen = async () => {
  const row = await openRequest(db, reviewer, id)
  return seenMark(row, (await findStanding(db, row))!)
}
const card = async () =>
  (await findProviderCards([{ providerId: 'p1', facilityId: null, distanceMeters: null }], 'zh-Hans'))[0]!
const row = async (of: string) => (await db.select().from(media).where(eq(media.id, of)))[0]!
const shown = async () => (await findPublicPhoto((await card()).photo!.large!.replace('/media/', '')))!
const status = async () => (await db.select().from(changeRequests))[0]!.status

beforeEach(async () => {
  await insertReviewReference()
  reviewer = await insertReviewer('image.review')
  const userId = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry' })
    const userId = await insertUser(tx)
    await insertProvider(tx, { id: 'p1', slug: 'ann-lee', specialties: ['dentistry'], userId })
    return userId
  })
  former = await insertPhoto({ providerId: 'p1' })
  const photo = await readPhoto(await drawnPortrait(900, 1200, '#f4e4c8').jpeg().toBuffer())
  if ('fault' in photo) throw new Error(photo.fault)
  const [{ version }] = (await db.select().from(providers)) as [typeof providers.$inferSelect]
  photoId = await proposePhoto(actorOf({ userId, providerId: 'p1', seats: [] }), photo, version)
  id = (await db.select().from(changeRequests))[0]!.id
})

it('an approved photo stands on the card at once; the one before it is gone, its files too', async () => {
  expect((await card()).photo!.src).toContain(former.sha256.slice(0, 16))
  await approvePhotoRequest(reviewer, id, { seen: await seen(), crop: 'whole' })
  const { sha256, state } = await row(photoId)
  expect(state).toBe('approved')
  expect((await card()).photo!.src).toContain(sha256.slice(0, 16))
  expect(await sharp((await shown()).bytes).metadata()).toMatchObject({ width: 832, height: 832 })
  expect((await row(former.id)).state).toBe('removed')
  expect(await readKeptFile(former.variants.original)).toBeNull()
  expect(await db.select().from(messageOutbox)).toMatchObject([{ template: 'request_approved' }])
})

it('a crop is shown as the reviewer saw it, in all sizes, and the whole is gone', async () => {
  const whole = await row(photoId)
  const seenCrop = (await findReviewPhoto(reviewer, id, 'closer'))!
  expect(await sharp(seenCrop.bytes).metadata()).toMatchObject({ width: 416 })
  await approvePhotoRequest(reviewer, id, { seen: await seen(), crop: 'closer' })
  const cut = await row(photoId)
  expect(cut).toMatchObject({ state: 'approved', width: 666, height: 666 })
  expect(cut.sha256).not.toBe(whole.sha256)
  expect(await readKeptFile(whole.variants.original)).toBeNull()
  expect(await sharp((await shown()).bytes).metadata()).toMatchObject({ width: 666 })
})

it('what is refused leaves no file behind, and the card as it was', async () => {
  await expect(approvePhotoRequest(reviewer, id, { seen: 'else', crop: 'closer' })).rejects.toMatchObject({
    code: 'review.changed',
  })
  expect(await status()).toBe('submitted')
  expect((await row(photoId)).state).toBe('pending')
  const { variants } = await row(photoId)
  await refusePhotoRequest(reviewer, id, { seen: await seen(), decision: 'reject', reason: 'not_a_person', note: null })
  expect((await row(photoId)).state).toBe('rejected')
  expect(await readKeptFile(variants.original)).toBeNull()
  expect((await card()).photo!.src).toContain(former.sha256.slice(0, 16))
})

it('a photo that is asked for anew stays until its owner sends another', async () => {
  await refusePhotoRequest(reviewer, id, {
    seen: await seen(),
    decision: 'return',
    reason: 'photo_unclear',
    note: null,
  })
  expect(await status()).toBe('needs_info')
  expect((await row(photoId)).state).toBe('pending')
})
