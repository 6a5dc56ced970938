import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { confirmEmail } from '#app/modules/accounts/commands/confirm-email.server.ts'
import { useActionLink } from '#app/modules/action-links/commands/use-action-link.server.ts'
import { findEmailVerification } from '../queries/email-verification.server.ts'

/**
 * Notes that the owner of an account reads the mail of its address. The account still waits for a reviewer.
 * @returns in which area they sign in
 * @throws DomainError not_found `action_links.link_not_found`, gone `action_links.link_expired` and its like
 */
export async function verifyEmail(token: string): Promise<{ isOfAssociation: boolean }> {
  const verification = await findEmailVerification(token)
  if (!verification) throw new DomainError('not_found', 'action_links.link_not_found')
  await withTransaction(async (tx) => {
    await confirmEmail(tx, verification.userId)
    await useActionLink(tx, verification.linkId)
  })
  return { isOfAssociation: verification.isOfAssociation }
}
