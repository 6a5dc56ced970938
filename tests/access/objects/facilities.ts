import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import { findFacilityAccount } from '#app/modules/practice/account/queries/facility-account.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { nobody } from '../ask.ts'
import { now } from '#app/core/clock.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { AccessRow } from '../objects.ts'
import { insiders, type Role } from '../world.ts'

const addresses = '/provider/4/dashboard/clinics/update-facility-locations'
const leads: readonly Role[] = ['tier_1', 'tier_2', 'tier_3', 'tier_4', 'manager']

async function slugOf({ facilityId }: { facilityId: string }): Promise<{ place: string }> {
  const [row] = await db.select({ slug: facilities.slug }).from(facilities).where(eq(facilities.id, facilityId))
  return { place: row!.slug }
}

const facility = {
  path: addresses,
  make: ({ practice }) => slugOf(practice),
  missing: { place: 'nobody' },
  search: (params) => `?${new URLSearchParams(params).toString()}`,
  allowed: leads,
} satisfies Omit<AccessRow, 'method'>

/** New addresses of facilities: a facility belongs to who leads it, a request to who made it. */
const nextMonth = () => wallClock(now() + 30 * 86_400_000).date

export const rows: AccessRow[] = [
  // What a facility tells of itself on the account page, which everybody opens for their own sign-ins.
  ...['legal', 'notices'].map((form) => ({
    ...{ path: '/provider/mgmt/account', method: 'POST' as const },
    make: async ({ practice }: Parameters<AccessRow['make']>[0]) => ({
      ...(await slugOf(practice)),
      version: String((await findFacilityAccount(practice.facilityId)).version),
    }),
    missing: { place: 'nobody' },
    search: ({ place = '' }: Record<string, string>) => `?${new URLSearchParams({ place, form }).toString()}`,
    fields: ({ version = '0' }: Record<string, string>) => ({ version, legalName: 'Harbor Medical PLLC' }),
    allowed: leads,
  })),
  { ...facility, method: 'GET' },
  {
    ...facility,
    method: 'POST',
    fields: () => ({ line1: '5 Willow Ct', city: 'New York', state: 'NY', zip: '10013', effectiveFrom: nextMonth() }),
  },
  {
    path: `${addresses}/:request/withdrawal`,
    method: 'POST',
    make: async ({ world, practice, role }) => {
      const isOwn = practice.facilityId === world.practiceOf(role).facilityId
      const request = await withTransaction((tx) =>
        submitChange(tx, {
          kind: 'update_facility',
          targetType: 'facility',
          targetId: practice.facilityId,
          field: 'address',
          submitter: { userId: isOwn ? world.userIds[role] : nobody },
          locale: 'zh-Hans',
          before: {},
          after: {},
        }),
      )
      return { request }
    },
    missing: { request: nobody },
    allowed: insiders,
  },
]
