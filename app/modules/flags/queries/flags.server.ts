import { asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { prepared } from '#app/core/database/prepared.ts'
import { env } from '#app/core/env.server.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { featureFlags } from '#drizzle/schema/administration.ts'
import { type FlagCode, flagCodes } from '../feature-flags.ts'

/** How a flag stands as long as nobody has set it. */
const defaults: Readonly<Record<FlagCode, () => boolean>> = {
  associations: () => env.ASSOCIATION_ENABLED,
}

/** Every page asks for one, in its frame. */
const flagQuery = prepared((reader: Reader) =>
  reader
    .select({ isOn: featureFlags.isOn })
    .from(featureFlags)
    .where(eq(featureFlags.id, sql.placeholder('code')))
    .prepare(),
)

/** Whether a flag is on at this moment. */
export async function isFlagOn(code: FlagCode): Promise<boolean> {
  const [row] = await flagQuery(db).execute({ code })
  return row?.isOn ?? defaults[code]()
}

/** All flags: how each stands, how it would without anybody's doing, and the version of its switch. */
export async function listFlags() {
  const rows = await db.select().from(featureFlags).orderBy(asc(featureFlags.id))
  const versions = await findVersions('feature_flags', flagCodes)
  return flagCodes.map((code) => {
    const row = rows.find(({ id }) => id === code)
    const isOnByDefault = defaults[code]()
    return {
      code,
      isOn: row?.isOn ?? isOnByDefault,
      isOnByDefault,
      updatedAt: row?.updatedAt ?? null,
      version: versions.get(code) ?? 0,
    }
  })
}
