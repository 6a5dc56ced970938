import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { reportCorrection } from '#app/modules/geo/address/address-service.server.ts'
import { contributionOf, type Correction } from '#app/modules/geo/address/contribution.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'

type Reporter = Readonly<{ userId: string; locale: Locale }>

/**
 * Passes a correction on to the maps service; without one, or when it does not take it, it becomes a change request of its own
 * with the same fields.
 * @param about facility that is said to be wrong, or what was asked for with it
 * @param evidence id of the request that it came with
 */
export async function fileCorrection(
  reporter: Reporter,
  correction: Correction,
  about: { targetType: string; targetId: string },
  evidence: string,
): Promise<void> {
  if (await reportCorrection(correction)) return
  await withTransaction((tx) =>
    submitChange(tx, {
      kind: 'update_facility',
      ...about,
      submitter: { userId: reporter.userId },
      locale: reporter.locale,
      field: 'address_report',
      before: { placeName: correction.placeName, location: correction.location },
      after: { ...contributionOf(correction), evidence },
    }),
  )
}
