import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { dropPhoto, keepPhoto } from '#app/modules/uploads/photo-store.server.ts'
import { readLogo } from '#app/modules/uploads/read-logo.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { media } from '#drizzle/schema/directory.ts'

const sign = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="832" height="832" viewBox="0 0 200 200">
  <rect width="200" height="200" fill="#ffffff"/>${drawing}</svg>`

/** Signs that were drawn for the demo, and are nobody's. */
const drawings: Readonly<Record<string, string>> = {
  // A leaf of ginkgo in a ring.
  'example-chinese-physicians': sign(
    `<circle cx="100" cy="100" r="86" fill="none" stroke="#1f4e5f" stroke-width="8"/>
    <path d="M100 156c-4-30-10-40-46-58 4-34 26-54 42-54 4 14 4 24 4 34 0-10 0-20 4-34 16 0 38 20 42 54-36 18-42 28-46 58z" fill="#3f7f6b"/>
    <path d="M100 150V92M100 150c-8-24-18-36-36-48M100 150c8-24 18-36 36-48" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round"/>`,
  ),
  // A boat at the mouth of a river.
  'example-hometown': sign(
    `<rect x="14" y="14" width="172" height="172" rx="26" fill="#a5362c"/>
    <path d="M102 38v86M102 42c30 18 46 44 50 74h-50zM94 58c-18 14-30 34-34 58h34z" fill="#fff7e8" stroke="#fff7e8" stroke-width="4" stroke-linejoin="round"/>
    <path d="M44 126h112c-8 18-20 24-34 24H78c-14 0-26-6-34-24z" fill="#f0c987"/>
    <path d="M40 166c14-9 26-9 40 0s26 9 40 0 26-9 40 0" fill="none" stroke="#fff7e8" stroke-width="7" stroke-linecap="round"/>`,
  ),
  // An open book under a lamp.
  'example-nursing-alumni': sign(
    `<path d="M100 12l76 26v60c0 48-34 74-76 92-42-18-76-44-76-92V38z" fill="#2d3a6b"/>
    <path d="M100 92c-14-12-34-14-52-10v52c18-4 38-2 52 10 14-12 34-14 52-10V82c-18-4-38-2-52 10z" fill="#fdfaf2"/>
    <path d="M100 92v52" stroke="#2d3a6b" stroke-width="4"/><circle cx="100" cy="56" r="14" fill="#e9b44c"/>`,
  ),
}

async function keepLogo(ownerId: string, drawing: string): Promise<void> {
  const logo = await readLogo(await sharp(Buffer.from(drawing)).png().toBuffer())
  if ('fault' in logo) throw new Error(`The drawn logo of the demo cannot be read: ${logo.fault}.`)
  const kept = await keepPhoto(logo)
  const owner = { ownerType: 'association', ownerId, kind: 'logo' }
  try {
    await withTransaction((tx) =>
      tx.insert(media).values({ id: newId(), ...owner, ...kept, state: 'approved', createdAt: now() }),
    )
  } catch (error) {
    await dropPhoto(kept.variants)
    throw error
  }
}

/** Gives each association of the demo a logo that never had one; whoever has taken theirs away keeps none. */
export async function keepDemoLogos(): Promise<void> {
  const rows = await db
    .select({ id: associations.id, slug: associations.slug })
    .from(associations)
    .where(eq(associations.isDemo, true))
  for (const { id, slug } of rows) {
    const drawing = drawings[slug]
    const isLogo = and(eq(media.ownerType, 'association'), eq(media.ownerId, id), eq(media.kind, 'logo'))
    const [known] = await db.select({ id: media.id }).from(media).where(isLogo).limit(1)
    if (drawing && !known) await keepLogo(id, drawing)
  }
}
