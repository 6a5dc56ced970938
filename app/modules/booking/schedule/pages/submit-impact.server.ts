import type { Actor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { readAnswers } from '#app/core/form-body.server.ts'
import { json, orRefused, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { paths } from '#app/paths.ts'
import { problem } from '#app/core/problem.ts'
import { applyDraft } from '../commands/change-schedule.server.ts'
import type { ImpactAnswer } from '../components/impact-page.tsx'
import { impactForm, readChoices } from '../impact-form.ts'
import { readImpact } from './impact-page.server.ts'

type Sent = { actor: Actor; draftId: string; locale: Locale }

/** Why a visit cannot be treated as was decided, in words of their own; anything else is the general one. */
const toldRefusals = ['SLOT_TAKEN', 'TOO_SOON', 'DUPLICATE_BOOKING', 'NOT_ALLOWED'] as const

/** What was decided about the visits that a change touches: applies it, or sends the list back as it stands now. */
export async function submitImpact(request: Request, { actor, draftId, locale }: Sent) {
  const impact = await orRefused(readImpact(actor, draftId, locale))
  const form = impactForm(impact.rows.map(({ id }) => id))
  const typed: Record<string, string> = await readAnswers(request, form, Object.keys(form.shape).length)
  const { choices, faults } = readChoices(typed, impact.rows)
  const back = (answer: Partial<ImpactAnswer>, status: number) =>
    json({ typed, faults: {}, notice: null, ...answer }, { status, headers: privateHeaders })
  const { seen = '' } = typed
  if (impact.status === 'open' && seen !== impact.seen) return back({ notice: 'changed' }, 409)
  if (faults.size > 0) return back({ faults: Object.fromEntries(faults) }, 400)
  try {
    const change = await applyDraft(actor, { draftId, seen, choices })
    const [place] = change.placeIds
    const text = translator(locale, 'schedule')('impact.done')
    return await redirectToasting(paths.scheduling(place === undefined ? {} : { place }), { tone: 'success', text })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, params, status } = error
    if (code === 'schedule.choice_refused') {
      const reason = toldRefusals.find((each) => each === params.reason) ?? 'other'
      return back({ faults: { [String(params.visit)]: problem(`refused.${reason}`) } }, status)
    }
    if (code === 'schedule.impact_changed') return back({ notice: 'changed' }, status)
    if (code === 'schedule.stale') return back({ notice: 'stale' }, status)
    throw json({ path: null, code }, { status })
  }
}
