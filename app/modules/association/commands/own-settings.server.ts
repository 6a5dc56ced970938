import { and, eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'

/** Which association the page was about, and in which version. */
export type Shown = Readonly<{ shown: string; seen: number | null }>

/** The chosen association, if it is the one that the page has shown. @throws DomainError conflict `association.other_chosen` */
export async function readShown(tx: Transaction, actor: AssociationActor, shown: string): Promise<Association> {
  const chosen = await readChosen(actor, tx)
  if (chosen.id !== shown) throw new DomainError('conflict', 'association.other_chosen')
  return chosen
}

/** Writes what has been set. @throws DomainError conflict `association.stale` when somebody else was quicker */
export async function writeSetting(
  tx: Transaction,
  { shown, seen }: Shown,
  columns: Partial<Pick<Association, 'name' | 'kind' | 'slug' | 'hiddenParts' | 'usualChannels'>>,
): Promise<void> {
  const saved = await tx
    .update(associations)
    .set({ ...columns, version: sql`${associations.version} + 1`, updatedAt: now() })
    .where(and(eq(associations.id, shown), eq(associations.version, seen ?? 0)))
    .returning({ id: associations.id })
  if (saved.length === 0) throw new DomainError('conflict', 'association.stale')
}
