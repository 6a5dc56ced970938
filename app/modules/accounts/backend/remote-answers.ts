import { z } from 'zod'
import type { FailureCode, ProviderUser, Refusal } from './identity-backend.ts'

/** What the other backend knows of a person, and the token it wants to see. */
export type RemoteProfile = Readonly<{ token: string; user: ProviderUser; requiresPasswordChange: boolean }>

export type RemoteSignIn = Readonly<
  | { status: 'authenticated'; profile: RemoteProfile }
  | ({ status: 'unauthenticated' } & Refusal)
  | { status: 'error'; code: FailureCode }
>

const longestMessage = 300

/** Words of another server for a person's eyes: one line of printable text, or null. */
function plainMessage(message: unknown): string | null {
  if (typeof message !== 'string') return null
  const line = message.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line === '' || line.length > longestMessage ? null : line
}

function plainCode(code: unknown, usual: string): string {
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : usual
}

const envelope = z.object({
  status: z.string(),
  message: z.unknown(),
  error_code: z.unknown(),
  user_data: z.unknown(),
})

const text = z.string().max(320)
const optionalText = text.nullish().catch(null)

const userData = z.object({
  // Goes into a header, so it holds nothing a header cannot.
  token: z.string().regex(/^[\x21-\x7e]{1,4096}$/),
  requires_password_change: z.boolean().nullish().catch(null),
  user: z.object({
    id: z.union([text.min(1), z.number().int()]).transform(String),
    email: optionalText,
    firstName: optionalText,
    lastName: optionalText,
    lastLoginInstant: optionalText,
    data: z
      .object({
        npi: z.union([text, z.number().int()]).transform(String).nullish().catch(null),
        tier: z.coerce.number().int().min(1).max(4).nullish().catch(null),
        care_coordination_enabled: z.boolean().nullish().catch(null),
        care_coordination_role: optionalText,
        profile_complete: z.boolean().nullish().catch(null),
      })
      .nullish()
      .catch(null),
  }),
})

/** The person in a `user_data` string; null when it cannot be parsed or lacks the token or the user. */
export function readUserData(json: unknown): RemoteProfile | null {
  if (typeof json !== 'string') return null
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return null
  }
  const result = userData.safeParse(given)
  if (!result.success) return null
  const { token, user, requires_password_change: requiresPasswordChange } = result.data
  return {
    token,
    requiresPasswordChange: requiresPasswordChange === true,
    user: {
      id: user.id,
      email: user.email ?? '',
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      lastLoginInstant: user.lastLoginInstant ?? null,
      data: {
        npi: user.data?.npi ?? null,
        tier: user.data?.tier ?? null,
        care_coordination_enabled: user.data?.care_coordination_enabled === true,
        care_coordination_role: user.data?.care_coordination_role ?? null,
        profile_complete: user.data?.profile_complete === true,
      },
    },
  }
}

/** Reads the answer of a login: specification §7 for its shape, §8 for what is wrong with one. */
export function readSignInAnswer(body: unknown): RemoteSignIn {
  const result = envelope.safeParse(body)
  if (!result.success) return { status: 'error', code: 'INVALID_RESPONSE' }
  const { status, message, error_code: code, user_data: data } = result.data
  if (status === 'error')
    return { status: 'unauthenticated', code: plainCode(code, 'LOGIN_FAILED'), message: plainMessage(message) }
  if (status !== 'success') return { status: 'error', code: 'UNEXPECTED_RESPONSE' }
  const profile = readUserData(data)
  return profile ? { status: 'authenticated', profile } : { status: 'error', code: 'INVALID_USER_DATA' }
}

/** Reads the answer of a password change: null when it succeeded. */
export function readPasswordChangeAnswer(body: unknown): Refusal | null {
  const result = envelope.safeParse(body)
  if (!result.success) return { code: 'PASSWORD_CHANGE_FAILED', message: null }
  const { status, message, error_code: code } = result.data
  if (status === 'success') return null
  return { code: plainCode(code, 'PASSWORD_CHANGE_FAILED'), message: plainMessage(message) }
}

const sessionAnswer = z.object({ authenticated: z.boolean() })

/** Whether a session still holds there; null when the answer does not say. */
export function readSessionAnswer(body: unknown): boolean | null {
  const result = sessionAnswer.safeParse(body)
  return result.success ? result.data.authenticated : null
}
