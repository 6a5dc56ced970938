import { formatList, formatPhone } from '#app/core/format/format.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName, nameInText } from '#app/modules/directory/person-name.ts'
import { paths } from '#app/paths.ts'
import type { PublicDoctor } from './public-doctor.ts'

/** A message to copy, in one language. */
export type Message = Readonly<{ locale: Locale; text: string }>

/** The pages that a code leads patients to: the profile, and where a time is chosen. */
export const codeTargets = ['profile', 'booking'] as const
export type CodeTarget = (typeof codeTargets)[number]

/** A doctor at a clinic in the words of a language. */
export function wordsOf(doctor: PublicDoctor, locale: Locale) {
  const name = displayName(doctor.names, locale)
  const shown = translator(locale, 'directory')(`card.honorific.${name.honorific}`, { name: name.main })
  const languages = doctor.languages.map((language) => language[locale])
  return {
    /** As on a door, and as in a sentence. */
    name: shown,
    nameInText: nameInText(shown, name),
    second: { other: name.other, title: name.title, isChinese: name.isChinese },
    specialty: doctor.specialty?.name[locale] ?? null,
    clinic: facilityName(doctor.clinic, locale),
    languages: languages.length > 0 ? formatList(languages, locale) : null,
  }
}

/** The address of a doctor's page in a language, from the configured site; null where patients do not reach it. */
export function addressOf(doctor: PublicDoctor, target: CodeTarget, locale: Locale): string | null {
  if (!doctor.specialty) return null
  const { slug, facilitySlug, isBookable } = doctor
  if (target === 'profile') return siteAddress(paths.doctor(doctor.specialty.slug, slug), locale)
  if (!isBookable) return null
  return siteAddress(paths.appointment(doctor.specialty.slug, slug, { loc: facilitySlug }), locale)
}

const inLines = (lines: readonly (string | null)[]) => lines.filter((line) => line !== null).join('\n')

/** Address and telephone of a clinic, a line each. */
function whereLines({ address, phone }: Pick<PublicDoctor, 'address' | 'phone'>, locale: Locale) {
  const t = translator(locale, 'marketing')
  return [t('message.where', { address }), phone && t('message.phone', { phone: formatPhone(phone) })]
}

function doctorText(doctor: PublicDoctor, locale: Locale): string {
  const t = translator(locale, 'marketing')
  const { nameInText: name, specialty, clinic, languages } = wordsOf(doctor, locale)
  const profile = addressOf(doctor, 'profile', locale)
  const booking = addressOf(doctor, 'booking', locale)
  return inLines([
    t('message.doctor', { name, specialty, clinic }),
    languages && t('message.languages', { languages }),
    ...whereLines(doctor, locale),
    profile && t('message.profile', { address: profile }),
    booking && t('message.booking', { address: booking }),
  ])
}

function clinicText(doctors: readonly PublicDoctor[], locale: Locale): string {
  const t = translator(locale, 'marketing')
  const lines = doctors.flatMap((doctor) => {
    const { nameInText: name, specialty } = wordsOf(doctor, locale)
    const address = addressOf(doctor, 'profile', locale)
    return specialty && address ? [t('message.line', { name, specialty, address })] : []
  })
  const [first] = doctors
  if (!first || lines.length === 0) return ''
  const head = t('message.clinic', { clinic: facilityName(first.clinic, locale) })
  return inLines([head, ...lines, ...whereLines(first, locale), t('message.more')])
}

/** What can be sent about a doctor, in every language; nothing where the profile is not public. */
export function doctorMessages(doctor: PublicDoctor): Message[] {
  return doctor.specialty ? locales.map((locale) => ({ locale, text: doctorText(doctor, locale) })) : []
}

/** The same about a clinic with the doctors there. */
export function clinicMessages(doctors: readonly PublicDoctor[]): Message[] {
  return locales.map((locale) => ({ locale, text: clinicText(doctors, locale) })).filter(({ text }) => text !== '')
}
