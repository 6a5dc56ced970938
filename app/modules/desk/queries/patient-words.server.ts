import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'
import type { SealedVisit } from './visit-row.server.ts'

/** A name as the desk of a language calls it, and its other spelling. */
export function namesOf({ nameEn, nameZh }: Pick<Patient, 'nameEn' | 'nameZh'>, locale: Locale) {
  const chinese = isEnglish(locale) ? null : nameZh
  const other = chinese === null ? nameZh : nameEn
  // Of who came without an appointment one spelling may be all there is.
  return { main: chinese ?? nameEn, other: nameZh === nameEn ? null : other }
}

/** What somebody came for last, which can be booked again by one press: the ids of the visit type and of the doctor, and its name. */
export type Again = { visit: string; doctor: string; name: string }

/** The same kind of visit once more; null where it has none or where whoever asks does not book. */
export function againOf(
  last: SealedVisit | undefined,
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
): Again | null {
  if (!last?.visitTypeId || !last.visitName) return null
  const at = providerFacilities.find(({ providerFacilityId }) => providerFacilityId === last.providerFacilityId)
  if (!at?.powers.manage) return null
  return { visit: last.visitTypeId, doctor: at.doctor.name, name: last.visitName[locale] }
}
