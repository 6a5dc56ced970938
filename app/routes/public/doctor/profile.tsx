import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { now } from '#app/core/clock.ts'
import { newYork, wallClock } from '#app/core/calendar/zones.ts'
import { json, movedPermanently, notFound, searchOf } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { mapboxToken } from '#app/core/site.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { BookableVisits } from '#app/modules/booking/slots/components/bookable-visits.tsx'
import { OtherDoctors } from '#app/modules/booking/slots/components/other-doctors.tsx'
import { SpecialtyListLink } from '#app/modules/booking/slots/components/specialty-list-link.tsx'
import { findOpenings } from '#app/modules/booking/slots/pages/openings.server.ts'
import { findOtherDoctors } from '#app/modules/booking/slots/pages/other-doctors.server.ts'
import { findSpecialtyList } from '#app/modules/booking/slots/pages/specialty-list.server.ts'
import { findBookableVisits } from '#app/modules/booking/slots/queries/bookable-visits.server.ts'
import { ProfilePage } from '#app/modules/directory/components/profile/profile-page.tsx'
import { useAddressedName } from '#app/modules/directory/components/provider-card.tsx'
import { noDoctor } from '#app/modules/directory/guards/no-doctor.server.ts'
import type { Openings } from '#app/modules/directory/openings.ts'
import { isBareRecord } from '#app/modules/directory/index-worthy.ts'
import { neighborhoodLabels } from '#app/modules/directory/map-labels.ts'
import { nameInText } from '#app/modules/directory/person-name.ts'
import { preferencesOf } from '#app/modules/directory/preferences/preferences.ts'
import { findRememberedPlan } from '#app/modules/directory/preferences/queries/remembered-plan.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { listNeighborhoods } from '#app/modules/directory/queries/reference.server.ts'
import { DoctorPosts } from '#app/modules/library/blog/components/doctor-posts.tsx'
import { listPostsOfDoctor } from '#app/modules/library/blog/doctor-posts.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { profileHead } from '#app/modules/seo/pages/profile-head.server.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = {
  islands: ['map', 'print'],
  // The first times of others may be twenty seconds old when the page is made: none is older than a minute. Kinds of visits are not counted
  // either, as little as the hours of a schedule.
  cache: { tags: ['directory', 'reference', 'endorsements', 'blog'], maxAge: 40, endsWithDay: true },
}

export const meta = metaOf

const shownPosts = 3
const noOpenings: Openings = {}

export async function loader({ request, context, params: { specialty = '', slug = '' } }: LoaderFunctionArgs) {
  const { provider, movedTo } = await resolveProvider(slug)
  // The specialty of the new address is not known yet; the address of the survivor corrects it by itself.
  if (movedTo) return movedPermanently(paths.doctor(specialty, movedTo) + searchOf(request))
  if (!provider) return noDoctor(request, specialty)
  const locale = localeOf(request)
  const [profile, neighborhoods] = await Promise.all([getProviderProfile(provider, locale), listNeighborhoods()])
  const primary = profile.specialties[0]
  if (!primary) notFound(new URL(request.url).pathname)
  if (primary.slug !== specialty) return movedPermanently(paths.doctor(primary.slug, slug) + searchOf(request))

  const place = profile.locations[0]?.neighborhood
  noteOn(context, {
    kind: 'profile',
    specialtyIds: [primary.id],
    areaIds: neighborhoods.filter(({ slug: area }) => area === place?.slug).map(({ id }) => id),
  })
  const head = profileHead(request, profile, isBareRecord(provider))
  const today = wallClock(now(), profile.locations[0]?.timeZone ?? newYork).weekday
  const address = head.origin + withPrefix(head.path, locale)
  const [ownPlan, openings, visits, articles, others] = await Promise.all([
    findRememberedPlan(preferencesOf(request), locale),
    profile.isRetired ? noOpenings : findOpenings(profile.locations.map(({ id }) => id)),
    findBookableVisits(profile, provider.tier, locale),
    listPostsOfDoctor(profile.id, locale, shownPosts),
    findOtherDoctors(profile, locale),
  ])
  const hasTime = Object.values(openings).some(({ firstAt }) => firstAt !== null)
  const where = { area: place?.slug ?? null, beside: profile.id }
  const specialtyList = hasTime ? null : await findSpecialtyList(primary.slug, where, locale)
  return json({
    head,
    profile,
    ownPlan,
    openings,
    specialtyList,
    visits,
    articles,
    others,
    share: { address, qr: await qrImage(address) },
    labels: neighborhoodLabels(neighborhoods, locale),
    today,
    mapboxToken,
  })
}

export default function DoctorProfile() {
  const { profile, ownPlan, openings, visits, articles, others, specialtyList, labels, today, mapboxToken, share } =
    useLoaderData<typeof loader>()
  const name = nameInText(useAddressedName(profile.name), profile.name)
  return (
    <ProfilePage
      profile={profile}
      openings={openings}
      ownPlan={ownPlan}
      labels={labels}
      today={today}
      mapboxToken={mapboxToken}
      visits={<BookableVisits profile={profile} visits={visits} />}
      articles={<DoctorPosts {...articles} name={name} />}
      others={<OtherDoctors others={others} specialty={profile.specialties[0]!} />}
      leadsTo={others.similar.length > 0 ? 'similar' : others.atClinic.length > 0 ? 'colleagues' : null}
      waitlist={specialtyList && <SpecialtyListLink list={specialtyList} />}
      share={share}
    />
  )
}
