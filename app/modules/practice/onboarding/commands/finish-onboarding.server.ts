import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { englishName } from '#app/modules/directory/person-name.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { publishedStatuses } from '#app/modules/practice/profile/queries/personal-page.server.ts'
import { openOwnProfile } from '#app/modules/practice/profile/commands/open-own-profile.server.ts'
import { findMissingSteps } from '../queries/missing-steps.server.ts'

/**
 * Declares the own profile complete; one that patients cannot see yet is handed to a reviewer.
 * @throws DomainError conflict `practice.unfinished` with the `steps` that are missing; conflict `directory.stale`
 */
export async function finishOnboarding(actor: ProviderActor, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    const row = await openOwnProfile(tx, actor, version)
    const missing = await findMissingSteps(actor, tx)
    if (missing.length > 0) throw new DomainError('conflict', 'practice.unfinished', { steps: missing.join(',') })
    const edit = { providerId: row.id, userId: actor.userId, version }
    // Its owner has been through these lists: from now on they are theirs, and no import of the registry changes them.
    await changeProvider(tx, edit, { fields: ['specialties', 'facilities'], columns: { isProfileComplete: true } })
    if (publishedStatuses.includes(row.status)) return
    await submitChange(tx, {
      kind: 'new_doctor',
      targetType: 'provider',
      targetId: row.id,
      field: 'profile',
      submitter: { userId: actor.userId },
      locale: actor.locale,
      before: { status: row.status },
      after: { status: 'listed', npi: row.npi, name: englishName(row), nameZh: row.nameHans },
    })
  })
}
