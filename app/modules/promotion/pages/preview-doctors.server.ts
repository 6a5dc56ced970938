import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { type AdDoctor, findAdDoctor } from '../queries/ads.server.ts'

/** A doctor as advertisements name them in each language; null where they are not listed. */
export async function findPreviewDoctors(providerId: string): Promise<Record<Locale, AdDoctor> | null> {
  const found = await Promise.all(locales.map((locale) => findAdDoctor(providerId, locale)))
  const [hans, hant, english] = found.map((each) => each?.doctor)
  return hans && hant && english ? { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': english } : null
}
