import { eq } from 'drizzle-orm'
import { orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { db } from '#app/core/database/database.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'
import type { MemberIntent } from '#app/modules/association/pages/member-intent.ts'
import { payDues } from '../commands/pay-dues.server.ts'
import { duesState } from '../dues.ts'

/** How the dues of a member stand; null where there are none. */
export async function loadMemberDues({ memberId, duesCents }: ActingMember) {
  const [member] = await db.select().from(associationMembers).where(eq(associationMembers.id, memberId))
  const state = member ? duesState(member, duesCents, todayInNewYork()) : 'none'
  return state === 'none' ? null : { state, duesCents, paidUntil: member!.duesPaidUntil }
}

export type MemberDuesSection = NonNullable<Awaited<ReturnType<typeof loadMemberDues>>>

const pay: MemberIntent = async (member, _body, host) => {
  const say = translator(member.locale, 'errors')
  const warned = (code: 'association.dues_not_now' | 'payments.gateway_unavailable') =>
    toasted(host.path, { tone: 'warning', text: say(code) })
  const url = await orAnswered(payDues(member), {
    'association.dues_not_now': () => warned('association.dues_not_now'),
    'payments.gateway_unavailable': () => warned('payments.gateway_unavailable'),
  })
  return typeof url === 'string' ? redirect(url, { status: 303, headers: privateHeaders }) : url
}

/** The button of the part of dues. */
export const memberDuesIntents: Readonly<Record<string, MemberIntent>> = { 'pay-dues': pay }
