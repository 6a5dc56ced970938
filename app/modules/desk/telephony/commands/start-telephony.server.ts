import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { ivrVersions, phoneLines, ringGroups, telephonySettings } from '#drizzle/schema/practice/telephony.ts'
import { startTree } from '../ivr-start.ts'
import { noPrompts, voiceLanguages } from '../ivr.ts'
import { sealMembers } from '../sealed.server.ts'
import { recordOfClinic, requireRight } from './take-clinic.server.ts'

/** What recordings are kept for before somebody says otherwise. */
const usualDays = 90

/**
 * Sets up a clinic's telephone with the menu that is ready: the clinic's own number, a group for the front desk, published at once. Once it is
 * set up, nothing happens. @throws DomainError not_found `telephony.unknown`; forbidden `practice.read_only`
 */
export function startTelephony(actor: ProviderActor, facilityId: string): Promise<void> {
  return withTransaction(async (tx) => {
    requireRight(actor, 'telephony.set_up', facilityId)
    const [facility] = await tx
      .select({ phone: facilities.phone })
      .from(facilities)
      .where(eq(facilities.id, facilityId))
    const [groupId, at] = [newId(), now()]
    const draft = startTree(groupId)
    const started = await tx
      .insert(telephonySettings)
      .values({
        ...{
          id: newId(),
          facilityId,
          hours: { mode: 'clinic' },
          draft: { ...draft },
          liveVersion: 1,
          greeting: noPrompts,
          tells: [],
        },
        ...{ announcesRecording: false, textsBack: true, keepDays: usualDays, switchedTo: null, switchedUntil: null },
        ...{ version: 1, updatedAt: at },
      })
      .onConflictDoNothing({ target: telephonySettings.facilityId })
      .returning({ id: telephonySettings.id })
    if (started.length === 0) return
    const since = { version: 1, createdAt: at, updatedAt: at }
    const group = { id: groupId, facilityId, name: 'Front desk 前台', membersEnc: sealMembers(groupId, []) }
    await tx.insert(ringGroups).values({ ...group, ...since })
    await tx.insert(ivrVersions).values({
      ...{ id: newId(), facilityId, number: 1, tree: { ...draft }, publishedById: actor.userId, createdAt: at },
    })
    if (facility?.phone) {
      const line = {
        id: newId(),
        facilityId,
        number: facility.phone,
        label: 'Main 总机',
        languages: [...voiceLanguages],
      }
      await tx
        .insert(phoneLines)
        .values({ ...line, ...since })
        .onConflictDoNothing()
    }
    await recordOfClinic(tx, actor, { facilityId, action: 'telephony.set_up', fields: ['menu', 'hours', 'group'] })
  })
}
