import type { ProviderActor } from '#app/core/actor.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import type { Rate } from '../campaign-price.ts'
import { advertiserIds, listAdvertisers, namesOf } from '../queries/advertisers.server.ts'
import { type Campaign, listCampaigns } from '../queries/campaigns.server.ts'
import { readRates } from '../queries/rates.server.ts'
import { type Figures, readTotals } from '../queries/report.server.ts'

type Advertisers = Awaited<ReturnType<typeof listAdvertisers>>

type ListedCampaign = Readonly<
  Pick<Campaign, 'id' | 'placement' | 'status' | 'startsOn' | 'endsOn'> & {
    headline: string
    doctor: string
    figures: Figures | null
  }
>

export type ListPageData = Readonly<{
  rates: Rate[]
  /** Why somebody sees no campaigns; null for who does. */
  closed: 'role' | 'level' | null
  isReadOnly: boolean
  /** The doctors for whom they may write one. */
  advertisers: Advertisers
  campaigns: ListedCampaign[]
}>

const none = { isReadOnly: true, advertisers: [], campaigns: [] } satisfies Partial<ListPageData>

/** What the page of campaigns shows; to who has no right to any of it what promotion is, and why it is closed to them. */
export async function loadListPage(actor: ProviderActor): Promise<ListPageData> {
  const readable = await advertiserIds(actor, 'promotion.read')
  const rates = await readRates()
  if (readable.size === 0) {
    const closed = hasFeature(actor.tier, 'promotionReports') ? ('role' as const) : ('level' as const)
    return { ...none, rates, closed }
  }
  const [advertisers, rows] = await Promise.all([listAdvertisers(actor), listCampaigns(actor)])
  const names = await namesOf([...new Set(rows.map(({ providerId }) => providerId))], actor.locale)
  const totals = await readTotals(rows.map(({ id }) => id))
  return {
    ...{ rates, closed: null, isReadOnly: advertisers.length === 0, advertisers },
    campaigns: rows.map(({ id, providerId, placement, status, startsOn, endsOn, headline }) => ({
      ...{ id, placement, status, startsOn, endsOn, headline: headline[actor.locale] },
      doctor: names.get(providerId) ?? '',
      figures: totals.get(id) ?? null,
    })),
  }
}
