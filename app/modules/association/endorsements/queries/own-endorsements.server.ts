import { and, desc, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { type Endorsement, statusOf } from '../endorsement-status.ts'

/** More than these are history; nobody reads on. */
const mostShown = 200

const chosenId = ({ associations: [chosen] }: AssociationActor) => chosen?.id ?? ''

const told = (endorsement: Endorsement, provider: typeof providers.$inferSelect | null, locale: Locale) => {
  const { id, text, startsOn, endsOn, revokeReason, hiddenAt, version } = endorsement
  return {
    ...{ id, startsOn, endsOn, revokeReason, version, isHidden: hiddenAt !== null },
    text: text[locale],
    status: statusOf(endorsement, todayInNewYork()),
    doctor: provider && displayName(provider, locale).main,
    /** Whether there is somebody who can agree. */
    hasAccount: provider?.userId != null,
  }
}

const selectOwn = (reader: Reader) =>
  reader
    .select({ endorsement: associationEndorsements, provider: providers })
    .from(associationEndorsements)
    .leftJoin(providers, eq(providers.id, associationEndorsements.providerId))

/** Endorsements and statements of the chosen association, the newest first. */
export async function listEndorsements(actor: AssociationActor) {
  const rows = await selectOwn(db)
    .where(eq(associationEndorsements.associationId, chosenId(actor)))
    .orderBy(desc(associationEndorsements.createdAt), desc(associationEndorsements.id))
    .limit(mostShown)
  return rows.map(({ endorsement, provider }) => told(endorsement, provider, actor.locale))
}

/** One of the chosen association. @throws DomainError not_found `association.unknown_endorsement` for any other */
export async function readEndorsement(actor: AssociationActor, id: string) {
  const [row] = await selectOwn(db).where(
    and(eq(associationEndorsements.id, id), eq(associationEndorsements.associationId, chosenId(actor))),
  )
  if (!row) throw new DomainError('not_found', 'association.unknown_endorsement')
  return told(row.endorsement, row.provider, actor.locale)
}
