import { dayMs } from '#app/core/calendar/durations.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'

/** For so long two patients that were made one can be two again. */
export const undoDays = 30
export const undoMs = undoDays * dayMs

/** What is said of a patient, of which each is taken from one of two rows. */
export const mergedFields = ['nameEn', 'nameZh', 'birthDate', 'phone', 'email', 'locale'] as const
export type MergedField = (typeof mergedFields)[number]

/** One of two patients: whom the desk had open, and whom it found beside them. */
export type Side = 'first' | 'second'

/** From whom each field is taken. */
export type MergeChoices = Readonly<Record<MergedField, Side>>

/** What a page has shown of two patients: with another text it has shown something else. */
export function basisOf(first: Pick<Patient, 'updatedAt'>, second: Pick<Patient, 'updatedAt'>): string {
  return `${first.updatedAt}-${second.updatedAt}`
}

/** A patient made of two: each field as it was chosen, an agreement with the contact it is about, and what nobody is asked of whoever said it. */
export function joined(first: Patient, second: Patient, choices: MergeChoices) {
  const of = (field: MergedField) => (choices[field] === 'first' ? first : second)
  const [spoken, other] = choices.locale === 'first' ? [first, second] : [second, first]
  return {
    nameEn: of('nameEn').nameEn,
    nameZh: of('nameZh').nameZh,
    birthDate: of('birthDate').birthDate,
    phone: of('phone').phone,
    email: of('email').email,
    locale: of('locale').locale,
    smsConsentAt: of('phone').smsConsentAt,
    emailConsentAt: of('email').emailConsentAt,
    languageId: spoken.languageId ?? other.languageId,
    wechat: first.wechat ?? second.wechat,
    sex: first.sex === 'undisclosed' ? second.sex : first.sex,
  }
}
