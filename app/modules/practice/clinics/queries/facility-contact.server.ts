import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { contactFields, type ContactField, type FacilityNames, namesField } from '../contact-form.ts'
import { listOwnProviderFacilities } from '#app/modules/practice/queries/own-provider-facilities.server.ts'

export type FacilityContactPage = {
  facilityId: string
  slug: string
  name: string
  values: Record<ContactField, string | null>
  names: FacilityNames
  /** Saved at once; the others go to a reviewer. */
  savesAtOnce: ContactField[]
  /** Values that wait for a reviewer. */
  pending: Partial<Record<ContactField, string | null>>
  pendingNames: FacilityNames | null
}

/**
 * The public contact of one of somebody's facilities: the one with that slug, or the first. Who leads a facility changes e-mail
 * and WeChat at once; a telephone number, and whatever somebody without such a seat proposes, is reviewed. Null without a facility.
 */
export async function findFacilityContact(
  actor: ProviderActor,
  slug: string | null,
  locale: Locale,
): Promise<FacilityContactPage | null> {
  const mine = (await listOwnProviderFacilities(actor, locale)).filter(
    ({ facilityId, providerId }) => providerId === actor.providerId || allows(actor, 'facility.edit', { facilityId }),
  )
  const providerFacilities = [
    ...new Map(mine.map((providerFacility) => [providerFacility.facility.slug, providerFacility])).values(),
  ]
  const chosen =
    slug === null ? providerFacilities[0] : providerFacilities.find(({ facility }) => facility.slug === slug)
  if (!chosen) return null
  const { facilityId } = chosen
  const [[row], open] = await Promise.all([
    db
      .select({
        ...{ phone: facilities.phone, email: facilities.email, wechat: facilities.wechat },
        ...{ nameEn: facilities.nameEn, nameHans: facilities.nameHans, nameHant: facilities.nameHant },
      })
      .from(facilities)
      .where(eq(facilities.id, facilityId)),
    db
      .select({ field: changeRequests.field, after: changeRequests.after })
      .from(changeRequests)
      .where(
        and(
          eq(changeRequests.targetType, 'facility'),
          eq(changeRequests.targetId, facilityId),
          eq(changeRequests.submitterId, actor.userId),
          inArray(changeRequests.field, [...contactFields, namesField]),
          inArray(changeRequests.status, [...openStatuses]),
        ),
      ),
  ])
  const { nameEn, nameHans, nameHant, ...values } = row!
  const names = open.find(({ field }) => field === namesField)?.after as FacilityNames | undefined
  return {
    facilityId,
    slug: chosen.facility.slug,
    name: chosen.facility.name,
    values,
    names: { nameEn, nameHans, nameHant },
    savesAtOnce: allows(actor, 'facility.edit', { facilityId }) ? ['email', 'wechat'] : [],
    pending: Object.fromEntries(
      open
        .filter(({ field }) => field !== namesField)
        .map(({ field, after }) => [field, after[field] as string | null]),
    ),
    pendingNames: names ?? null,
  }
}
