import type { ErrorCode } from '#app/core/errors.ts'

export type LinkState = 'valid' | 'expired' | 'used' | 'revoked'

/** The refusals of a link that worked once. */
export const endedLinkCodes = [
  'action_links.link_expired',
  'action_links.link_used',
  'action_links.link_revoked',
] as const satisfies ErrorCode[]

/** Whether a link still works at an instant (epoch milliseconds), or the first reason why not. */
export function linkStateAt(
  link: Readonly<{ revokedAt: number | null; maxUses: number | null; usedCount: number; expiresAt: number }>,
  at: number,
): LinkState {
  if (link.revokedAt !== null) return 'revoked'
  if (link.maxUses !== null && link.usedCount >= link.maxUses) return 'used'
  return link.expiresAt <= at ? 'expired' : 'valid'
}
