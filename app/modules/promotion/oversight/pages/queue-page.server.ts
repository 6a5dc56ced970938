import type { AdminActor } from '#app/core/actor.ts'
import { csvText } from '#app/core/format/csv.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { recordReportExport } from '#app/modules/promotion/commands/decide-campaign.server.ts'
import { lastDayOf } from '#app/modules/promotion/inventory.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { type CampaignTab, campaignTabNames, countTabs, listTab } from '../queries/queue.server.ts'

/** The head of a page of promotion in the administration. */
export function adminHead(
  request: Request,
  { locale }: AdminActor,
  { title, path }: Readonly<{ title: 'admin.title' | 'inventory.title' | 'house.title'; path: string }>,
) {
  const words = translator(locale, 'promotion')(title)
  return requestHead(request, { title: words, description: words, path, isIndexable: false })
}

/** The queue of campaigns: a tab of it, and how many wait in each. */
export async function loadQueue(request: Request, { locale, permissions }: AdminActor) {
  const asked = new URL(request.url).searchParams.get('state')
  const tab: CampaignTab = campaignTabNames.find((name) => name === asked) ?? 'submitted'
  const [rows, counts] = await Promise.all([listTab(tab, locale), countTabs()])
  return {
    ...{ tab, counts, managesInventory: permissions.has('inventory.manage') },
    rows: rows.map(({ campaign, doctor, figures }) => {
      const { id, placement, status, startsOn, endsOn, headline, priceCents, submittedAt } = campaign
      return {
        ...{ id, placement, status, startsOn, endsOn, priceCents, submittedAt, doctor, figures },
        headline: headline[locale],
      }
    }),
  }
}

export type QueuePageData = Awaited<ReturnType<typeof loadQueue>>

/** What every campaign that was shown came to, a line each, as a file for a spreadsheet; that it left is in the audit log. */
export async function reportCsv(actor: AdminActor): Promise<string> {
  const { locale } = actor
  const t = translator(locale, 'promotion')
  await recordReportExport(actor)
  const rows = [...(await listTab('running', locale)), ...(await listTab('ended', locale))]
  const head = [
    ...[t('admin.doctor'), t('admin.headline'), t('admin.placement'), t('one.when'), t('admin.state')],
    ...[t('report.impressions'), t('report.clicks'), t('report.bookings')],
  ]
  const lines = rows.map(({ campaign, doctor, figures }) => [
    ...[doctor, campaign.headline[locale], t(`placements.${campaign.placement}`)],
    ...[`${campaign.startsOn}/${lastDayOf(campaign)}`, t(`status.${campaign.status}`)],
    ...[figures?.impressions ?? 0, figures?.clicks ?? 0, figures?.bookings ?? 0],
  ])
  return csvText([head, ...lines])
}
