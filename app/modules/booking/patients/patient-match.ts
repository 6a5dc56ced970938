import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

type Contact = Readonly<{ phone: string | null; email: string | null }>

/** A North American number in E.164: what forms have read already, and most of what is folded. */
const folded = /^\+1[2-9]\d{2}[2-9]\d{6}$/

/** A telephone number in E.164, whatever its spelling; a text that is none stays as typed, without space around it. */
export function foldPhone(phone: string): string {
  if (folded.test(phone)) return phone
  return parsePhoneNumberFromString(phone, 'US')?.number ?? phone.trim()
}

/** Both contacts as they are stored: E.164, e-mail without space around it, empty as null. */
export function storedContact({ phone, email }: Contact): { phone: string | null; email: string | null } {
  return { phone: phone?.trim() ? foldPhone(phone) : null, email: email?.trim() || null }
}

/** Whether two people as they are stored can be reached at one telephone number or e-mail address. */
export function sharesContact(one: Contact, other: Contact): boolean {
  const isSame = (a: string | null, b: string | null) => a !== null && a.toLowerCase() === b?.toLowerCase()
  return isSame(one.phone, other.phone) || isSame(one.email, other.email)
}

/** A name by which two spellings of one person meet: case, accents, spaces, hyphens and apostrophes do not count. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * The text by which a person is known again: phone (else e-mail), birth date and folded English name. A child without a
 * phone is known by that of who books. Hashed before it is stored.
 */
export function matchText(
  person: Readonly<{ nameEn: string; birthDate: string | null }> & Contact,
  fallback: Contact | null = null,
): string {
  const own = storedContact(person)
  const other = fallback ? storedContact(fallback) : { phone: null, email: null }
  const contact = own.phone ?? other.phone ?? (own.email ?? other.email)?.toLowerCase() ?? ''
  return JSON.stringify([contact, person.birthDate ?? '', foldName(person.nameEn)])
}
