import { z } from 'zod'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { SessionRow } from '#app/core/session/session.server.ts'

/**
 * What the configured backend said of a person at the sign-in: the `profile` of `insertSession`, as JSON. `token` is that backend's
 * own, for the calls made there in the person's name.
 */
const sessionProfile = z.object({
  token: z.string(),
  requiresPasswordChange: z.boolean(),
  user: z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    lastLoginInstant: z.string().nullable(),
    data: z.object({
      npi: z.string().nullable(),
      tier: z.number().nullable(),
      care_coordination_enabled: z.boolean(),
      care_coordination_role: z.string().nullable(),
      profile_complete: z.boolean(),
    }),
  }),
})

export type SessionProfile = Readonly<z.infer<typeof sessionProfile>>

/** The profile a session carries; null when it is one of this product's own accounts, or when what is stored is none. */
export function profileOf({ id, profileEnc }: Pick<SessionRow, 'id' | 'profileEnc'>): SessionProfile | null {
  if (profileEnc === null) return null
  const text = decryptField(profileEnc, { table: 'sessions', column: 'profile_enc', rowId: id })
  return sessionProfile.safeParse(JSON.parse(text)).data ?? null
}
