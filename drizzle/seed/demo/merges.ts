import { and, eq } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { merges, type MergeStep } from '#drizzle/schema/administration.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { redirects } from '#drizzle/schema/reference.ts'
import { demoUserId } from './accounts.ts'
import { demoFacilities, demoProviders } from './catalog.ts'

const reason = '同一家，登记了两次'

/** The merges of the demo as an administrator did them the day before: they can be looked at, and taken back for a while. */
export async function seedDemoMerges(tx: Transaction): Promise<void> {
  const at = now() - dayMs
  const ids = [
    ...(await tx.select({ id: providers.id }).from(providers)),
    ...(await tx.select({ id: facilities.id }).from(facilities)),
  ].map(({ id }) => id)
  const done = [
    ...demoProviders.map((each) => ({ kind: 'provider' as const, before: 'unlisted', each })),
    ...demoFacilities.map((each) => ({ kind: 'facility' as const, before: 'closed', each })),
  ].flatMap(({ each, ...rest }) => (each.mergedInto ? [{ ...rest, slug: each.slug, into: each.mergedInto }] : []))
  for (const { kind, before, slug, into } of done) {
    const [keptId, goneId] = [`demo-${into}`, `demo-${slug}`]
    const isLeading = and(eq(redirects.kind, kind), eq(redirects.fromSlug, slug), eq(redirects.toSlug, into))
    const [lead] = await tx.select().from(redirects).where(isLeading)
    if (!ids.includes(keptId) || !ids.includes(goneId) || !lead) continue
    const was = { status: before, mergedIntoId: null }
    const is = { status: 'merged', mergedIntoId: keptId }
    const steps: MergeStep[] = [
      { kind: 'set', table: kind === 'provider' ? 'providers' : 'facilities', id: goneId, before: was, after: is },
      { kind: 'add', table: 'redirects', id: lead.id, row: lead },
    ]
    await tx
      .insert(merges)
      .values({
        ...{ id: `demo-merge-${slug}`, kind, keptId, goneId, reason, steps, counts: { redirects: 1 } },
        ...{ mergedById: demoUserId('admin.directory'), undoUntil: at + 7 * dayMs, createdAt: at },
      })
      .onConflictDoNothing()
  }
}
