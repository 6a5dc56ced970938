import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import {
  type AnnouncementDraft,
  createAnnouncement,
} from '#app/modules/association/announcements/commands/save-announcement.server.ts'
import { announcements } from '#drizzle/schema/association/announcements.ts'
import { insertUser } from './accounts.ts'
import { associationManager, insertAssociation, insertMember, managedAssociation } from './associations.ts'

/** A text in all languages for all members, by mail and on their pages. */
export function announcementDraft(
  columns: Partial<AnnouncementDraft['columns']> = {},
  more: Partial<AnnouncementDraft> = {},
): AnnouncementDraft {
  return {
    columns: {
      title: { 'zh-Hans': '春节聚会', 'zh-Hant': '春節聚會', 'en-US': 'New Year party' },
      body: { 'zh-Hans': '请来。', 'zh-Hant': '請來。', 'en-US': 'Please come.' },
      ...{ channels: 'both', segment: 'all', segmentStatus: null, eventId: null },
      ...columns,
    },
    ...{ named: [], isRead: false },
    ...more,
  }
}

/** An association that says where it can be written to, with an owner and so many members with addresses more. */
export async function announcementStage(members: number) {
  const made = await managedAssociation('owner', { address: '12 Example St, Flushing, NY 11355' })
  const memberIds = await withTransaction(async (tx) => {
    const ids: string[] = []
    for (let at = 0; at < members; at++)
      ids.push(await insertMember(tx, { associationId: made.associationId, email: `${newId()}@example.com` }))
    return ids
  })
  return { ...made, memberIds }
}

/** A draft of an actor's association; answers its id. */
export const insertAnnouncement = (actor: AssociationActor, draft = announcementDraft()): Promise<string> =>
  createAnnouncement(actor, { shown: actor.associations[0]!.id, key: newId(), draft })

/** A draft of an association, as it stands in the table; answers its id. */
export async function insertAnnouncementRow(associationId: string): Promise<string> {
  const [id, at] = [newId(), now()]
  await withTransaction(async (tx) => {
    const createdBy = await insertUser(tx, { scopes: ['association'] })
    await tx.insert(announcements).values({
      ...{ ...announcementDraft().columns, id, associationId, formKey: id, status: 'draft', createdBy },
      ...{ converted: [], chosen: [], version: 1, createdAt: at, updatedAt: at },
    })
  })
  return id
}

/** How the page of an announcement is reached by somebody who manages the association. */
export async function managedAnnouncement() {
  const associationId = await withTransaction((tx) => insertAssociation(tx))
  return {
    params: { announcement: await insertAnnouncementRow(associationId) },
    headers: await associationManager({ associationIds: [associationId] }),
  }
}
