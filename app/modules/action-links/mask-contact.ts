const dots = '•••'

/** A telephone number (E.164) by its last four digits: (•••) •••-0123 for +1, ••• 5678 for other countries. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  // Fewer digits would show most of the number.
  if (digits.length < 8) return dots
  const last = digits.slice(-4)
  return /^\+?1\d{10}$/.test(phone.replace(/[^\d+]/g, '')) ? `(${dots}) ${dots}-${last}` : `${dots} ${last}`
}

/** An e-mail address by its first character and its domain: m•••@example.com. The dots tell nothing of the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1 || at === email.length - 1) return dots
  const [first = ''] = at > 2 ? email : ''
  return `${first}${dots}${email.slice(at)}`
}
