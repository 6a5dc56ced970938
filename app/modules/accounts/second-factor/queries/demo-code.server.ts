import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { openSecret } from '../totp-secret.server.ts'
import { currentStep, totpCode } from '../totp.server.ts'

/**
 * The code that a demo administrator's app would show, who has none: the next that was not taken yet. Null for everybody else; `code` is
 * null until there is another one. Who may see it is the page's question.
 */
export async function findDemoCode({ userId }: AdminActor): Promise<Readonly<{ code: string | null }> | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user?.isDemo || !user.totpSecretEnc) return null
  const step = Math.max(currentStep(), (user.totpLastStep ?? 0) + 1)
  return { code: step > currentStep() + 1 ? null : totpCode(openSecret(userId, user.totpSecretEnc), step) }
}
