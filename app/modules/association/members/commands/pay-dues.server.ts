import { and, eq } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { addLink } from '#app/modules/action-links/commands/add-link.server.ts'
import { derivedToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { associationDues } from '#drizzle/schema/association/members.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'
import { duesState } from '../dues.ts'
import { lockMember } from './write-member.server.ts'

const tokenOf = (duesId: string) => derivedToken(`association_dues|${duesId}`)

/** Where a payer goes on from the gateway's page: the member's own page, which asks for their code. */
export const duesPath = (duesId: string): string => paths.memberArea(tokenOf(duesId))

/** The open year of a member's dues at today's amount, made where there is none. */
async function openDues(tx: Transaction, associationId: string, memberId: string, amountCents: number) {
  const isOpen = and(eq(associationDues.memberId, memberId), eq(associationDues.status, 'open'))
  const [known] = await tx.select().from(associationDues).where(isOpen)
  if (known) {
    await tx.update(associationDues).set({ amountCents, updatedAt: now() }).where(eq(associationDues.id, known.id))
    return known.id
  }
  const [id, at] = [newId(), now()]
  const times = { createdAt: at, updatedAt: at }
  await tx.insert(associationDues).values({ id, associationId, memberId, status: 'open', amountCents, ...times })
  await addLink(tx, {
    ...{ hash: tokenHash(tokenOf(id)), kind: 'association_member', subjectType: 'association_member' },
    ...{ subjectId: memberId, expiresAt: at + 60 * dayMs, isOtpRequired: true },
  })
  return id
}

const inEvery = (name: Localized): Localized => ({
  'zh-Hans': translator('zh-Hans', 'association-members')('dues.line', { name: name['zh-Hans'] }),
  'zh-Hant': translator('zh-Hant', 'association-members')('dues.line', { name: name['zh-Hant'] }),
  'en-US': translator('en-US', 'association-members')('dues.line', { name: name['en-US'] }),
})

/**
 * Asks for a year of dues; that they are paid is what the gateway tells.
 * @returns where the gateway's page is
 * @throws DomainError conflict `association.dues_not_now` where nothing is to be paid; unavailable `payments.gateway_unavailable`
 */
export async function payDues({ memberId, associationId, locale }: ActingMember): Promise<string> {
  const { id, email, userId, association } = await withTransaction(async (tx) => {
    const member = await lockMember(tx, associationId, memberId)
    const [found] = await tx.select().from(associations).where(eq(associations.id, associationId))
    const state = duesState(member, found!.duesCents, todayInNewYork())
    if (state === 'none' || state === 'paid') throw new DomainError('conflict', 'association.dues_not_now')
    const dues = await openDues(tx, associationId, memberId, found!.duesCents)
    const [user] = member.userId === null ? [] : await tx.select().from(users).where(eq(users.id, member.userId))
    const address = user?.email ?? member.email
    if (address === null || address === undefined) throw new DomainError('conflict', 'association.dues_not_now')
    return { id: dues, email: address, userId: member.userId, association: found! }
  })
  const lines = [{ label: inEvery(association.name), quantity: 1, amountCents: association.duesCents, taxCents: 0 }]
  const { url } = await startCheckout({
    ...{ purpose: 'association_dues', purposeId: id, userId, email, locale, currency: 'USD', lines },
  })
  return url
}
