import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { paths } from '#app/paths.ts'
import { applyDraft } from '../commands/change-schedule.server.ts'
import { impactForm, readChoices } from './impact-form.ts'
import { readImpact } from './impact-page.server.ts'

type Sent = {
  actor: ProviderActor
  draftId: string
  locale: Locale
  /** Where the change came from; null for the weekly hours. */
  to: string | null
}

/** Why a visit cannot be treated as was decided, in words of their own; anything else is the general one. */
const toldRefusals = ['SLOT_TAKEN', 'TOO_SOON', 'DUPLICATE_BOOKING', 'NOT_ALLOWED'] as const

/** What was decided about the visits that a change touches: applies it, or sends the list back as it stands now. */
export async function submitImpact(request: Request, { actor, draftId, locale, to }: Sent) {
  const impact = await orRefused(readImpact(actor, draftId, locale))
  const form = impactForm(impact.rows.map(({ id }) => id))
  const typed: Record<string, string> = await readAnswers(request, form, Object.keys(form.shape).length)
  const { choices, faults } = readChoices(typed, impact.rows)
  const back = (answer: Partial<ImpactAnswer>, status: number) =>
    refusedPage({ typed, faults: {}, notice: null, ...answer }, status)
  const { seen = '' } = typed
  if (impact.status === 'open' && seen !== impact.seen) return back({ notice: 'changed' }, 409)
  if (faults.size > 0) return back({ faults: Object.fromEntries(faults) }, 400)
  const change = await orAnswered(applyDraft(actor, { draftId, seen, choices }), {
    'schedule.choice_refused': ({ params, status }) => {
      const reason = toldRefusals.find((each) => each === params.reason) ?? 'other'
      return back({ faults: { [String(params.visit)]: problem(`refused.${reason}`) } }, status)
    },
    'schedule.impact_changed': ({ status }) => back({ notice: 'changed' }, status),
    'schedule.stale': ({ status }) => back({ notice: 'stale' }, status),
  })
  if (change instanceof Response) return change
  const [providerFacilityId] = change.providerFacilityIds
  const text = translator(locale, 'schedule')('impact.done')
  const hours = paths.scheduling(providerFacilityId === undefined ? {} : { place: providerFacilityId })
  return accepted(to ?? hours, text)
}

export type ImpactAnswer = {
  /** What was typed, by the fields' names. */
  typed: Record<string, string>
  /** A problem a visit. */
  faults: Record<string, string>
  /** Other visits are touched than those that were decided about, or somebody has changed what the change is about. */
  notice: 'changed' | 'stale' | null
}
