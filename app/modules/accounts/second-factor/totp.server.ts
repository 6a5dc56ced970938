import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { now } from '#app/core/clock.ts'

/** Codes as every authenticator app makes them (RFC 6238): six digits, SHA-1, steps of thirty seconds, 160 bits of secret. */
const stepSeconds = 30

/** Base32, as it is typed into an app. */
export const newTotpSecret = (): string => generateSecret()

export const currentStep = (): number => Math.floor(now() / 1000 / stepSeconds)

/** The code of a step, as an app shows it. */
export function totpCode(secret: string, step: number): string {
  return generateSync({ secret, epoch: step * stepSeconds })
}

/**
 * The step whose code was given: the present one, or the one before or after it, as telephones' clocks differ. Null for any other code, and
 * for one of a step that is not later than `lastStep`: what was seen over a shoulder is worth nothing.
 */
export function stepOfCode(secret: string, code: string, lastStep: number | null): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const result = verifySync({ secret, token: code, epoch: Math.floor(now() / 1000), epochTolerance: stepSeconds })
  if (!result.valid || !('timeStep' in result)) return null
  return lastStep === null || result.timeStep > lastStep ? result.timeStep : null
}

/** What the QR code of an app says: whose secret it is, and for which site. */
export function totpAddress(secret: string, account: string, site: string): string {
  return generateURI({ secret, label: account, issuer: site })
}
