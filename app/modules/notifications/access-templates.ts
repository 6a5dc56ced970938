const notice = {
  isAnswer: false,
  isReminder: false,
  subject: 'association',
  needs: ['link', 'associationName'],
  facts: ['association'],
  action: 'signIn',
} as const

/** Who manages an association, is asked to, or no longer does. */
export const accessTemplates = {
  /** To whatever address somebody has typed. */
  association_invite: { ...notice, isBounded: true, action: 'invite' },
  /** To whoever has invited; and to somebody with an account whom nobody invites any more. */
  association_invite_declined: notice,
  association_invite_revoked: { ...notice, isBounded: true, action: 'association' },
  association_access_changed: { ...notice, action: 'association' },
  handover_offered: notice,
  handover_done: notice,
  handover_declined: notice,
  handover_revoked: notice,
} as const
