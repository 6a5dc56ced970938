import { ageOn, type LocalDate } from '#app/core/calendar/dates.ts'

/** Who is examined: what a case holds sealed. */
export type CasePerson = Readonly<{
  nameEn: string
  nameZh: string | null
  birthDate: LocalDate
  sex: 'f' | 'm' | 'x'
  /** E.164. */
  phone: string | null
  /** "A" and seven to nine digits. */
  aNumber: string | null
  /** Null while nobody has asked. */
  isPregnant: boolean | null
}>

/** The ages at which it is asked whether somebody is pregnant, in years, both included. */
const pregnancyAges = [11, 55] as const

/** Whether an answer decides anything: live vaccines and X-rays. */
export function asksPregnancy({ sex, birthDate }: Pick<CasePerson, 'sex' | 'birthDate'>, examOn: LocalDate): boolean {
  const age = ageOn(birthDate, examOn) ?? 0
  return sex !== 'm' && age >= pregnancyAges[0] && age <= pregnancyAges[1]
}

/** An alien registration number as it is written anywhere: with or without the A, with hyphens or spaces. Null for what is none. */
export function readANumber(text: string): string | null {
  const digits = /^A?(\d{7,9})$/.exec(text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, ''))?.[1]
  return digits === undefined ? null : `A${digits}`
}
