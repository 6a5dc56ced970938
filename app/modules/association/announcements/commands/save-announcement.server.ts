import { and, eq, inArray } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { toSimplified, toTraditional } from '#app/modules/content/convert-script.server.ts'
import { announcements } from '#drizzle/schema/association/announcements.ts'
import { associationEvents } from '#drizzle/schema/association/events.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { type Announcement, stepAnnouncement } from '../announcement-status.ts'
import { listNamed } from '../queries/named-members.server.ts'
import { lockOwnAnnouncement, moveAnnouncement } from './write-announcement.server.ts'

type Columns = Pick<Announcement, 'title' | 'body' | 'channels' | 'segment' | 'segmentStatus' | 'eventId'>

/** What a form says of an announcement. `named` are the members of a segment chosen by hand, as somebody has typed them. */
export type AnnouncementDraft = Readonly<{ columns: Columns; named: readonly string[]; isRead: boolean }>

const scripts = [
  { from: 'zh-Hans', to: 'zh-Hant', convert: toTraditional },
  { from: 'zh-Hant', to: 'zh-Hans', convert: toSimplified },
] as const

/** Fills the other Chinese script where it was left empty, and says so until somebody has read it. */
function withBothScripts({ columns, isRead }: AnnouncementDraft, before: Announcement | null) {
  const title = { ...columns.title }
  const body = { ...columns.body }
  const converted: string[] = []
  for (const { from, to, convert } of scripts) {
    if (columns.title[to] === '' && columns.body[to] === '' && columns.title[from] !== '') {
      title[to] = convert(columns.title[from])
      body[to] = convert(columns.body[from])
      converted.push(to)
    } else if (
      before?.converted.includes(to) &&
      !isRead &&
      before.title[to] === title[to] &&
      before.body[to] === body[to]
    ) {
      converted.push(to)
    }
  }
  return { title, body, converted }
}

async function columnsOf(
  tx: Transaction,
  associationId: string,
  draft: AnnouncementDraft,
  before: Announcement | null,
) {
  const { segment, eventId } = draft.columns
  if (segment === 'event') {
    const isOwn = and(eq(associationEvents.id, eventId ?? ''), eq(associationEvents.associationId, associationId))
    const known = inArray(associationEvents.status, ['published', 'in_progress', 'finished'])
    const [event] = await tx.select({ id: associationEvents.id }).from(associationEvents).where(and(isOwn, known))
    if (!event) throw new DomainError('invalid', 'announcement.no_event')
  }
  const chosen = segment === 'chosen' ? await listNamed(associationId, draft.named, tx) : []
  return { ...draft.columns, ...withBothScripts(draft, before), chosen }
}

/**
 * Makes a draft. `key` is of the form that makes it: sent twice it makes one.
 * @param shown the association that the form was made for: another may have been chosen since
 * @throws DomainError conflict `association.other_chosen`; invalid `announcement.no_member`, `announcement.no_event`
 */
export async function createAnnouncement(
  actor: AssociationActor,
  { shown, key, draft }: Readonly<{ shown: string; key: string; draft: AnnouncementDraft }>,
): Promise<string> {
  return withTransaction(async (tx) => {
    const { id: associationId } = await readChosen(actor, tx)
    if (associationId !== shown) throw new DomainError('conflict', 'association.other_chosen')
    const isSame = and(eq(announcements.formKey, key), eq(announcements.associationId, associationId))
    const [known] = await tx.select({ id: announcements.id }).from(announcements).where(isSame)
    if (known) return known.id
    const [id, at] = [newId(), now()]
    await tx.insert(announcements).values({
      ...(await columnsOf(tx, associationId, draft, null)),
      ...{ id, associationId, formKey: key, status: 'draft', createdBy: actor.userId },
      ...{ version: 1, createdAt: at, updatedAt: at },
    })
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.announcement_create',
      subject: { type: 'announcement', id },
    })
    return id
  })
}

/**
 * Changes a draft; nothing else can be changed.
 * @param seen the version that the page has shown
 * @throws DomainError not_found `announcement.unknown`; conflict `announcement.not_now`, `announcement.stale`; invalid
 * `announcement.no_member`, `announcement.no_event`
 */
export async function editAnnouncement(
  actor: AssociationActor,
  { id, seen, draft }: Readonly<{ id: string; seen: number | null; draft: AnnouncementDraft }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockOwnAnnouncement(tx, actor, id)
    stepAnnouncement(before.status, 'edit')
    if (before.version !== seen) throw new DomainError('conflict', 'announcement.stale')
    const changes = await columnsOf(tx, before.associationId, draft, before)
    await moveAnnouncement(tx, before, { action: 'edit', actor: { type: 'user', id: actor.userId }, changes })
  })
}
