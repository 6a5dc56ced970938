import type { ProviderActor } from '#app/core/actor.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteName } from '#app/core/site.server.ts'
import { findPublicDoctor } from '../queries/public-doctors.server.ts'
import { wordsOf } from '../words.server.ts'
import { chosenLocale, codeOf } from './doctor-page.server.ts'

/** An address as somebody types it: without its scheme, and without a query that the page does without. */
const typed = (address: string) => address.replace(/^https?:\/\//, '').replace(/\?.*$/, '')

/**
 * A sheet about a doctor at a clinic in the chosen language, with the code of the page that the address names: where a time is chosen, unless
 * it says the profile or nobody can book. `poster` is null where the profile is not public, all of it for a foreign doctor.
 */
export async function loadPosterPage(actor: ProviderActor, id: string, search: URLSearchParams) {
  const doctor = await findPublicDoctor(actor, id)
  if (!doctor) return null
  const lang = chosenLocale(search, actor)
  const asked = search.get('of') === 'profile' ? null : await codeOf(doctor, 'booking', lang)
  const code = asked ?? (await codeOf(doctor, 'profile', lang))
  const t = translator(lang, 'marketing')
  const { languages, ...words } = wordsOf(doctor, lang)
  const poster = code && {
    ...{ name: words.name, second: words.second, specialty: words.specialty, clinic: words.clinic },
    address: doctor.address,
    languages: languages && t('poster.languages', { languages }),
    scan: t(`poster.scan.${code.target}`),
    alt: t('codes.alt', { page: t(`codes.${code.target}`) }),
    image: code.image,
    typed: typed(code.address),
    site: siteName(lang),
  }
  const { name } = wordsOf(doctor, actor.locale)
  return { id, lang, name, target: code?.target ?? 'profile', isBookable: doctor.isBookable, poster }
}

export type PosterPageData = NonNullable<Awaited<ReturnType<typeof loadPosterPage>>>
export type Poster = NonNullable<PosterPageData['poster']>
