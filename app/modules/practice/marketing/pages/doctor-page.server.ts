import type { ProviderActor } from '#app/core/actor.ts'
import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { findShareCard } from '#app/modules/seo/share-image/card-words.server.ts'
import { imageMark, imagePath } from '#app/modules/seo/share-image/image-address.server.ts'
import { listCompleteness } from '#app/modules/practice/queries/tasks.server.ts'
import { fixesFor } from '../fixes.ts'
import type { PublicDoctor } from '../public-doctor.ts'
import { findPublicDoctor } from '../queries/public-doctors.server.ts'
import { countVisitSources } from '../queries/visit-sources.server.ts'
import { addressOf, type CodeTarget, codeTargets, doctorMessages, wordsOf } from '../words.server.ts'

/** The language of what is handed out, by the address; that of the reader where it names none. */
export function chosenLocale(search: URLSearchParams, { locale }: Pick<ProviderActor, 'locale'>): Locale {
  const asked = search.get('lang')
  return isLocale(asked) ? asked : locale
}

/** An address of a doctor in a language with its code; null where patients do not reach it. */
export async function codeOf(doctor: PublicDoctor, target: CodeTarget, locale: Locale) {
  const address = addressOf(doctor, target, locale)
  return address === null ? null : { target, address, image: await qrImage(address) }
}

/** The picture that chats show of a profile in a language, as its own page names it. */
async function pictureOf({ slug, specialty }: PublicDoctor, locale: Locale) {
  const card = specialty && (await findShareCard({ kind: 'doctor', slug }, locale))
  if (!card) return null
  const mark = imageMark([card.title, card.second ?? '', card.band])
  return { src: imagePath(`doctor/${slug}`, 'wide', locale, mark), file: `${slug}-${locale}.png` }
}

/** Everything that can be handed out about a doctor at a clinic; null for a foreign one as for one that does not exist. */
export async function loadDoctorPage(actor: ProviderActor, id: string, search: URLSearchParams) {
  const doctor = await findPublicDoctor(actor, id)
  if (!doctor) return null
  const lang = chosenLocale(search, actor)
  const [codes, picture, completeness, sources] = await Promise.all([
    Promise.all(codeTargets.map((target) => codeOf(doctor, target, lang))),
    pictureOf(doctor, lang),
    listCompleteness([doctor.providerId]),
    countVisitSources(doctor.id),
  ])
  const { percent, missing } = completeness.get(doctor.providerId) ?? { percent: 0, missing: [] }
  const { name, clinic } = wordsOf(doctor, actor.locale)
  return {
    ...{ id, name, clinic, lang, picture, percent, sources },
    isOwn: doctor.providerId === actor.providerId,
    isPublic: doctor.specialty !== null,
    isBookable: doctor.isBookable,
    codes: codes.filter((code) => code !== null),
    messages: doctorMessages(doctor),
    fixes: fixesFor(actor, missing, doctor),
  }
}

export type DoctorPageData = NonNullable<Awaited<ReturnType<typeof loadDoctorPage>>>
