import type { ProviderActor } from '#app/core/actor.ts'
import { locales } from '#app/core/i18n/locale.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { amendableStatuses, amendChange } from '#app/modules/moderation/commands/amend-change.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { withdrawChange } from '#app/modules/moderation/commands/withdraw-change.server.ts'
import type { providers } from '#drizzle/schema/directory.ts'
import { findOwnRequests, isOpen, type OwnRequest, publishedStatuses } from '../queries/personal-page.server.ts'
import { standingPart } from '../queries/standing-part.server.ts'
import { completeBio } from './complete-bio.server.ts'
import { openOwnProfile } from './open-own-profile.server.ts'
import { type PartChange, writePart } from './write-part.server.ts'

/** What became of a change: it holds now, a reviewer decides, an open request is taken back, or there was nothing to do. */
export type Saved = 'saved' | 'submitted' | 'withdrawn' | 'unchanged'

type ProviderRow = typeof providers.$inferSelect

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Changes a part of the own profile. What a reviewer has to see of a public profile becomes a change request, one a part;
 * everything else holds at once.
 * @param version the profile's version that the form showed
 * @throws DomainError not_found `directory.provider_not_found`; conflict `directory.stale`; invalid `directory.unknown_…`
 */
export function savePart(actor: ProviderActor, sent: PartChange, version: number): Promise<Saved> {
  return withTransaction(async (tx) => {
    const row = await openOwnProfile(tx, actor, version)
    const edit = { providerId: row.id, userId: actor.userId, version }
    const change = completed(sent)
    if (isConfirmation(row.bio, change)) {
      await writePart(tx, edit, row, change)
      return 'saved'
    }
    if (publishedStatuses.includes(row.status) && isReviewedChange(change)) return propose(tx, actor, row, change)
    await writePart(tx, edit, row, change)
    return 'saved'
  })
}

const completed = (change: PartChange): PartChange =>
  change.part === 'bio' && change.values ? { ...change, values: completeBio(change.values) } : change

/** Somebody has read what was converted and changes nothing: there is nothing to be reviewed. */
function isConfirmation(bio: ProviderRow['bio'] | undefined, change: PartChange): boolean {
  if (change.part !== 'bio' || !bio?.draft || !change.values || change.values.draft) return false
  return locales.every((locale) => bio[locale] === change.values?.[locale])
}

const isAmendable = ({ status }: OwnRequest) => (amendableStatuses as readonly string[]).includes(status)

type ReviewedChange = Extract<PartChange, { part: 'names' | 'bio' | 'credentials' }>

const isReviewedChange = (change: PartChange): change is ReviewedChange =>
  ['names', 'bio', 'credentials'].includes(change.part)

async function propose(
  tx: Transaction,
  actor: ProviderActor,
  row: ProviderRow,
  change: ReviewedChange,
): Promise<Saved> {
  const { part, values } = change
  const before = await standingPart(tx, row, part)
  const after: Record<string, unknown> = part === 'names' ? { ...values } : { [part]: values }
  const open = (await findOwnRequests(actor.userId, row.id, tx)).find((each) => each.field === part && isOpen(each))
  if (open && same(open.after, after)) return 'unchanged'
  // What waits is the same text, and only the mark on it goes: its reviewer has read it, or is about to.
  if (open && isAmendable(open) && isConfirmation(open.after.bio as ProviderRow['bio'] | undefined, change)) {
    await amendChange(tx, { id: open.id, userId: actor.userId, after })
    return 'saved'
  }
  if (same(before, after)) {
    if (!open) return 'unchanged'
    await withdrawChange(tx, { id: open.id, userId: actor.userId })
    return 'withdrawn'
  }
  await submitChange(tx, {
    kind: part === 'bio' ? 'description' : 'update_provider',
    targetType: 'provider',
    targetId: row.id,
    field: part,
    submitter: { userId: actor.userId },
    locale: actor.locale,
    before,
    after,
  })
  return 'submitted'
}
