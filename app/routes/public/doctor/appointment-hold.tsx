import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { HoldNothing, HoldRefused } from '#app/modules/booking/form/components/hold-refused.tsx'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { holdForm } from '#app/modules/booking/form/forms.ts'
import { readSlot, slotText } from '#app/modules/booking/slots/slot-text.ts'
import { holderKeyFor, readHolderKey } from '#app/modules/booking/holds/pages/holder-key.server.ts'
import { findBookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { nearestTimes } from '#app/modules/booking/form/pages/chosen-time.server.ts'
import { ownHold, visitAt } from '#app/modules/booking/form/pages/keeping-answers.server.ts'
import { isAboutTime, publicOutcome, type Refused } from '#app/modules/booking/form/pages/public-refusal.server.ts'
import { resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const headers = privatePageHeaders

/**
 * Names the page of a refusal and knows the way to the times. Only sent to: whoever opens the address by hand finds that way. No
 * redirect, since the loader also runs after the action and would lead past its answer.
 */
export function loader({ request, params: { specialty = '', slug = '' } }: LoaderFunctionArgs) {
  const title = translator(localeOf(request), 'booking')('page.title')
  const path = paths.appointmentHold(specialty, slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, title, times: paths.appointment(specialty, slug) }, { headers: privateHeaders })
}

export const meta = metaOf

/** Keeps the time of the pressed button for ten minutes and goes on to the form. */
export async function action({ request, context, params: { specialty = '', slug = '' } }: ActionFunctionArgs) {
  const { provider } = await resolveProvider(slug)
  if (!provider) notFound(new URL(request.url).pathname)
  const locale = localeOf(request)
  const { loc, vt, slot, seen } = await readAnswers(request, holdForm)
  const choices = new URLSearchParams({ loc, vt, seen })
  const ownKey = readHolderKey(request)
  const page = await findBookingPage(provider, choices, { holderKey: ownKey }, locale)
  const startsAt = readSlot(slot)
  if (!page?.visit || startsAt === null) return redirect(paths.appointment(specialty, slug))
  const { providerFacility, doctor } = page
  // A button elsewhere does not know which visit it is for: the question comes first, and the time goes with it.
  if (page.isSeenAsked) {
    const asked = { loc: providerFacility.slug, slot: slotText(startsAt) }
    return redirect(paths.appointment(doctor.specialtySlug, doctor.slug, asked), { headers: privateHeaders })
  }
  const network = networkOf(context.clientAddress ?? 'unknown')
  const limit = await takeToken('booking', network)
  if (!limit.allowed) {
    const refused: Refused & { page: typeof page } = { page, code: 'TOO_MANY', nearest: [] }
    return refusedPage(refused, 429, limit.retryAfterSeconds)
  }
  noteOn(context, { kind: 'time' })
  const asked = { code: vt, seen: page.seen, startsAt, now: now(), except: await ownHold(ownKey) }
  const visit = (await visitAt(providerFacility.id, page.visits, asked)) ?? page.visit
  const { holderKey, setCookie } = holderKeyFor(request)
  const wanted = { providerFacilityId: providerFacility.id, visitTypeId: visit.id, startsAt, holderKey, network }
  const outcome = await publicOutcome(holdSlot(wanted))
  if (!outcome.done) {
    const { code, status } = outcome
    const nearest = isAboutTime(code) ? await nearestTimes({ providerFacility, visit, startsAt }, locale) : []
    return refusedPage({ page: { ...page, visit }, code, nearest }, status)
  }
  noteOn(context, { kind: 'hold' })
  const answered: Record<string, string> = page.seen ? { seen: page.seen } : {}
  const kept = { loc: providerFacility.slug, ...answered, vt: visit.code, slot: slotText(startsAt) }
  const headers = { ...privateHeaders, 'Set-Cookie': setCookie }
  return redirect(paths.appointment(doctor.specialtySlug, doctor.slug, kept), { headers })
}

export default function AppointmentHold() {
  const refused = useActionData<typeof action>()
  const { title, times } = useLoaderData<typeof loader>()
  return refused ? <HoldRefused {...refused} /> : <HoldNothing title={title} times={times} />
}
