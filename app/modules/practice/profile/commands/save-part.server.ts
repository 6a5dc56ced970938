import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { changeProvider, type ProviderEdit } from '#app/modules/directory/commands/change-provider.server.ts'
import { setCredentials, type StatedCredential } from '#app/modules/directory/commands/set-credentials.server.ts'
import { setSpecialties } from '#app/modules/directory/commands/set-specialties.server.ts'
import { setSpokenLanguages, type SpokenLanguage } from '#app/modules/directory/commands/set-spoken-languages.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { withdrawChange } from '#app/modules/moderation/commands/withdraw-change.server.ts'
import type { providers } from '#drizzle/schema/directory.ts'
import {
  findCredentials,
  findOwnRequests,
  isOpen,
  type PersonalPage,
  publishedStatuses,
} from '../queries/personal-page.server.ts'
import { openOwnProfile } from './open-own-profile.server.ts'

export type PartChange =
  | { part: 'names'; values: PersonalPage['names'] }
  | { part: 'specialties'; values: string[] }
  | { part: 'languages'; values: SpokenLanguage[] }
  | { part: 'facts'; values: PersonalPage['facts'] }
  | { part: 'bio'; values: PersonalPage['bio'] }
  | { part: 'credentials'; values: StatedCredential[] }

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
export function savePart(actor: ProviderActor, change: PartChange, version: number): Promise<Saved> {
  return withTransaction(async (tx) => {
    const row = await openOwnProfile(tx, actor, version)
    const edit = { providerId: row.id, userId: actor.userId, version }
    if (publishedStatuses.includes(row.status) && isReviewedChange(change)) return propose(tx, actor, row, change)
    await save(tx, edit, row, change)
    return 'saved'
  })
}

type ReviewedChange = Extract<PartChange, { part: 'names' | 'bio' | 'credentials' }>

const isReviewedChange = (change: PartChange): change is ReviewedChange =>
  ['names', 'bio', 'credentials'].includes(change.part)

async function save(tx: Transaction, edit: ProviderEdit, row: ProviderRow, change: PartChange): Promise<void> {
  switch (change.part) {
    case 'names':
      return changeProvider(tx, edit, {
        fields: Object.keys(change.values),
        // How the former name is read aloud says nothing of another.
        columns: {
          ...change.values,
          ...(row.nameHans === change.values.nameHans
            ? {}
            : { pronunciationPinyin: null, pronunciationJyutping: null }),
        },
      })
    case 'facts':
      return changeProvider(tx, edit, { fields: Object.keys(change.values), columns: change.values })
    case 'bio':
      return changeProvider(tx, edit, { fields: ['bio'], columns: { bio: change.values } })
    case 'specialties':
      return setSpecialties(tx, edit, change.values)
    case 'languages':
      return setSpokenLanguages(tx, edit, change.values)
    case 'credentials':
      return setCredentials(tx, edit, change.values)
  }
}

/** The values of a reviewed part as a request tells them: by column, or by the name of the rows. */
async function standing(tx: Transaction, row: ProviderRow, { part }: ReviewedChange): Promise<Record<string, unknown>> {
  if (part === 'credentials') return { credentials: await findCredentials(row.id, tx) }
  if (part === 'bio') return { bio: row.bio }
  const { nameHans, nameHant, preferredName, title } = row
  return { nameHans, nameHant, preferredName, title }
}

async function propose(
  tx: Transaction,
  actor: ProviderActor,
  row: ProviderRow,
  change: ReviewedChange,
): Promise<Saved> {
  const { part, values } = change
  const before = await standing(tx, row, change)
  const after: Record<string, unknown> = part === 'names' ? { ...values } : { [part]: values }
  const open = (await findOwnRequests(actor.userId, row.id, tx)).find((each) => each.field === part && isOpen(each))
  if (open && same(open.after, after)) return 'unchanged'
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
