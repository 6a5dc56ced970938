import { and, asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { rolePermissions, userRoles, users } from '#drizzle/schema/accounts.ts'
import { queueRules, type QueueName } from '../request-queues.ts'

/** Who decides a queue's requests, by name. */
export async function listReviewers(queue: QueueName, reader: Reader = db): Promise<{ id: string; name: string }[]> {
  const rows = await reader
    .selectDistinct({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.scopeType, 'global')))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(users.status, 'active'), eq(rolePermissions.permission, queueRules[queue].permission)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
}
