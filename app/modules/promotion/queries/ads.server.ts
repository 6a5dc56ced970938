import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { prepared } from '#app/core/database/prepared.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { type ProviderPhoto, providerPicture } from '#app/modules/directory/provider-photo.ts'
import { findSpecialtiesOf } from '#app/modules/directory/queries/provider-parts.server.ts'
import { isShownPhoto } from '#app/modules/directory/queries/shown-photo.server.ts'
import { media, providers } from '#drizzle/schema/directory.ts'
import { promotionCampaigns, promotionHouseAds, promotionStats } from '#drizzle/schema/promotion/campaigns.ts'
import { shownStatuses } from '../campaign-status.ts'
import { type Placement, targetKindOf } from '../placements.ts'
import { inTurn } from '../rotation.ts'
import { begunBy, lastsUntil } from './campaign-days.ts'

/** The doctor of an advertisement, as it names them. */
export type AdDoctor = Readonly<{
  id: string
  /** As a person is addressed. */
  name: string
  /** The name in the other script. */
  other: string | null
  isChinese: boolean
  /** Of which a seal is made. */
  seal: string
  photo: ProviderPhoto | null
  specialties: readonly string[]
}>

/** What stands in a place: a campaign, or the house's own words. */
export type Ad = Readonly<{ headline: string; body: string }> &
  Readonly<{ kind: 'campaign'; campaignId: string; doctor: AdDoctor } | { kind: 'house'; to: string }>

/** A doctor as an advertisement names them; null where they are not listed. */
export async function findAdDoctor(providerId: string, locale: Locale) {
  const [found] = await db
    .select({ provider: providers, photoSha256: media.sha256 })
    .from(providers)
    .leftJoin(media, isShownPhoto)
    .where(and(eq(providers.id, providerId), eq(providers.status, 'listed')))
  if (!found) return null
  const { provider, photoSha256 } = found
  const fields = await findSpecialtiesOf([providerId])
  const { main, other, honorific, isChinese, seal } = displayName(provider, locale)
  const doctor: AdDoctor = {
    ...{ id: providerId, other, isChinese, seal },
    name: translator(locale, 'directory')(`card.honorific.${honorific}`, { name: main }),
    photo: providerPicture({ ...provider, photoSha256 }),
    specialties: fields.slice(0, 2).map(({ name }) => name[locale]),
  }
  return { doctor, slug: provider.slug, specialtySlug: fields[0]?.slug ?? null }
}

const runningQuery = prepared((reader: Reader) => {
  const today = sql.placeholder('today')
  return reader
    .select({ campaign: promotionCampaigns, seen: promotionStats.impressions })
    .from(promotionCampaigns)
    .innerJoin(providers, and(eq(providers.id, promotionCampaigns.providerId), eq(providers.status, 'listed')))
    .leftJoin(promotionStats, and(eq(promotionStats.campaignId, promotionCampaigns.id), eq(promotionStats.day, today)))
    .where(
      and(
        eq(promotionCampaigns.placement, sql.placeholder('placement')),
        inArray(promotionCampaigns.status, [...shownStatuses]),
        begunBy(today),
        lastsUntil(today),
      ),
    )
    .orderBy(asc(promotionCampaigns.id))
    .prepare()
})

/** Campaigns whose days it is, by the days and not by what a chore has got round to; of one that has a cap only while there is something left of it. */
async function runningIn(placement: Placement, targets: readonly string[]) {
  const rows = await runningQuery(db).execute({ placement, today: todayInNewYork() })
  return rows.flatMap(({ campaign, seen }) => {
    const isWanted = targetKindOf(placement) === null || campaign.targets.some((target) => targets.includes(target))
    const isLeft = campaign.dailyCap === null || (seen ?? 0) < campaign.dailyCap
    return isWanted && isLeft ? [campaign] : []
  })
}

const houseQuery = prepared((reader: Reader) =>
  reader
    .select()
    .from(promotionHouseAds)
    .where(and(eq(promotionHouseAds.placement, sql.placeholder('placement')), eq(promotionHouseAds.isActive, true)))
    .orderBy(asc(promotionHouseAds.id))
    .prepare(),
)

/**
 * What stands in a place of a page now: the campaign whose turn it is, else words of the house; null where there is neither.
 * @param targets ids of the specialties or neighborhoods that the page is about
 */
export async function findAd(placement: Placement, targets: readonly string[], locale: Locale): Promise<Ad | null> {
  const campaign = inTurn(await runningIn(placement, targets), now())
  const found = campaign && (await findAdDoctor(campaign.providerId, locale))
  if (campaign && found)
    return {
      ...{ kind: 'campaign', campaignId: campaign.id, doctor: found.doctor },
      ...{ headline: campaign.headline[locale], body: campaign.body[locale] },
    }
  const house = inTurn(await houseQuery(db).execute({ placement }), now())
  return house && { kind: 'house', to: house.target, headline: house.headline[locale], body: house.body[locale] }
}
