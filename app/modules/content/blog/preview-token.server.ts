import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'

const validFor = 7 * dayMs

const sealOf = (postId: string, expiresAt: string) =>
  createHmac('sha256', sessionSecret())
    .update(JSON.stringify(['post-preview', postId, expiresAt]))
    .digest('base64url')

/** What opens the unpublished text of one post for a week, to whoever has it. Nothing is stored. */
export function previewToken(postId: string): string {
  const expiresAt = Math.ceil((now() + validFor) / dayMs).toString(36)
  return `${expiresAt}.${sealOf(postId, expiresAt)}`
}

/** Whether a token opens this post now. */
export function isPreviewToken(token: string, postId: string): boolean {
  const [expiresAt = '', seal = '', ...more] = token.split('.')
  const wanted = Buffer.from(sealOf(postId, expiresAt))
  const given = Buffer.from(seal)
  if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
  return now() < Number.parseInt(expiresAt, 36) * dayMs
}
