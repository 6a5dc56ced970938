import { asc, isNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { seoIgnores } from '#drizzle/schema/measuring.ts'

/** Findings that are left as they are, until somebody takes it back. */
export function listIgnored() {
  return db
    .select({ id: seoIgnores.id, kind: seoIgnores.kind, path: seoIgnores.path, reason: seoIgnores.reason })
    .from(seoIgnores)
    .where(isNull(seoIgnores.endedAt))
    .orderBy(asc(seoIgnores.kind), asc(seoIgnores.path))
}
