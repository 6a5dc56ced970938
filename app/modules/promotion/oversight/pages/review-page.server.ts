import { asc, eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import {
  approveCampaign,
  rejectCampaign,
  stopCampaign,
} from '#app/modules/promotion/commands/decide-campaign.server.ts'
import { decisionForm } from '#app/modules/promotion/forms.ts'
import { hasRoom, weeksOf } from '#app/modules/promotion/inventory.ts'
import { findPreviewDoctors } from '#app/modules/promotion/pages/preview-doctors.server.ts'
import { namesOf, targetNames } from '#app/modules/promotion/queries/advertisers.server.ts'
import type { Campaign } from '#app/modules/promotion/queries/campaigns.server.ts'
import { readBooked } from '#app/modules/promotion/queries/inventory.server.ts'
import { rateOf, readRates } from '#app/modules/promotion/queries/rates.server.ts'
import { readDays } from '#app/modules/promotion/queries/report.server.ts'
import { paths } from '#app/paths.ts'
import { decisionReasons } from '#drizzle/schema/moderation.ts'
import { findOverseen } from '../queries/queue.server.ts'

/** The reasons that are offered for turning a campaign down, in their order. */
async function listReasons(locale: Locale) {
  const rows = await db
    .select()
    .from(decisionReasons)
    .where(eq(decisionReasons.isActive, true))
    .orderBy(asc(decisionReasons.sort), asc(decisionReasons.id))
  return rows
    .filter(({ decision, queues }) => decision === 'reject' && queues.includes('promotion'))
    .map(({ id, text }) => ({ value: id, label: text[locale] }))
}

/** Whether its weeks have not begun and have room beside what is booked. */
async function isFree(campaign: Campaign): Promise<boolean> {
  const today = todayInNewYork()
  const { slots } = rateOf(await readRates(), campaign.placement)
  const booked = await readBooked(campaign.placement, today, { but: campaign.id })
  return campaign.startsOn >= today && hasRoom(booked, campaign, slots)
}

/** A campaign as its reviewer sees it: what it says in every language with doubtful words marked, its weeks, and what can be decided. */
export async function loadReview({ locale, userId }: AdminActor, id: string) {
  const campaign = (await findOverseen(id)) ?? notFound()
  const { providerId, placement, status, targets, startsOn, endsOn, dailyCap, priceCents, headline, body } = campaign
  const [doctors, claims, names, doctorNames, days, reasons, hasPlace] = await Promise.all([
    findPreviewDoctors(providerId),
    listBannedClaims(),
    targetNames(targets, locale),
    namesOf([providerId], locale),
    readDays(id),
    listReasons(locale),
    isFree(campaign),
  ])
  return {
    ...{ id, placement, status, startsOn, endsOn, dailyCap, doctors, claims, days, reasons, hasPlace },
    ...{ weeks: weeksOf(campaign), priceCents: priceCents ?? 0, version: campaign.version },
    words: { headline, body },
    doctor: doctorNames.get(providerId) ?? '',
    targets: targets.map((target) => names.get(target) ?? target),
    isOwn: campaign.createdBy === userId,
    note: campaign.decisionNote,
  }
}

export type ReviewPageData = Awaited<ReturnType<typeof loadReview>>

/** Decides as the form says; what somebody else did meanwhile is said, and nothing typed is lost. */
export async function submitReview(request: Request, actor: AdminActor, id: string) {
  if (!(await findOverseen(id))) notFound()
  const submission = parseForm(await readForm(request), decisionForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { value } = submission
  const t = translator(actor.locale, 'promotion')
  const shown = { id, seen: value.version }
  const work =
    value.intent === 'approve'
      ? approveCampaign(actor, shown)
      : value.intent === 'reject'
        ? rejectCampaign(actor, { ...shown, reason: value.reason, note: value.note ?? null })
        : stopCampaign(actor, { ...shown, note: value.note })
  const back = paths.adminCampaign(id)
  const warn = (text: string) => toasted(back, { tone: 'warning', text })
  const done = await orAnswered(work, {
    'promotion.stale': () => warn(t('admin.stale')),
    'promotion.not_now': () => warn(t('admin.stale')),
    'promotion.no_room': () => warn(t('admin.roomNo')),
    'promotion.own_campaign': () => warn(t('admin.own')),
    'promotion.no_reason': () => refusedForm(submission, { reason: ['errors.reason'] }),
  })
  if (done instanceof Response) return done
  const key = { approve: 'approved', reject: 'rejected', stop: 'stopped' } as const
  return accepted(paths.adminPromotion(), t(`admin.done.${key[value.intent]}`))
}
