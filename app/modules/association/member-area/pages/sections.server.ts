import { formatDay } from '#app/core/format/format.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import {
  loadMemberNotices,
  memberNoticeIntents,
} from '#app/modules/association/announcements/pages/member-notices.server.ts'
import { loadMemberEvents, memberEventIntents } from '#app/modules/association/events/pages/member-events.server.ts'
import { findBylawsDay } from '#app/modules/association/identity/queries/bylaws.server.ts'
import type { MemberIntent } from '#app/modules/association/pages/member-intent.ts'
import { loadMemberDues, memberDuesIntents } from '#app/modules/association/members/pages/member-dues.server.ts'
import { leaveAssociation } from '../commands/leave-association.server.ts'
import { loadMemberPolls, memberPollIntents } from '#app/modules/association/polls/pages/member-polls.server.ts'
import type { Membership } from '../queries/acting-members.server.ts'

/** The page of a member: how they stand, and each of its parts by its name; a part that has nothing to say is null. */
export async function loadArea({ member, joinedOn }: Membership, request: Request) {
  const joined = joinedOn === null ? null : formatDay(joinedOn, member.locale)
  const [notices, polls, events, dues, bylawsOn] = await Promise.all([
    loadMemberNotices(member, request),
    loadMemberPolls(member, request),
    loadMemberEvents(member),
    loadMemberDues(member),
    findBylawsDay(member.associationId),
  ])
  return { member, joined, notices, polls, events, dues, bylawsOn: member.status === 'active' ? bylawsOn : null }
}

export type Area = Awaited<ReturnType<typeof loadArea>>

const leave: MemberIntent = async (member, _body, host) => {
  const { locale } = member
  const done = await orAnswered(leaveAssociation(member), {
    'association.owner_stays': () =>
      toasted(host.path, { tone: 'warning', text: translator(locale, 'errors')('association.owner_stays') }),
  })
  return done instanceof Response ? done : accepted(host.path, translator(locale, 'association-member')('left'))
}

/** Every button and form of the member's page, by its intent. */
const intents: Readonly<Record<string, MemberIntent>> = {
  leave,
  ...memberPollIntents,
  ...memberNoticeIntents,
  ...memberEventIntents,
  ...memberDuesIntents,
}

/** What a form of the page does; null for one that it does not have. */
export const intentNamed = (name: string): MemberIntent | null => (Object.hasOwn(intents, name) ? intents[name]! : null)
