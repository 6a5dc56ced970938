import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, type FormAnswer, orAnswered, refusedForm, refusedPage } from '#app/core/answer/answer.server.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import { paths } from '#app/paths.ts'
import { textsOf } from '../ad-words.ts'
import { draftCampaign, editCampaign } from '../commands/save-campaign.server.ts'
import type { CampaignWords } from '../commands/write-campaign.server.ts'
import { type CampaignAnswers, campaignForm, wordsOf } from '../forms.ts'
import { nextMonday, spanOf, weeksOf } from '../inventory.ts'
import { weeksAhead } from '../placements.ts'
import { advertiserIds, listTargets } from '../queries/advertisers.server.ts'
import type { Campaign } from '../queries/campaigns.server.ts'
import { readRates } from '../queries/rates.server.ts'
import { findPreviewDoctors } from './preview-doctors.server.ts'

/** A stored campaign as the form has it. */
function told(campaign: Campaign) {
  const { id, version, targets, placement, startsOn, dailyCap, headline, body } = campaign
  const texts = { placement, startsOn, weeks: String(weeksOf(campaign)), dailyCap: dailyCap ? String(dailyCap) : '' }
  return { id, version, targets, texts: { ...texts, ...textsOf({ headline, body }) } }
}

/** What the form of a campaign shows: a new one for a doctor, or a draft. */
async function loadForm(doctorId: string, campaign: Campaign | null) {
  const doctors = (await findPreviewDoctors(doctorId)) ?? notFound()
  const from = nextMonday(todayInNewYork())
  const [rates, targets, claims] = await Promise.all([readRates(), listTargets(doctorId), listBannedClaims()])
  const mondays = Array.from({ length: weeksAhead }, (_, week) => addDays(from, week * 7))
  return {
    ...{ doctorId, doctors, rates, targets, claims, mondays },
    campaign: campaign && told(campaign),
    first: { placement: 'home', startsOn: from, weeks: '2' } as Record<string, string>,
  }
}

export type FormPageData = Awaited<ReturnType<typeof loadForm>>

/** The form of a new campaign for a doctor of whom somebody may write one. */
export async function loadNewCampaign(actor: ProviderActor, doctorId: string): Promise<FormPageData> {
  if (!(await advertiserIds(actor, 'promotion.draft')).has(doctorId)) notFound()
  return loadForm(doctorId, null)
}

/** The form of a draft. */
export const loadCampaignForm = (campaign: Campaign): Promise<FormPageData> => loadForm(campaign.providerId, campaign)

function fieldsOf(form: CampaignAnswers): CampaignWords {
  const { placement, targets, startsOn, weeks, dailyCap } = form
  return { placement, targets, ...spanOf(startsOn, weeks), dailyCap: dailyCap ?? null, ...wordsOf(form) }
}

type Submitted = Readonly<{ doctorId: string; campaign: Campaign | null }>

const save = (actor: ProviderActor, { doctorId, campaign }: Submitted, form: CampaignAnswers) =>
  campaign
    ? editCampaign(actor, campaign.id, { seen: form.version, words: fieldsOf(form) }).then(() => campaign.id)
    : draftCampaign(actor, doctorId, fieldsOf(form))

/** Saves what was typed, or shows how it looks; what is wrong is said beside its field, and nothing typed is lost. */
export async function submitCampaignForm(request: Request, actor: ProviderActor, of: Submitted) {
  const submission = parseForm(await readForm(request), campaignForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const form = submission.value
  const asTyped = (isStale: boolean): FormAnswer => ({ submission: submission.reply(), isStale })
  if (form.intent === 'preview') return refusedPage(asTyped(false), 200)
  const done = await orAnswered(save(actor, of, form), {
    'promotion.weeks_over': () => refusedForm(submission, { startsOn: ['errors.startsOn'] }),
    'promotion.not_own_target': () =>
      refusedForm(
        submission,
        form.placement === 'location' ? { neighborhood: ['errors.neighborhood'] } : { specialty: ['errors.specialty'] },
      ),
    'promotion.stale': () => refusedPage(asTyped(true), 409),
  })
  if (typeof done !== 'string') return done
  return accepted(paths.campaign(done), translator(actor.locale, 'promotion')('toast.saved'))
}
