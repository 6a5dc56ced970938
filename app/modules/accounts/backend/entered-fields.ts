import { passwordFault } from '../passwords/password-rules.ts'
import type { Credentials, PasswordChange } from './identity-backend.ts'

type CredentialsFault = 'MISSING_USERNAME' | 'MISSING_PASSWORD'
type PasswordChangeFault = 'MISSING_CURRENT_PASSWORD' | NonNullable<ReturnType<typeof passwordFault>>

/** The name is trimmed and in lower case; the password goes as typed (specification §5). */
export function enteredCredentials({ loginUsername, loginPassword }: Credentials): Credentials {
  return { loginUsername: loginUsername.trim().toLowerCase(), loginPassword }
}

/** What is missing in a sign-in; null when it can be tried. */
export function credentialsFault({ loginUsername, loginPassword }: Credentials): CredentialsFault | null {
  if (loginUsername.trim() === '') return 'MISSING_USERNAME'
  return loginPassword.trim() === '' ? 'MISSING_PASSWORD' : null
}

/** Both trimmed (specification §5). */
export function enteredPasswords({ currentPassword, newPassword }: PasswordChange): PasswordChange {
  return { currentPassword: currentPassword.trim(), newPassword: newPassword.trim() }
}

/** What is wrong with a password change before the account is asked; null when it can be tried. */
export function passwordChangeFault({ currentPassword, newPassword }: PasswordChange): PasswordChangeFault | null {
  return currentPassword.trim() === '' ? 'MISSING_CURRENT_PASSWORD' : passwordFault(newPassword)
}
