import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { keepPhoto } from '#app/modules/uploads/photo-store.server.ts'
import { type Photo, readPhoto } from '#app/modules/uploads/read-photo.server.ts'
import { media, providers } from '#drizzle/schema/directory.ts'

/** A drawn head and shoulders, of nobody, in the upper part of a picture; `ground` is the color behind it. */
export function drawnPortrait(width = 900, height = 1200, ground = '#d8e4ea'): Sharp {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 900 1200"
      preserveAspectRatio="xMidYMid slice">
    <rect width="900" height="1200" fill="${ground}"/>
    <path d="M60 1200c10-330 170-420 390-420s380 90 390 420z" fill="#f6f7f5"/>
    <path d="M370 780l80 150 80-150z" fill="#2f6f73"/>
    <rect x="380" y="640" width="140" height="180" rx="60" fill="#d9a47f"/>
    <ellipse cx="450" cy="500" rx="190" ry="240" fill="#e8b993"/>
    <path d="M255 480c-20-240 120-300 200-300s210 50 190 300c-40-110-90-150-190-150s-160 40-200 150z" fill="#2a2320"/>
    <circle cx="380" cy="510" r="16" fill="#2a2320"/><circle cx="520" cy="510" r="16" fill="#2a2320"/>
    <path d="M385 620c40 40 90 40 130 0" fill="none" stroke="#a4513f" stroke-width="14" stroke-linecap="round"/>
  </svg>`
  return sharp(Buffer.from(drawing)).flatten({ background: ground })
}

const read = new Map<string, Promise<Photo>>()

async function readDrawn(ground: string): Promise<Photo> {
  const photo = await readPhoto(await drawnPortrait(900, 1200, ground).jpeg().toBuffer())
  if ('fault' in photo) throw new Error(photo.fault)
  return photo
}

type GivenPhoto = Readonly<{
  providerId: string
  state?: (typeof media.$inferSelect)['state']
  /** Whether it is the photo of the profile; left out, when it is approved. */
  isShown?: boolean
  ground?: string
}>

/** A photo of a provider as an upload leaves it, and as a reviewer would by now. */
export async function insertPhoto({ providerId, state = 'approved', isShown, ground = '#d8e4ea' }: GivenPhoto) {
  if (!read.has(ground)) read.set(ground, readDrawn(ground))
  const kept = await keepPhoto(await read.get(ground)!)
  const id = newId()
  await withTransaction(async (tx) => {
    await tx
      .insert(media)
      .values({ id, ownerType: 'provider', ownerId: providerId, kind: 'portrait', ...kept, state, createdAt: now() })
    if (isShown ?? state === 'approved')
      await tx.update(providers).set({ photoId: id }).where(eq(providers.id, providerId))
  })
  return { id, ...kept }
}
