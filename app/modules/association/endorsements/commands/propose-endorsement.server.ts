import { and, eq, lt } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { markClaims } from '#app/modules/moderation/banned-claims.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import type { EndorsementWords } from '../forms.ts'
import { isSelfEndorsed } from '../queries/self-endorsement.server.ts'

/** Nobody knows whom they will vouch for in six years. */
const longestDays = 5 * 366

function checkTerm({ startsOn, endsOn }: EndorsementWords, today: LocalDate): void {
  if (startsOn < today) throw new DomainError('invalid', 'association.term_begun')
  if (endsOn < startsOn || endsOn > addDays(startsOn, longestDays))
    throw new DomainError('invalid', 'association.term_wrong')
}

/** Words that no association may say of a doctor, in any of the languages: none promises a cure. */
async function checkClaims({ text }: EndorsementWords): Promise<void> {
  const claims = await listBannedClaims()
  for (const [locale, words] of Object.entries(text)) {
    const claim = markClaims(words, locale, claims).find(({ kind }) => kind !== null)
    if (claim) throw new DomainError('invalid', 'association.claim', { words: claim.text, locale })
  }
}

/** A listed doctor whom this person may endorse for the association. */
async function checkDoctor(tx: Transaction, userId: string, associationId: string, providerId: string): Promise<void> {
  const isListed = and(eq(providers.id, providerId), eq(providers.status, 'listed'))
  const [doctor] = await tx.select({ id: providers.id }).from(providers).where(isListed)
  if (!doctor) throw new DomainError('not_found', 'association.unknown_doctor')
  if (await isSelfEndorsed(tx, { associationId, providerId, userId }))
    throw new DomainError('forbidden', 'association.self_endorsed')
}

/** Writes to the doctor, where the profile has an account, that somebody would like their consent. */
async function tellDoctor(tx: Transaction, id: string, providerId: string): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .innerJoin(providers, eq(providers.userId, users.id))
    .where(eq(providers.id, providerId))
  if (!user) return
  const recipient = accountRecipient(user)
  await enqueueNotice(tx, {
    ...{ template: 'association_endorsement', recipient, event: 'proposed', channels: ['email'] },
    vars: { link: siteAddress(paths.ownAssociations(), recipient.locale) },
    subject: { type: 'endorsement', id },
  })
}

/** The name under which one association has one open endorsement of a doctor. Over ones give it up first. */
async function openKeyOf(tx: Transaction, associationId: string, providerId: string, today: LocalDate) {
  const openKey = `${associationId} ${providerId}`
  await tx
    .update(associationEndorsements)
    .set({ openKey: null })
    .where(and(eq(associationEndorsements.openKey, openKey), lt(associationEndorsements.endsOn, today)))
  return openKey
}

/**
 * Proposes to endorse a doctor, who is asked for consent, or makes a statement in the association's name. The same form sent twice makes one.
 * @throws DomainError conflict `association.other_chosen`, `association.endorsement_open`; invalid `association.term_begun`, `association.term_wrong`,
 * `association.claim`; not_found `association.unknown_doctor`; forbidden `association.self_endorsed`
 */
export async function proposeEndorsement(actor: AssociationActor, words: EndorsementWords): Promise<void> {
  const { shown, providerId, text, startsOn, endsOn } = words
  const today = todayInNewYork()
  checkTerm(words, today)
  await checkClaims(words)
  await withTransaction(async (tx) => {
    const { id: associationId } = await readChosen(actor, tx)
    if (associationId !== shown) throw new DomainError('conflict', 'association.other_chosen')
    if (providerId !== null) await checkDoctor(tx, actor.userId, associationId, providerId)
    const [id, at, formKey] = [newId(), now(), `${associationId} ${words.formKey}`]
    const state = providerId === null ? { step: 'accepted', consentAt: at } : { step: 'proposed', consentAt: null }
    const openKey = providerId === null ? null : await openKeyOf(tx, associationId, providerId, today)
    const made = await tx
      .insert(associationEndorsements)
      .values({
        ...{ id, associationId, providerId, text, startsOn, endsOn, openKey, formKey, proposedBy: actor.userId },
        ...{ ...(state as { step: 'accepted' | 'proposed'; consentAt: number | null }), hiddenAt: null },
        ...{ revokeReason: null, version: 1, createdAt: at, updatedAt: at },
      })
      .onConflictDoNothing()
      .returning({ id: associationEndorsements.id })
    if (made.length === 0) return checkRepeated(tx, formKey)
    if (providerId !== null) await tellDoctor(tx, id, providerId)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.endorsement_propose',
      subject: { type: 'association', id: associationId },
    })
  })
}

/** Whether nothing was written because the form has come before; anything else is another endorsement of the doctor. */
async function checkRepeated(tx: Transaction, formKey: string): Promise<void> {
  const [known] = await tx
    .select({ id: associationEndorsements.id })
    .from(associationEndorsements)
    .where(eq(associationEndorsements.formKey, formKey))
  if (!known) throw new DomainError('conflict', 'association.endorsement_open')
}
