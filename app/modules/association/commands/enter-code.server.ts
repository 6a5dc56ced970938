import { withTransaction } from '#app/core/database/database.server.ts'
import { verifyCode } from '#app/modules/action-links/commands/verify-code.server.ts'
import type { ActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'

/** Compares a typed code with that of a personal link; every try is counted. */
export function enterCode(link: ActionLink, typed: string): ReturnType<typeof verifyCode> {
  return withTransaction((tx) => verifyCode(tx, link, typed))
}
