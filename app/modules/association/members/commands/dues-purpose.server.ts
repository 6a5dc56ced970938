import { eq } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import type { PaymentNews, Purpose, SubscriptionNews } from '#app/modules/payments/purposes.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationDues } from '#drizzle/schema/association/members.ts'
import { nextPaidUntil } from '../dues.ts'
import { duesPath } from './pay-dues.server.ts'
import { lockMember, writeMember } from './write-member.server.ts'

async function readDues(reader: Reader, duesId: string) {
  const [row] = await reader
    .select({ dues: associationDues, member: associationMembers })
    .from(associationDues)
    .innerJoin(associationMembers, eq(associationMembers.id, associationDues.memberId))
    .where(eq(associationDues.id, duesId))
  return row ?? null
}

/** The dues of a payment and their member, held by this transaction. */
async function holdDues(tx: Transaction, duesId: string) {
  const known = await readDues(tx, duesId)
  if (!known) throw new Error('A payment is for dues that there are not.')
  const member = await lockMember(tx, known.member.associationId, known.member.id)
  return { member, dues: (await readDues(tx, duesId))!.dues }
}

type Told = PaymentNews['payment']

const system = { type: 'system' } as const

async function settlePaid(tx: Transaction, { purposeId: duesId, id: paymentId }: Told): Promise<void> {
  const { dues, member } = await holdDues(tx, duesId)
  // Somebody has paid the same year in two windows: they owe it once, and a chore gives the other payment back.
  if (dues.status !== 'open') return
  const paidUntil = nextPaidUntil(member.duesPaidUntil, todayInNewYork())
  const paid = { status: 'paid', paymentId, paidBefore: member.duesPaidUntil, paidUntil, updatedAt: now() } as const
  await tx.update(associationDues).set(paid).where(eq(associationDues.id, duesId))
  await writeMember(tx, member, {
    step: member.status === 'lapsed' ? { name: 'pay', by: 'system' } : null,
    actor: system,
    changes: { duesPaidUntil: paidUntil },
  })
}

/** Money that went back takes its year with it; a later year stays. Whether the membership lapses is for the nightly chore. */
async function settleReturned(tx: Transaction, { purposeId: duesId, id: paymentId }: Told): Promise<void> {
  const { dues, member } = await holdDues(tx, duesId)
  const isOfAnother = dues.paymentId !== null && dues.paymentId !== paymentId
  if (dues.status !== 'paid' || isOfAnother) return
  await tx.update(associationDues).set({ status: 'refunded', updatedAt: now() }).where(eq(associationDues.id, duesId))
  if (member.duesPaidUntil !== dues.paidUntil) return
  await writeMember(tx, member, { step: null, actor: system, changes: { duesPaidUntil: dues.paidBefore } })
}

/** What happened to a payment of dues, in the transaction that records it. Told again it changes nothing more. */
async function hearPayment(tx: Transaction, news: PaymentNews | SubscriptionNews): Promise<void> {
  if (news.kind === 'paid') await settlePaid(tx, news.payment)
  const isReturned = (news.kind === 'refunded' && news.isWhole) || news.kind === 'dispute_lost'
  if (isReturned) await settleReturned(tx, news.payment)
}

/** Payments of dues: what follows from them, and whose papers they are. */
export const duesPurpose: Purpose = {
  name: 'association_dues',
  onNews: hearPayment,
  billedTo: async (reader, duesId) => {
    const name = (await readDues(reader, duesId))?.member.name ?? duesId
    return { 'zh-Hans': name, 'zh-Hant': name, 'en-US': name }
  },
  mayRead: async (reader, duesId, userId) => (await readDues(reader, duesId))?.member.userId === userId,
  doneUrl: duesPath,
  retryUrl: duesPath,
}
