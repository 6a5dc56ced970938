import type { TFunction } from 'i18next'
import { z } from 'zod'

/** Forms of signing in and passwords. Their messages are sentences already: some come from another backend in its own words. */
type Translate = TFunction<'accounts'>

/** A text of a form, or nothing: which sentence is missing is the schema's to say. */
const entered = z.string().max(500).default('')

export const signInForm = (t: Translate) =>
  z.object({
    loginUsername: entered.refine((text) => text.trim() !== '', { error: t('backend.MISSING_USERNAME') }),
    loginPassword: entered.refine((text) => text.trim() !== '', { error: t('backend.MISSING_PASSWORD') }),
    loginRememberMe: z.string().optional(),
  })

export const resetRequestForm = (t: Translate) =>
  z.object({
    loginUsername: entered.refine((text) => text.trim() !== '', { error: t('backend.MISSING_USERNAME') }),
  })

/** Both new passwords alike; what else a new password must be is the command's to say. */
const repeated = <Shape extends { newPassword: string; confirmPassword: string }>(t: Translate) => ({
  check: ({ newPassword, confirmPassword }: Shape) => newPassword.trim() === confirmPassword.trim(),
  fault: { path: ['confirmPassword'], error: t('password.errors.confirm') },
})

export const newPasswordForm = (t: Translate) => {
  const { check, fault } = repeated(t)
  return z
    .object({
      newPassword: entered.refine((text) => text.trim() !== '', { error: t('backend.MISSING_NEW_PASSWORD') }),
      confirmPassword: entered,
    })
    .refine(check, fault)
}

export const changePasswordForm = (t: Translate) => {
  const { check, fault } = repeated(t)
  return z
    .object({
      currentPassword: entered.refine((text) => text.trim() !== '', { error: t('backend.MISSING_CURRENT_PASSWORD') }),
      newPassword: entered.refine((text) => text.trim() !== '', { error: t('backend.MISSING_NEW_PASSWORD') }),
      confirmPassword: entered,
    })
    .refine(check, fault)
}
