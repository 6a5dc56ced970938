import { eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationSlugs } from '#drizzle/schema/association/settings.ts'
import { isSlugTaken, lastSlugChange } from '../queries/slugs.server.ts'
import { nextChangeAt } from '../slug-change.ts'
import { readShown, type Shown, writeSetting } from '#app/modules/association/commands/own-settings.server.ts'

/**
 * Moves the page of an association to another address. The old one leads there from now on and stays the association's own. The same
 * address again changes nothing, so that a form sent twice does no harm.
 * @throws DomainError conflict `association.slug_taken`, `association.slug_soon`, `association.stale`, `association.other_chosen`
 */
export async function changeSlug(actor: AssociationActor, { slug, ...page }: Shown & Readonly<{ slug: string }>) {
  await withTransaction(async (tx) => {
    const { id, slug: before } = await readShown(tx, actor, page.shown)
    if (slug === before) return
    if (await isSlugTaken(slug, id, tx)) throw new DomainError('conflict', 'association.slug_taken')
    if (nextChangeAt(await lastSlugChange(id, tx), now()) !== null)
      throw new DomainError('conflict', 'association.slug_soon')
    await writeSetting(tx, page, { slug })
    // An association may go back to an address of its own.
    await tx.delete(associationSlugs).where(eq(associationSlugs.slug, slug))
    await tx.insert(associationSlugs).values({ id: newId(), slug: before, associationId: id, createdAt: now() })
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.slug_change' },
      ...{ subject: { type: 'association', id } },
    })
  })
}
