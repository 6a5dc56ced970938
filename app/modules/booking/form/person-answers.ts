import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { problem, type Problem } from '#app/core/form/problem.ts'

type Answer<Value> = { value: Value } | { problem: Problem }

/** Digits of any script in ASCII, without the punctuation around them. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/**
 * A telephone number as E.164. Numbers of the United States and Canada need no country code; others begin with +.
 * A wrong number of digits is said as what is missing or too much.
 */
export function readPhone(typed: string): Answer<string> {
  const text = typed.normalize('NFKC').trim()
  const phone = parsePhoneNumberFromString(text, 'US')
  if (phone?.isPossible() && (phone.countryCallingCode !== '1' || phone.nationalNumber.length === 10)) {
    return { value: phone.number }
  }
  if (text.startsWith('+') && !text.startsWith('+1')) return { problem: problem('errors.phone') }
  const digits = digitsOf(text).replace(/^1(?=\d{10,})/, '')
  if (digits.length === 0 || digits.length === 10) return { problem: problem('errors.phone') }
  return digits.length < 10
    ? { problem: problem('errors.phoneShort', { count: 10 - digits.length }) }
    : { problem: problem('errors.phoneLong', { count: digits.length - 10 }) }
}

export type DateParts = { year: string; month: string; day: string }
export type DatePart = keyof DateParts

const oldest = 120

/** The names under which forms send the parts of a birth date. */
export const birthNames = { year: 'birthYear', month: 'birthMonth', day: 'birthDay' } as const

/** A birth date "YYYY-MM-DD", or what is wrong with which part. `today` is the local date "YYYY-MM-DD". */
export function readBirthDate(
  typed: Partial<DateParts>,
  today: string,
): { value: string } | { problem: Problem; part: DatePart } {
  const number = (text = '') => {
    const digits = text.normalize('NFKC').trim()
    return /^\d{1,4}$/.test(digits) ? Number(digits) : NaN
  }
  const [year, month, day] = [number(typed.year), number(typed.month), number(typed.day)]
  const thisYear = Number(today.slice(0, 4))
  if (!typed.year && !typed.month && !typed.day) return { problem: problem('errors.birthDate'), part: 'year' }
  if (!(year >= 1000)) return { problem: problem('errors.birthYear'), part: 'year' }
  if (!(month >= 1 && month <= 12)) return { problem: problem('errors.birthMonth'), part: 'month' }
  if (!(day >= 1 && day <= daysIn(year, month))) return { problem: problem('errors.birthDay'), part: 'day' }
  const value = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  if (value > today) return { problem: problem('errors.birthFuture'), part: 'year' }
  if (year < thisYear - oldest) return { problem: problem('errors.birthYear'), part: 'year' }
  return { value }
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const latinName = /^[\p{Script=Latin}\p{M}'’. ,()/-]+$/u

/** An English name as on the insurance card: Latin letters, spaces and the signs that names have. */
export function readEnglishName(typed: string | undefined, missing: string): Answer<string> {
  const name = (typed ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (name === '') return { problem: problem(missing) }
  if (!latinName.test(name) || !/\p{L}.*\p{L}/u.test(name)) return { problem: problem('errors.nameLatin') }
  return { value: name }
}

const mail = /^[^\s@<>()"',;:]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** An e-mail address in lower case after the @. */
export function readEmail(typed: string): Answer<string> {
  const text = typed.normalize('NFKC').trim()
  if (text.length > 254 || !mail.test(text)) return { problem: problem('errors.email') }
  const at = text.lastIndexOf('@')
  return { value: text.slice(0, at) + text.slice(at).toLowerCase() }
}
