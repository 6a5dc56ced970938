import type { PaymentLine } from '#drizzle/schema/payments.ts'

export type { PaymentLine }

/** What lines come to, in cents; the total includes the tax. */
export function sumOf(lines: readonly PaymentLine[]): { totalCents: number; taxCents: number } {
  let totalCents = 0
  let taxCents = 0
  for (const line of lines) {
    if (!Number.isSafeInteger(line.amountCents) || !Number.isSafeInteger(line.taxCents))
      throw new RangeError('Money is a whole number of cents.')
    totalCents += line.amountCents + line.taxCents
    taxCents += line.taxCents
  }
  return { totalCents, taxCents }
}

/** An amount as gateways and papers write it: two digits after the point, no float on the way. */
export function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cents of an amount as people write it ("$1,234.50", "12"), no float on the way; null for anything else. */
export function centsOf(text: string): number | null {
  const [, dollars, cents = ''] =
    /^\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').trim()) ?? []
  return dollars === undefined ? null : Number(dollars.replaceAll(',', '') + cents.padEnd(2, '0'))
}
