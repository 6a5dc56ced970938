import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { now } from '#app/core/clock.ts'
import { newYork, wallClock } from '#app/core/format.ts'
import { json, movedPermanently, notFound, searchOf } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { mapboxToken } from '#app/core/site.server.ts'
import { findOpenings } from '#app/modules/booking/pages/openings.server.ts'
import { ProfilePage } from '#app/modules/directory/components/profile/profile-page.tsx'
import { neighborhoodLabels } from '#app/modules/directory/map-labels.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { listNeighborhoods } from '#app/modules/directory/queries/reference.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { breadcrumbThing, profileThings } from '#app/modules/seo/structured-data/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = { islands: ['map'], cache: { tags: ['directory', 'reference'], maxAge: 60 } }

export const meta = metaOf

export async function loader({ request, params: { specialty = '', slug = '' } }: LoaderFunctionArgs) {
  const { provider, movedTo } = await resolveProvider(slug)
  // The specialty of the new address is not known yet; the address of the survivor corrects it by itself.
  if (movedTo) return movedPermanently(paths.doctor(specialty, movedTo) + searchOf(request))
  if (!provider) notFound(new URL(request.url).pathname)
  const locale = localeOf(request)
  const [profile, neighborhoods] = await Promise.all([getProviderProfile(provider, locale), listNeighborhoods()])
  const primary = profile.specialties[0]
  if (!primary) notFound(new URL(request.url).pathname)
  if (primary.slug !== specialty) return movedPermanently(paths.doctor(primary.slug, slug) + searchOf(request))

  const t = translator(locale, 'directory')
  const name = t(`card.honorific.${profile.name.honorific}`, { name: profile.name.main })
  const place = profile.locations[0]?.neighborhood?.name ?? t('profile.newYork')
  const description = t('profile.description', { name, specialty: primary.name, place })
  const head = requestHead(request, {
    title: t('profile.title', { name, specialty: primary.name }),
    description,
    path: paths.doctor(primary.slug, slug),
    isIndexable: !profile.isRetired,
    structuredData: [
      ...profileThings(request, profile, { name, description }),
      breadcrumbThing(request, [
        { name: primary.name, path: paths.doctorsOfSpecialty(primary.slug) },
        { name, path: paths.doctor(primary.slug, slug) },
      ]),
    ],
  })
  const today = wallClock(now(), profile.locations[0]?.timeZone ?? newYork).weekday
  const address = head.origin + withPrefix(head.path, locale)
  const openings = profile.isRetired ? {} : await findOpenings(profile.locations.map(({ id }) => id))
  return json({
    head,
    profile,
    openings,
    share: { address, qr: await qrImage(address) },
    labels: neighborhoodLabels(neighborhoods, locale),
    today,
    mapboxToken,
  })
}

export default function DoctorProfile() {
  const { profile, openings, labels, today, mapboxToken, share } = useLoaderData<typeof loader>()
  return (
    <ProfilePage
      profile={profile}
      openings={openings}
      labels={labels}
      today={today}
      mapboxToken={mapboxToken}
      share={share}
    />
  )
}
