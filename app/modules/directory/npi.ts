/** The issuer prefix (80 = health, 840 = United States) that the check digit also covers (45 CFR 162.406; ISO/IEC 7812). */
const issuerPrefix = '80840'

/**
 * The tenth digit of a National Provider Identifier: Luhn over `80840` and the first nine.
 * @throws RangeError unless given exactly nine digits.
 */
export function npiCheckDigit(first9: string): number {
  if (!/^[0-9]{9}$/.test(first9)) throw new RangeError('An NPI has nine digits before its check digit.')
  const digits = [...(issuerPrefix + first9)].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? luhnDouble(digit) : digit), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Whether a text is a well-formed NPI: ten ASCII digits, the first 1 or 2, the last the check digit.
 * Says nothing about whether the registry has assigned it, nor to a person or an organization.
 */
export function isValidNpi(npi: string): boolean {
  return /^[12][0-9]{9}$/.test(npi) && npiCheckDigit(npi.slice(0, 9)) === Number(npi[9])
}

function luhnDouble(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9
}
