import { asc, eq, or } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { users } from '#drizzle/schema/accounts.ts'

/** Whose e-mail address or user name it is; null when it is nobody's. */
export async function findUserByName(
  name: string,
  reader: Reader = db,
): Promise<Pick<typeof users.$inferSelect, 'id' | 'email'> | null> {
  const [user] = await reader
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(or(eq(users.email, name), eq(users.username, name)))
    .orderBy(asc(users.id))
  return user ?? null
}
