import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import { gatewayNameInUse } from '#app/modules/payments/commands/gateways.server.ts'
import { paths } from '#app/paths.ts'
import { decisionReasons } from '#drizzle/schema/moderation.ts'
import { campaignPrice } from '../campaign-price.ts'
import { moveCampaign, submitCampaign } from '../commands/move-campaign.server.ts'
import { payCampaign } from '../commands/pay-campaign.server.ts'
import { campaignStepForm } from '../forms.ts'
import { weeksOf } from '../inventory.ts'
import { offeredSpan } from '../offered-span.ts'
import { advertiserIds, targetNames } from '../queries/advertisers.server.ts'
import type { Campaign } from '../queries/campaigns.server.ts'
import { readBooked } from '../queries/inventory.server.ts'
import { rateOf, readRates } from '../queries/rates.server.ts'
import { readDays } from '../queries/report.server.ts'
import { findPreviewDoctors } from './preview-doctors.server.ts'

/** The words of the reason for which a campaign was turned down. */
async function reasonWords(code: string | null, { locale }: ProviderActor): Promise<string | null> {
  if (code === null) return null
  const [row] = await db
    .select({ text: decisionReasons.text })
    .from(decisionReasons)
    .where(eq(decisionReasons.id, code))
  return row?.text[locale] ?? null
}

/** The weeks that an approved campaign can have today; null for any other, and where there are none. */
async function spanNow(campaign: Campaign, slots: number) {
  if (campaign.status !== 'approved' && campaign.status !== 'pending_payment') return null
  const today = todayInNewYork()
  const booked = await readBooked(campaign.placement, today, { but: campaign.id })
  return offeredSpan(campaign, { booked, slots, today })
}

/** One campaign for who may read it: how it looks, what it costs, what can be done with it now, and its figures. */
export async function loadCampaignPage(request: Request, actor: ProviderActor, campaign: Campaign) {
  const { id, providerId, placement, status, targets, startsOn, endsOn, dailyCap, headline, body } = campaign
  const rate = rateOf(await readRates(), placement)
  const [drafters, managers] = await Promise.all([
    advertiserIds(actor, 'promotion.draft'),
    advertiserIds(actor, 'promotion.manage'),
  ])
  const [doctors, claims, names, days] = await Promise.all([
    findPreviewDoctors(providerId),
    listBannedClaims(),
    targetNames(targets, actor.locale),
    readDays(id),
  ])
  const weeks = weeksOf(campaign)
  const isKept = campaign.heldUntil !== null && campaign.heldUntil > now()
  return {
    ...{ id, placement, status, startsOn, endsOn, weeks, dailyCap, doctors, claims, days },
    words: { headline, body },
    targets: targets.map((target) => names.get(target) ?? target),
    priceCents: campaign.priceCents ?? campaignPrice(rate, weeks, targets.length),
    isSold: rate.isSold,
    isOtherPrice: new URL(request.url).searchParams.get('changed') === 'yes',
    mayDraft: drafters.has(providerId),
    mayManage: managers.has(providerId),
    span: await spanNow(campaign, rate.slots),
    heldUntil: isKept ? campaign.heldUntil : null,
    reason: await reasonWords(campaign.reasonCode, actor),
    note: campaign.decisionNote,
    gateway: gatewayNameInUse(),
  }
}

export type CampaignPageData = Awaited<ReturnType<typeof loadCampaignPage>>

/** The buttons of a campaign's page. */
export async function submitCampaignStep(request: Request, actor: ProviderActor, id: string) {
  const { intent, shownCents, shownStart } = await readAnswers(request, campaignStepForm)
  const t = translator(actor.locale, 'promotion')
  const back = paths.campaign(id)
  const warn = (key: 'notNow' | 'unavailable') => toasted(back, { tone: 'warning', text: t(`toast.${key}`) })
  const anew = () => redirect(paths.campaign(id, { changed: 'yes' }), { status: 303, headers: privateHeaders })
  const refused = {
    'promotion.not_now': () => warn('notNow'),
    'promotion.not_sold': () => warn('notNow'),
    'promotion.no_room': () => warn('notNow'),
    'promotion.other_weeks': () => warn('notNow'),
    'promotion.other_price': anew,
    'payments.gateway_unavailable': () => warn('unavailable'),
  } as const
  if (intent === 'pay') {
    const url = await orAnswered(payCampaign(actor, id, shownStart), refused)
    return typeof url === 'string' ? redirect(url, { status: 303, headers: privateHeaders }) : url
  }
  const [work, key] =
    intent === 'submit'
      ? ([submitCampaign(actor, id, shownCents), 'submitted'] as const)
      : ([moveCampaign(actor, id, intent), intent === 'revise' ? 'revised' : `${intent}d`] as const)
  const done = await orAnswered(work, refused)
  if (done instanceof Response) return done
  return accepted(intent === 'revise' ? paths.campaignEdit(id) : back, t(`toast.${key as 'paused'}`))
}
