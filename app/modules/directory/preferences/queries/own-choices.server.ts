import { db } from '#app/core/database/database.server.ts'
import { findNeighborhoodOfZip } from '#app/modules/directory/queries/neighborhood-of-zip.server.ts'
import type { Preferences } from '../preferences.ts'

/** The remembered plan and ZIP code as far as we still know them. `key` is how cards and the index call the plan, or the card it stands for. */
export type OwnChoices = {
  plan: { key: string; value: string; label: string } | null
  area: { zip: string; lat: number; lng: number } | null
}

type PlanWord = { id: string; value: string; label: string }

export async function findOwnArea(zip: string): Promise<OwnChoices['area']> {
  const row = await findNeighborhoodOfZip(db, zip)
  return row ? { zip, lat: row.lat, lng: row.lng } : null
}

/** What somebody asked us to remember, in a list's terms; null when it is nothing. */
export async function findOwnChoices(
  { plan, zip }: Preferences,
  { planGroup, plan: plans }: Record<'planGroup' | 'plan', PlanWord[]>,
): Promise<OwnChoices | null> {
  const row = [...planGroup, ...plans].find(({ value }) => value === plan)
  const area = zip === null ? null : await findOwnArea(zip)
  if (!row && !area) return null
  return { plan: row ? { key: row.id, value: row.value, label: row.label } : null, area }
}
