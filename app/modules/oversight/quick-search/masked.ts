import { maskEmail } from '#app/modules/action-links/mask-contact.ts'

const stars = '***'

/** A name by its first letters: W*** C***. */
export function maskName(first: string, last: string): string {
  return [first, last]
    .map((part) => [...part.trim()][0])
    .filter(Boolean)
    .map((letter) => `${letter}${stars}`)
    .join(' ')
}

/** How to reach somebody, as far as it tells two of one name apart: m•••@example.com, a number's last two digits. */
export function maskReach({ email, phone }: { email: string; phone: string | null }): string {
  const digits = phone?.replace(/\D/g, '') ?? ''
  return [maskEmail(email), digits.length >= 8 ? `${stars}${digits.slice(-2)}` : null].filter(Boolean).join(' · ')
}
