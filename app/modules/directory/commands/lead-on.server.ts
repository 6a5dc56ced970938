import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { redirects } from '#drizzle/schema/reference.ts'

type RedirectKind = typeof redirects.$inferSelect.kind

/** An old slug leads on to the new one from now on, and so does whatever led to the old one. A slug never leads to itself. */
export async function leadOn(
  tx: Transaction,
  kind: RedirectKind,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<void> {
  if (from === to) return
  const isFrom = (slug: string) => and(eq(redirects.kind, kind), eq(redirects.fromSlug, slug))
  await tx.delete(redirects).where(isFrom(from))
  await tx.delete(redirects).where(isFrom(to))
  await tx
    .update(redirects)
    .set({ toSlug: to })
    .where(and(eq(redirects.kind, kind), eq(redirects.toSlug, from)))
  await tx.insert(redirects).values({ id: newId(), kind, fromSlug: from, toSlug: to, createdAt: now() })
}
