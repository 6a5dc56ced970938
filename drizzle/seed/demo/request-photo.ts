import { and, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { addPhoto } from '#app/modules/uploads/commands/add-photo.server.ts'
import { dropPhoto, keepPhoto } from '#app/modules/uploads/photo-store.server.ts'
import { readPhoto } from '#app/modules/uploads/read-photo.server.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { demoUserId } from './accounts.ts'

const providerId = 'demo-wei-chen'

/** A drawn head and shoulders, of nobody. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
  <rect width="900" height="1200" fill="#dfe9e2"/>
  <path d="M60 1200c10-330 170-420 390-420s380 90 390 420z" fill="#f6f7f5"/>
  <path d="M370 780l80 150 80-150z" fill="#35618e"/>
  <rect x="380" y="640" width="140" height="180" rx="60" fill="#cf9a74"/>
  <ellipse cx="450" cy="500" rx="190" ry="240" fill="#e0ae88"/>
  <path d="M262 450c-6-190 80-260 188-260s196 70 188 260c-30-90-90-130-188-130s-158 40-188 130z" fill="#231d1a"/>
  <circle cx="380" cy="510" r="15" fill="#231d1a"/><circle cx="520" cy="510" r="15" fill="#231d1a"/>
  <path d="M395 622c36 30 76 30 110 0" fill="none" stroke="#94513f" stroke-width="13" stroke-linecap="round"/>
</svg>`

/** Sees to it that one photo waits for a reviewer; where one does, or the demo is not there, nothing is done. */
export async function keepDemoPhoto(): Promise<void> {
  const [open] = await db
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, 'provider'),
        eq(changeRequests.targetId, providerId),
        eq(changeRequests.field, 'photo'),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
  const [row] = await db.select({ photoId: providers.photoId }).from(providers).where(eq(providers.id, providerId))
  if (open || !row) return
  const photo = await readPhoto(await sharp(Buffer.from(drawing)).jpeg().toBuffer())
  if ('fault' in photo) throw new Error(`The drawn photo of the demo cannot be read: ${photo.fault}.`)
  const kept = await keepPhoto(photo)
  try {
    await withTransaction(async (tx) => {
      const id = await addPhoto(tx, providerId, kept)
      await submitChange(tx, {
        ...{ kind: 'image', targetType: 'provider', targetId: providerId, field: 'photo', locale: 'zh-Hans' },
        submitter: { userId: demoUserId('wei.chen') },
        before: { photoId: row.photoId },
        after: { photoId: id },
      })
    })
  } catch (error) {
    await dropPhoto(kept.variants)
    throw error
  }
}
