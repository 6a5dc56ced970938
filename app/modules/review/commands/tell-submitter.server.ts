import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { defaultLocale, isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import type { UnledFacility } from '#app/modules/accounts/team/queries/unled-facilities.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { isListing } from '../request-queues.ts'
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
function answerPage(request: ChangeRequest): string {
  const { kind, targetType, field } = request
  if (isListing(request)) return paths.personal()
  if (kind === 'new_doctor' || kind === 'claim') return paths.login()
  if (kind === 'association_new') return paths.associationHome()
  if (kind === 'association_change') return paths.associationSettings()
  if (targetType === 'provider') return paths.personal()
  return contactOfFacility.includes(field) ? paths.officeContactData() : paths.clinics()
}

function templateOf(request: ChangeRequest, status: Told, isLead: boolean) {
  const { kind } = request
  if (kind === 'association_change') return ofAssociation[status]
  if (status !== 'applied') return templates[status]
  const isAdmitted = (kind === 'new_doctor' || kind === 'claim') && !isListing(request)
  if (isLead) return isAdmitted ? ('account_admitted_lead' as const) : ('request_approved_lead' as const)
  if (isAdmitted) return 'account_admitted' as const
  return kind === 'association_new' ? ('association_approved' as const) : templates.applied
}

/** What an association is called now: after a change of its name by the new one. */
async function associationNamed(tx: Transaction, { kind, targetId }: ChangeRequest, locale: Locale) {
  if (kind !== 'association_change') return {}
  const [row] = await tx.select({ name: associations.name }).from(associations).where(eq(associations.id, targetId))
  return { associationName: row?.name[locale] }
}

async function submitterOf(tx: Transaction, { submitterId, submitterType }: ChangeRequest) {
  if (submitterType !== 'user' || submitterId === null) return null
  const [user] = await tx.select().from(users).where(eq(users.id, submitterId))
  return user ?? null
}

/** The clinics whose team somebody leads now, by their English names, which every mail can say. */
const clinicsOf = (led: readonly UnledFacility[]) =>
  led.length > 0 ? { clinicName: led.map(({ nameEn }) => nameEn).join(', ') } : {}

/**
 * Tells who has asked for a change what became of it, in their language, by mail; the reason stands behind the sign-in. Whoever has
 * reported something without an account has agreed to no messages. `led` are the facilities whose team they lead by the same decision.
 */
export async function tellSubmitter(
  tx: Transaction,
  request: ChangeRequest,
  status: Told,
  led: readonly UnledFacility[] = [],
): Promise<void> {
  const user = await submitterOf(tx, request)
  if (!user) return
  const locale = isLocale(user.locale) ? user.locale : defaultLocale
  await enqueueNotice(tx, {
    template: templateOf(request, status, led.length > 0),
    recipient: { email: user.email, phone: null, locale },
    vars: {
      link: siteAddress(answerPage(request), locale),
      ...clinicsOf(led),
      ...(await associationNamed(tx, request, locale)),
    },
    subject: { type: 'change_request', id: request.id },
    event: status,
    channels: ['email'],
  })
}

/** Tells somebody that they lead the team of a clinic, where that was decided after their request. */
export async function tellLead(tx: Transaction, request: ChangeRequest, led: readonly UnledFacility[]): Promise<void> {
  const user = await submitterOf(tx, request)
  if (!user) return
  const locale = isLocale(user.locale) ? user.locale : defaultLocale
  await enqueueNotice(tx, {
    template: 'team_lead_given',
    recipient: { email: user.email, phone: null, locale },
    vars: { link: siteAddress(paths.login(), locale), ...clinicsOf(led) },
    subject: { type: 'change_request', id: request.id },
    event: led.map(({ id }) => id).join(' '),
    channels: ['email'],
  })
}
