import { and, asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { ivrVersions, phoneLines, ringGroups, telephonySettings } from '#drizzle/schema/practice/telephony.ts'
import { faultsOf } from '../ivr-checks.ts'
import { type IvrTree, type VoiceLanguage, voiceLanguages } from '../ivr.ts'
import type { LineHours, LineSwitch } from '../line-hours.ts'
import { openMembers } from '../sealed.server.ts'

type StoredSettings = typeof telephonySettings.$inferSelect

/** A row as the rules read it. */
export type Settings = Omit<StoredSettings, 'hours' | 'draft' | 'switchedTo' | 'switchedUntil'> &
  Readonly<{ hours: LineHours; draft: IvrTree; switched: LineSwitch }>

function toSettings({ switchedTo, switchedUntil, ...row }: StoredSettings): Settings {
  return {
    ...row,
    // Written by this module's forms alone, which check them.
    hours: row.hours as unknown as LineHours,
    draft: row.draft as unknown as IvrTree,
    switched: switchedTo !== null && switchedUntil !== null ? { to: switchedTo, until: switchedUntil } : null,
  }
}

/** How a facility answers the telephone; null before it was set up. */
export async function findSettings(facilityId: string, reader: Reader = db): Promise<Settings | null> {
  const [row] = await reader.select().from(telephonySettings).where(eq(telephonySettings.facilityId, facilityId))
  return row ? toSettings(row) : null
}

export type PhoneLine = typeof phoneLines.$inferSelect

export async function listLines(facilityId: string, reader: Reader = db): Promise<PhoneLine[]> {
  return reader
    .select()
    .from(phoneLines)
    .where(eq(phoneLines.facilityId, facilityId))
    .orderBy(asc(phoneLines.createdAt), asc(phoneLines.id))
}

export async function listGroups(facilityId: string, reader: Reader = db) {
  const rows = await reader
    .select()
    .from(ringGroups)
    .where(eq(ringGroups.facilityId, facilityId))
    .orderBy(asc(ringGroups.name), asc(ringGroups.id))
  return rows.map((row) => ({ id: row.id, name: row.name, version: row.version, members: openMembers(row) }))
}

/** Menus that were published, the last one first. */
export async function listVersions(facilityId: string) {
  return db
    .select({
      number: ivrVersions.number,
      publishedById: ivrVersions.publishedById,
      createdAt: ivrVersions.createdAt,
    })
    .from(ivrVersions)
    .where(eq(ivrVersions.facilityId, facilityId))
    .orderBy(desc(ivrVersions.number))
    .limit(20)
}

/** One of them; null where there is none of this number. */
export async function findVersion(facilityId: string, number: number, reader: Reader = db): Promise<IvrTree | null> {
  const [row] = await reader
    .select({ tree: ivrVersions.tree })
    .from(ivrVersions)
    .where(and(eq(ivrVersions.facilityId, facilityId), eq(ivrVersions.number, number)))
  return row ? (row.tree as unknown as IvrTree) : null
}

/** Languages that some number of a facility offers; all of them before there is a number. */
export function offeredLanguages(lines: readonly Pick<PhoneLine, 'languages'>[]): VoiceLanguage[] {
  const offered = lines.flatMap(({ languages }) => languages)
  return lines.length === 0 ? [...voiceLanguages] : voiceLanguages.filter((language) => offered.includes(language))
}

/** What keeps a menu from being published at a facility as it is set up. */
export async function faultsAt(facilityId: string, tree: IvrTree, reader: Reader = db) {
  const [lines, groups] = [await listLines(facilityId, reader), await listGroups(facilityId, reader)]
  return faultsOf(tree, { groups: new Set(groups.map(({ id }) => id)), languages: offeredLanguages(lines) })
}
