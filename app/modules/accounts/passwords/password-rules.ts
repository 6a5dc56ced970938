import { commonPasswords } from './frequent-passwords.ts'

/** The specification's shortest new password. */
const shortestPassword = 8
/** Longer texts are no passwords but work for the server. */
const longestPassword = 200

export type PasswordFault = 'MISSING_NEW_PASSWORD' | 'WEAK_PASSWORD' | 'COMMON_PASSWORD' | 'LONG_PASSWORD'

/** A common word with up to four digits or signs after it is as easily guessed: "password2026", "sunshine!!". */
function isCommon(password: string): boolean {
  const folded = password.toLowerCase()
  const stem = folded.replace(/[^a-z]{1,4}$/, '')
  const isRepeated = /^(.{1,4}?)\1+$/u.test(folded)
  return isRepeated || commonPasswords.has(folded) || commonPasswords.has(stem)
}

/**
 * What is wrong with a new password (trimmed as the specification says), or null. `names` are what everybody knows of its owner, such as the
 * user name and the e-mail address: neither they nor their first part may be the password.
 */
export function passwordFault(password: string, names: readonly string[] = []): PasswordFault | null {
  const text = password.trim()
  if (text === '') return 'MISSING_NEW_PASSWORD'
  if ([...text].length < shortestPassword) return 'WEAK_PASSWORD'
  if (text.length > longestPassword) return 'LONG_PASSWORD'
  const known = names.flatMap((name) => [name, name.split('@')[0]!]).map((name) => name.toLowerCase())
  return isCommon(text) || known.includes(text.toLowerCase()) ? 'COMMON_PASSWORD' : null
}
