import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { now } from '#app/core/clock.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { readForm } from '#app/core/form/form-body.server.ts'
import {
  json,
  movedPermanently,
  privateHeaders,
  privatePageHeaders,
  redirect,
  searchOf,
} from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { BookingView } from '#app/modules/booking/form/components/booking-view.tsx'
import { readHolderKey } from '#app/modules/booking/holds/pages/holder-key.server.ts'
import { wishableDays } from '#app/modules/booking/limits.ts'
import { findBookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { findOwnBooking } from '#app/modules/booking/links/pages/own-booking.server.ts'
import { submitBooking } from '#app/modules/booking/appointments/pages/submit-booking.server.ts'
import { datesFrom, dayWords } from '#app/modules/booking/slots/when-words.ts'
import { preferencesOf } from '#app/modules/directory/preferences/preferences.ts'
import { noDoctor } from '#app/modules/directory/guards/no-doctor.server.ts'
import { resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

/** The page for an address's choices, or the redirect to where the provider is found now. */
async function findPage(request: Request, specialty: string, slug: string) {
  const { provider, movedTo } = await resolveProvider(slug)
  if (movedTo) throw movedPermanently(paths.appointment(specialty, movedTo) + searchOf(request))
  if (!provider) return noDoctor(request, specialty)
  const search = new URL(request.url).searchParams
  const visitor = { holderKey: readHolderKey(request), preferences: preferencesOf(request) }
  const page = await findBookingPage(provider, search, visitor, localeOf(request))
  // Nothing to book here: the profile says how to reach the clinic.
  if (!page) throw redirect(paths.doctor(specialty, slug))
  const { specialtySlug } = page.doctor
  if (specialtySlug !== specialty && request.method === 'GET') {
    throw movedPermanently(paths.appointment(specialtySlug, slug) + searchOf(request))
  }
  return page
}

export async function loader({ request, params: { specialty = '', slug = '' } }: LoaderFunctionArgs) {
  const page = await findPage(request, specialty, slug)
  const locale = localeOf(request)
  const t = translator(locale, 'booking')
  const head = requestHead(request, {
    title: t('page.title'),
    description: t('page.description'),
    path: paths.appointment(specialty, slug),
    isIndexable: false,
  })
  const today = wallClock(now(), page.providerFacility.timeZone).date
  const [, ...days] = page.mode === 'request' ? datesFrom(today, wishableDays + 1) : []
  const wishDays = days.map((day) => dayWords(day, today, locale))
  const { chosen, providerFacility } = page
  const own =
    chosen?.refusal === 'SLOT_TAKEN'
      ? await findOwnBooking(request, { providerFacilityId: providerFacility.id, startsAt: Date.parse(chosen.slot) })
      : null
  return json({ head, page, wishDays, own, formKey: newToken() }, { headers: privateHeaders })
}

export async function action({ request, context, params: { specialty = '', slug = '' } }: ActionFunctionArgs) {
  const page = await findPage(request, specialty, slug)
  const address = context.clientAddress ?? 'unknown'
  return submitBooking({ request, address, locale: localeOf(request), page }, await readForm(request))
}

export default function Appointment() {
  const { page, wishDays, own, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <BookingView page={page} wishDays={wishDays} own={own} formKey={formKey} answer={answer} />
}
