import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { drawPortrait } from '#app/modules/directory/portraits/portrait.ts'
import { parsePortraitName } from '#app/modules/directory/provider-photo.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** The drawn portrait under the last part of its address. Only fictional doctors have one: nobody who lives is drawn from imagination. */
export async function findPortrait(name: string): Promise<string | null> {
  const slug = parsePortraitName(name)
  if (slug === null) return null
  const [row] = await db
    .select({ id: providers.id, gender: providers.gender, practicingSince: providers.practicingSince })
    .from(providers)
    .where(and(eq(providers.slug, slug), eq(providers.status, 'listed'), eq(providers.isDemo, true)))
    .limit(1)
  return row ? drawPortrait(row) : null
}
