import { createHash } from 'node:crypto'
import { report } from '#app/modules/seo/seo-log.server.ts'
import { drawingVersion, type ImageShape, type ShareCard } from './card.ts'
import { drawCard } from './draw.server.ts'
import { keepImage, readImage } from './image-store.server.ts'

/** What an image shows, as one digest: the same words in the same drawing are the same image. */
export function imageDigest(card: ShareCard, shape: ImageShape): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, shape, card]))
    .digest('hex')
}

const drawings = new Map<string, Promise<Buffer>>()

/** The PNG of a card: kept, or drawn now. Whoever asks for the same image meanwhile waits for the same drawing. */
export async function shareImage(card: ShareCard, shape: ImageShape): Promise<Buffer> {
  const digest = imageDigest(card, shape)
  const kept = await readImage(digest)
  if (kept) return kept
  const begun = drawings.get(digest)
  if (begun) return begun
  const drawing = drawAndKeep(digest, card, shape).finally(() => drawings.delete(digest))
  drawings.set(digest, drawing)
  return drawing
}

async function drawAndKeep(digest: string, card: ShareCard, shape: ImageShape): Promise<Buffer> {
  const drawn = await drawCard(card, shape)
  const { plain, seal } = card
  const isWhole = drawn.missing.length === 0 || plain === null
  const { png } = isWhole
    ? drawn
    : await drawCard({ ...card, title: plain.title, seal: seal && { ...seal, characters: plain.characters } }, shape)
  await keepImage(digest, png)
  return png
}

/** The PNG of a card; null, with a line in the log, when it cannot be drawn now. */
export async function drawnOrNothing(card: ShareCard, shape: ImageShape): Promise<Buffer | null> {
  try {
    return await shareImage(card, shape)
  } catch (error) {
    report('error', 'SHARE_IMAGE_ERROR', card.title, error)
    return null
  }
}
