import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { now } from '#app/core/clock.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { readForm } from '#app/core/form/form-body.server.ts'
import { json, movedPermanently, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { waitableDays } from '#app/modules/booking/limits.ts'
import { datesFrom, dayWords } from '#app/modules/booking/slots/when-words.ts'
import { WaitlistClosed } from '#app/modules/booking/waitlist/components/waitlist-closed.tsx'
import { DoctorWaitlist } from '#app/modules/booking/waitlist/components/doctor-waitlist.tsx'
import { findBookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { findSpecialtyList } from '#app/modules/booking/slots/pages/specialty-list.server.ts'
import { listOfDoctor, submitWaitlist } from '#app/modules/booking/waitlist/pages/submit-waitlist.server.ts'
import { noDoctor } from '#app/modules/directory/guards/no-doctor.server.ts'
import { resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { islands: ['elder'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

/** The doctor whose times are waited for; without live times there is nothing to wait for. */
async function findPage(request: Request, specialty: string, slug: string) {
  const { provider, movedTo } = await resolveProvider(slug)
  if (movedTo) throw movedPermanently(paths.waitlist(specialty, movedTo))
  if (!provider) return noDoctor(request, specialty)
  const page = await findBookingPage(provider, new URL(request.url).searchParams, {}, localeOf(request))
  if (page?.mode !== 'live') throw redirect(paths.doctor(specialty, slug))
  return page
}

export async function loader({ request, params: { specialty = '', slug = '' } }: LoaderFunctionArgs) {
  const page = await findPage(request, specialty, slug)
  const t = translator(localeOf(request), 'booking')
  const title = t('waitlist.pageTitle')
  const path = paths.waitlist(specialty, slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  const today = wallClock(now(), page.providerFacility.timeZone).date
  const days = datesFrom(today, waitableDays).map((day) => dayWords(day, today, localeOf(request)))
  const { doctor, providerFacility } = page
  const where = { area: providerFacility.neighborhoodSlug, beside: doctor.id }
  const specialtyList = await findSpecialtyList(doctor.specialtySlug, where, localeOf(request))
  return json({ head, page, days, specialtyList, formKey: newToken() }, { headers: privateHeaders })
}

export async function action({ request, context, params: { specialty = '', slug = '' } }: ActionFunctionArgs) {
  // A list that was closed meanwhile is told of above the form, which keeps what was typed.
  const page = await findPage(request, specialty, slug)
  const address = context.clientAddress ?? 'unknown'
  const list = listOfDoctor(page)
  return submitWaitlist({ request, address, locale: localeOf(request), list }, await readForm(request))
}

export default function Waitlist() {
  const { page, days, specialtyList, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!page.hasWaitlist && !answer) return <WaitlistClosed page={page} specialtyList={specialtyList} />
  return <DoctorWaitlist page={page} specialtyList={specialtyList} days={days} formKey={formKey} answer={answer} />
}
