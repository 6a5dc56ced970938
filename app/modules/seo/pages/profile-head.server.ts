import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { nameInText } from '#app/modules/directory/person-name.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import type { PageHead } from '../page-head.ts'
import { requestHead } from './request-head.server.ts'
import { breadcrumbThing, profileThings } from './page-data.server.ts'

/**
 * The head of a doctor's page.
 * @param isBare whether nothing is known but the registry's row: such a page promises nothing and is not indexed.
 */
export function profileHead(request: Request, profile: ProviderProfile, isBare: boolean): PageHead {
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const primary = profile.specialties[0]!
  const name = t(`card.honorific.${profile.name.honorific}`, { name: profile.name.main })
  const area = profile.locations[0]?.neighborhood?.name
  const named = {
    name: nameInText(name, profile.name),
    specialty: primary.name,
    neighborhood: area ?? t('profile.newYork'),
  }
  const description = t(profile.isUnconfirmed ? 'profile.descriptionRegistry' : 'profile.description', named)
  const specialties = profile.specialties.map((specialty) => specialty.name)
  return requestHead(request, {
    // A dietitian of the specialty dietitian is called one once.
    title: named.name.endsWith(named.specialty) ? named.name : t('profile.title', named),
    description,
    path: paths.doctor(primary.slug, profile.slug),
    isIndexable: !profile.isRetired && !isBare,
    structuredData: [
      ...profileThings(request, profile, { name, description }),
      breadcrumbThing(request, [
        { name: primary.name, path: paths.doctorsOfSpecialty(primary.slug) },
        { name, path: paths.doctor(primary.slug, profile.slug) },
      ]),
    ],
    contentMeta: {
      contentType: 'doctor-profile',
      primaryTopic: name,
      keyTerms: [...specialties, ...profile.languages.map((language) => language.name), ...(area ? [area] : [])],
      medicalSpecialties: specialties,
      contentSummary: profile.bio ?? description,
      targetAudience: translator(locale)('seo.audience'),
    },
  })
}
