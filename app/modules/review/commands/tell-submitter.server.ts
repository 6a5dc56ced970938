import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { defaultLocale, isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'

type Told = 'applied' | 'rejected' | 'needs_info'

const templates = { applied: 'request_approved', rejected: 'request_rejected', needs_info: 'request_returned' } as const

const ofAssociation = {
  applied: 'association_change_approved',
  rejected: 'association_change_rejected',
  needs_info: 'association_change_returned',
} as const

const contactOfFacility: readonly string[] = ['phone', 'email', 'wechat', 'facility_names']

/** Where a request and its answer are seen. */
function answerPage({ kind, targetType, field }: ChangeRequest): string {
  if (kind === 'new_doctor' || kind === 'claim') return paths.login()
  if (kind === 'association_new') return paths.associationHome()
  if (kind === 'association_change') return paths.associationSettings()
  if (targetType === 'provider') return paths.personal()
  return contactOfFacility.includes(field) ? paths.officeContactData() : paths.clinics()
}

function templateOf(kind: ChangeRequest['kind'], status: Told) {
  if (kind === 'association_change') return ofAssociation[status]
  if (status !== 'applied') return templates[status]
  if (kind === 'new_doctor' || kind === 'claim') return 'account_admitted' as const
  return kind === 'association_new' ? ('association_approved' as const) : templates.applied
}

/** What an association is called now: after a change of its name by the new one. */
async function associationNamed(tx: Transaction, { kind, targetId }: ChangeRequest, locale: Locale) {
  if (kind !== 'association_change') return {}
  const [row] = await tx.select({ name: associations.name }).from(associations).where(eq(associations.id, targetId))
  return { associationName: row?.name[locale] }
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
    template: templateOf(kind, status),
    recipient: { email: user.email, phone: null, locale },
    vars: { link: siteAddress(answerPage(request), locale), ...(await associationNamed(tx, request, locale)) },
    subject: { type: 'change_request', id },
    event: status,
    channels: ['email'],
  })
}
