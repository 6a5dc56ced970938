/** What patients do that a facility may not want to be told by mail. Requests are not among them: they wait for an answer. */
export const noticeKinds = ['bookings', 'moves', 'cancellations'] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Which of them a facility is told of. */
export type NoticeRules = Readonly<Record<NoticeKind, boolean>>

/** Those of a facility that has said nothing of it. */
export const usualNotices: NoticeRules = { bookings: true, moves: true, cancellations: true }
