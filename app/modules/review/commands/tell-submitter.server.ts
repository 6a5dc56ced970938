import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'

type Told = 'applied' | 'rejected' | 'needs_info'

const templates = { applied: 'request_approved', rejected: 'request_rejected', needs_info: 'request_returned' } as const

const contactOfFacility: readonly string[] = ['phone', 'email', 'wechat', 'facility_names']

/** Where a request and its answer are seen. */
function answerPage({ kind, targetType, field }: ChangeRequest): string {
  if (kind === 'new_doctor' || kind === 'claim') return paths.login()
  if (kind === 'association_new') return paths.associationHome()
  if (targetType === 'provider') return paths.personal()
  return contactOfFacility.includes(field) ? paths.officeContactData() : paths.clinics()
}

function admitted(kind: ChangeRequest['kind']) {
  if (kind === 'new_doctor' || kind === 'claim') return 'account_admitted' as const
  return kind === 'association_new' ? ('association_approved' as const) : templates.applied
}

/**
 * Tells who has asked for a change what became of it, in their language, by mail; the reason stands behind the sign-in. Whoever has
 * reported something without an account has agreed to no messages.
 */
export async function tellSubmitter(tx: Transaction, request: ChangeRequest, status: Told): Promise<void> {
  const { id, submitterId, submitterType, kind } = request
  if (submitterType !== 'user' || submitterId === null) return
  const [user] = await tx.select().from(users).where(eq(users.id, submitterId))
  if (!user) return
  const locale = isLocale(user.locale) ? user.locale : defaultLocale
  await enqueueNotice(tx, {
    template: status === 'applied' ? admitted(kind) : templates[status],
    recipient: { email: user.email, phone: null, locale },
    vars: { link: siteAddress(answerPage(request), locale) },
    subject: { type: 'change_request', id },
    event: status,
    channels: ['email'],
  })
}
