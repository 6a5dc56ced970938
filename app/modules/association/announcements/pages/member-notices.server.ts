import { accepted } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { answersIn } from '#app/core/form/form-body.server.ts'
import { withSearch } from '#app/core/page/with-search.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { ActingMember } from '#app/modules/association/acting-member.ts'
import type { MemberIntent } from '#app/modules/association/pages/member-intent.ts'
import { chooseAnnouncements } from '../commands/choose-announcements.server.ts'
import { readNotices } from '../commands/read-notices.server.ts'
import { paragraphsOf, textFor } from '../announcement-text.ts'
import { noticeForm } from '../forms.ts'
import { countUnread, isOptedOut, listNotices } from '../queries/notices.server.ts'

/** The announcements to a member: the newest, how many are unread, and whether they come by mail too. */
export async function loadMemberNotices({ memberId, locale }: ActingMember, request: Request) {
  const [rows, unread, isOut] = await Promise.all([
    listNotices(memberId),
    countUnread([memberId]),
    isOptedOut(memberId),
  ])
  const asked = new URL(request.url).searchParams.get('notice')
  const notices = rows.map((row) => {
    const { locale: written, title, body } = textFor(row, locale)
    return {
      ...{
        id: row.id,
        title,
        locale: written,
        paragraphs: paragraphsOf(body),
        date: formatDate(row.createdAt, locale),
      },
      ...{ isRead: row.readAt !== null, isOpen: row.readAt !== null && row.id === asked },
    }
  })
  return { notices, unread, isOut }
}

export type MemberNoticesData = Awaited<ReturnType<typeof loadMemberNotices>>

/** Opening a notice marks it as read: no mail and no page view tells that by itself. */
const open: MemberIntent = async (member, body, host) => {
  const { notice } = answersIn(body, noticeForm)
  await readNotices(member, notice)
  const [path = '', search = ''] = host.path.split('?')
  return accepted(
    `${withSearch(path, { ...Object.fromEntries(new URLSearchParams(search)), notice })}#notice-${notice}`,
  )
}

const readAll: MemberIntent = async (member, _body, host) => {
  await readNotices(member, null)
  return accepted(host.path)
}

const choose =
  (areWanted: boolean): MemberIntent =>
  async (member, _body, host) => {
    await chooseAnnouncements(member.memberId, areWanted)
    const t = translator(member.locale, 'association-announcements')
    return accepted(host.path, t(areWanted ? 'mine.nowOn' : 'mine.nowOff'))
  }

/** The buttons of the part of announcements. */
export const memberNoticeIntents: Readonly<Record<string, MemberIntent>> = {
  'open-notice': open,
  'read-notices': readAll,
  'announcements-on': choose(true),
  'announcements-off': choose(false),
}
