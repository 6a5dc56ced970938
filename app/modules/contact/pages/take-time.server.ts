import type { AppLoadContext } from '@remix-run/node'
import { orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { holderKeyFor } from '#app/modules/booking/holds/pages/holder-key.server.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { findPicks } from '#app/modules/support/queries/ticket-picks.server.ts'
import { paths } from '#app/paths.ts'
import { takePickedTime } from '../commands/take-picked-time.server.ts'
import { keptTimeForm } from '../forms.ts'

/** Takes a kept time by the button of a mailed answer and leads on to the form, whose time is then held by this browser. */
export async function submitKeptTime(request: Request, context: AppLoadContext, token: string) {
  const locale = localeOf(request)
  const t = translator(locale, 'support')
  const { pick } = await readAnswers(request, keptTimeForm)
  const limit = await takeToken('booking', networkOf(context.clientAddress ?? 'unknown'))
  const back = (text: string) => toasted(paths.link(token), { tone: 'warning', text })
  if (!limit.allowed) return back(t('errors.tooMany'))
  const { holderKey, setCookie } = holderKeyFor(request)
  const work = takePickedTime({ token, pickId: pick, holderKey })
  const outcome = await orRefused(outcomeOf(work, ['booking.HOLD_EXPIRED', 'support.ticket_not_found']))
  if (!outcome.done) return back(t('link.keptOver'))
  const { providerId, loc, vt, startsAt } = outcome.value
  const [doctor] = await findPicks([providerId], locale)
  if (!doctor) return back(t('link.keptOver'))
  const headers = { ...privateHeaders, 'Set-Cookie': setCookie }
  const kept = { loc, vt, slot: slotText(startsAt) }
  return redirect(paths.appointment(doctor.specialtySlug, doctor.slug, kept), { headers })
}
