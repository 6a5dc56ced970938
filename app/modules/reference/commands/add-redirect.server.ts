import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { redirects } from '#drizzle/schema/reference.ts'

export type RedirectKind = (typeof redirects.$inferSelect)['kind']

/** Lets an old slug lead to another one, and whatever led to the old one as well. @returns the id of the new redirect */
export async function addRedirect(
  tx: Transaction,
  { kind, from, to }: Readonly<{ kind: RedirectKind; from: string; to: string }>,
): Promise<string> {
  // What answers again under a slug is not led away from it.
  await tx.delete(redirects).where(and(eq(redirects.kind, kind), eq(redirects.fromSlug, from)))
  await tx.delete(redirects).where(and(eq(redirects.kind, kind), eq(redirects.fromSlug, to)))
  await tx
    .update(redirects)
    .set({ toSlug: to })
    .where(and(eq(redirects.kind, kind), eq(redirects.toSlug, from)))
  const id = newId()
  await tx.insert(redirects).values({ id, kind, fromSlug: from, toSlug: to, createdAt: now() })
  return id
}
