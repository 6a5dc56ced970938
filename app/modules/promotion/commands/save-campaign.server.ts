import type { ProviderActor } from '#app/core/actor.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { nextMonday } from '../inventory.ts'
import { targetKindOf, weeksAhead } from '../placements.ts'
import { advertiserIds, listTargets } from '../queries/advertisers.server.ts'
import { openCampaign } from '../queries/campaigns.server.ts'
import { type CampaignWords, insertCampaign, lockCampaign, rewriteCampaign } from './write-campaign.server.ts'

/** Refuses weeks that have begun or lie too far ahead, and fields and areas that are not the doctor's. */
async function checkWords(tx: Transaction, providerId: string, words: CampaignWords): Promise<void> {
  const first = nextMonday(todayInNewYork())
  if (words.startsOn < first || words.startsOn >= addDays(first, weeksAhead * 7))
    throw new DomainError('invalid', 'promotion.weeks_over')
  const kind = targetKindOf(words.placement)
  const own = kind === null ? [] : (await listTargets(providerId, tx))[kind].map(({ id }) => id)
  const isOwn = words.targets.every((target) => own.includes(target))
  if (!isOwn || words.targets.length > 0 !== (kind !== null))
    throw new DomainError('invalid', 'promotion.not_own_target')
}

const auditOf = ({ userId }: ProviderActor, id: string, fields: readonly string[]) =>
  ({ actor: { type: 'user', id: userId }, subject: { type: 'campaign', id }, fields }) as const

/**
 * Writes a new campaign for a doctor, as a draft.
 * @returns its id
 * @throws DomainError forbidden `promotion.forbidden`; invalid `promotion.weeks_over`, `promotion.not_own_target`
 */
export async function draftCampaign(actor: ProviderActor, providerId: string, words: CampaignWords): Promise<string> {
  return withTransaction(async (tx) => {
    if (!(await advertiserIds(actor, 'promotion.draft', tx)).has(providerId))
      throw new DomainError('forbidden', 'promotion.forbidden')
    await checkWords(tx, providerId, words)
    const id = await insertCampaign(tx, { ...words, providerId, createdBy: actor.userId })
    await recordAudit(tx, { ...auditOf(actor, id, Object.keys(words)), action: 'promotion.draft' })
    return id
  })
}

/**
 * Changes a draft; what has been submitted stays as it is.
 * @param seen the version that the form has shown
 * @throws DomainError not_found `promotion.unknown`; forbidden `promotion.forbidden`; conflict `promotion.not_now`, `promotion.stale`;
 * invalid `promotion.weeks_over`, `promotion.not_own_target`
 */
export async function editCampaign(
  actor: ProviderActor,
  id: string,
  { seen, words }: Readonly<{ seen: number | null; words: CampaignWords }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    await openCampaign(actor, 'promotion.draft', id, tx)
    const campaign = await lockCampaign(tx, id)
    if (campaign.status !== 'draft') throw new DomainError('conflict', 'promotion.not_now')
    if (campaign.version !== seen) throw new DomainError('conflict', 'promotion.stale')
    await checkWords(tx, campaign.providerId, words)
    await rewriteCampaign(tx, campaign, words)
    await recordAudit(tx, { ...auditOf(actor, id, Object.keys(words)), action: 'promotion.edit' })
  })
}
