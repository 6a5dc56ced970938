export type LinkState = 'valid' | 'expired' | 'used' | 'revoked'

/** Whether a link still works at an instant (epoch milliseconds), or the first reason why not. */
export function linkStateAt(
  link: Readonly<{ revokedAt: number | null; maxUses: number | null; usedCount: number; expiresAt: number }>,
  at: number,
): LinkState {
  if (link.revokedAt !== null) return 'revoked'
  if (link.maxUses !== null && link.usedCount >= link.maxUses) return 'used'
  return link.expiresAt <= at ? 'expired' : 'valid'
}
