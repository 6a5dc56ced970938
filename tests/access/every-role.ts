import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { rolePermissions, roles } from '#drizzle/schema/accounts.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'

export type RoleCase = {
  code: string
  userId: string
  held: ReadonlySet<string>
  headers: Record<string, string>
}

/** Somebody of every built-in role, who has just signed in. Wants the reference data. */
export async function everyRole(): Promise<RoleCase[]> {
  const rows = await db.select().from(roles).orderBy(asc(roles.code))
  const given = await db.select().from(rolePermissions)
  const cases: RoleCase[] = []
  for (const { id, code } of rows) {
    const held = new Set(given.filter(({ roleId }) => roleId === id).map(({ permission }) => permission))
    cases.push({ code, held, ...(await signedInAdmin({ roleId: id })) })
  }
  return cases
}
