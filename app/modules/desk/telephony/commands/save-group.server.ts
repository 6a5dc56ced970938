import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { ringGroups } from '#drizzle/schema/practice/telephony.ts'
import type { RingMember } from '../ivr-engine.ts'
import { listPhoneTeamIds } from '../queries/phone-team.server.ts'
import { findSettings, findVersion } from '../queries/set-up.server.ts'
import { sealMembers } from '../sealed.server.ts'
import { recordOfClinic, requireRight } from './take-clinic.server.ts'

type Shown = Readonly<{ facilityId: string; groupId: string | null; version: number | null }>

async function openGroup(tx: Transaction, { facilityId, groupId, version }: Shown) {
  const [row] = await tx
    .select()
    .from(ringGroups)
    .where(and(eq(ringGroups.id, groupId ?? ''), eq(ringGroups.facilityId, facilityId)))
  if (!row) throw new DomainError('not_found', 'telephony.unknown')
  if (row.version !== version) throw new DomainError('conflict', 'directory.stale')
  return row
}

/** Whose telephones ring may answer the clinic's now. @throws DomainError not_found `telephony.unknown` */
export async function requireOfTeam(tx: Transaction, facilityId: string, userIds: readonly string[]): Promise<void> {
  const team = new Set(await listPhoneTeamIds(facilityId, tx))
  if (userIds.some((id) => !team.has(id))) throw new DomainError('not_found', 'telephony.unknown')
}

/**
 * Adds a group whose telephones ring, or changes one. Calls that come from then on meet it as it is.
 * @throws DomainError conflict `directory.stale`; not_found `telephony.unknown`; forbidden `practice.read_only`
 */
export function saveGroup(
  actor: ProviderActor,
  { name, members, ...shown }: Shown & Readonly<{ name: string; members: readonly RingMember[] }>,
): Promise<void> {
  const { facilityId, groupId } = shown
  return withTransaction(async (tx) => {
    requireRight(actor, 'telephony.set_up', facilityId)
    await requireOfTeam(
      tx,
      facilityId,
      members.map(({ userId }) => userId),
    )
    if (groupId === null) {
      const id = newId()
      const since = { version: 1, createdAt: now(), updatedAt: now() }
      await tx.insert(ringGroups).values({ id, facilityId, name, membersEnc: sealMembers(id, members), ...since })
    } else {
      const { id, version } = await openGroup(tx, shown)
      const columns = { name, membersEnc: sealMembers(id, members), updatedAt: now() }
      const written = await tx
        .update(ringGroups)
        .set({ ...columns, version: sql`${ringGroups.version} + 1` })
        .where(and(eq(ringGroups.id, id), eq(ringGroups.version, version)))
        .returning({ id: ringGroups.id })
      if (written.length === 0) throw new DomainError('conflict', 'directory.stale')
    }
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.group_save', fields: ['name', 'members'] })
  })
}

/**
 * Takes a group away that no menu rings, neither the one callers meet nor the one being edited.
 * @throws DomainError conflict `telephony.group_used`, `directory.stale`; not_found `telephony.unknown`; forbidden `practice.read_only`
 */
export function removeGroup(actor: ProviderActor, shown: Shown): Promise<void> {
  const { facilityId } = shown
  return withTransaction(async (tx) => {
    requireRight(actor, 'telephony.set_up', facilityId)
    const { id } = await openGroup(tx, shown)
    const settings = await findSettings(facilityId, tx)
    const live = settings && (await findVersion(facilityId, settings.liveVersion, tx))
    const nodes = [...(settings?.draft.nodes ?? []), ...(live?.nodes ?? [])]
    if (nodes.some(({ action, groupId }) => action === 'ring' && groupId === id))
      throw new DomainError('conflict', 'telephony.group_used')
    await tx.delete(ringGroups).where(eq(ringGroups.id, id))
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.group_remove', fields: ['name'] })
  })
}
