import { createHash } from 'node:crypto'
import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import type { NewFacility } from '../forms.ts'
import type { SettledAddress } from '../settle-address.server.ts'

/** The same new facility, asked for by the same provider, is one wish. */
function wishId(providerId: string, { line1, zip }: PostalAddress): string {
  const key = [providerId, line1.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''), zip.slice(0, 5)].join('\n')
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

type SettledFacility = Omit<NewFacility, 'address'> & { settled: SettledAddress }

/**
 * Asks reviewers for a facility that the directory does not have; they see how far its address is confirmed.
 * @returns the id of the request
 * @throws DomainError forbidden `practice.no_profile`; conflict `directory.too_many_facilities` with `limit`
 */
export async function requestFacility(
  actor: ProviderActor,
  { settled, ...names }: SettledFacility,
  present: number,
): Promise<string> {
  const { providerId, userId, locale } = actor
  if (providerId === null) throw new DomainError('forbidden', 'practice.no_profile')
  const { limit } = await readLocationLimit(actor.tier)
  if (limit !== null && present >= limit) throw new DomainError('conflict', 'directory.too_many_facilities', { limit })
  const { address, verification, position } = settled
  const { line1, line2, city, state, zip } = address
  return withTransaction((tx) =>
    submitChange(tx, {
      kind: 'update_facility',
      targetType: 'new_facility',
      targetId: wishId(providerId, address),
      field: 'place',
      submitter: { userId },
      locale,
      before: {},
      after: {
        ...names,
        addressLine1: line1,
        addressLine2: line2,
        city,
        state,
        zip,
        lat: position?.lat ?? null,
        lng: position?.lng ?? null,
        providerId,
        addressVerified: verification,
      },
    }),
  )
}
