const notice = {
  isAnswer: false,
  isReminder: false,
  subject: 'member',
  needs: ['link', 'associationName'],
  facts: ['association', 'note'],
  action: 'association',
} as const

/** What a member of an association is told about their membership. */
export const memberTemplates = {
  member_approved: notice,
  member_rejected: notice,
  member_suspended: notice,
  member_reinstated: notice,
  member_lapsed: notice,
  member_removed: notice,
  /** Has somebody confirm their address who asked to join. */
  member_confirm: { ...notice, isAnswer: true, isBounded: true, facts: ['association'], action: 'confirmApplication' },
  /** Tells who manages the association. */
  member_applied: { ...notice, subject: 'association', facts: ['association'], action: 'answer' },
  member_dues_first: { ...notice, facts: ['association'], action: 'payDues' },
  member_dues_soon: { ...notice, facts: ['association'], action: 'payDues' },
  member_dues_late: { ...notice, facts: ['association'], action: 'payDues' },
  /** What an association writes itself; its reader may end it. */
  association_announcement: {
    isAnswer: false,
    isReminder: false,
    keepsQuiet: true,
    subject: 'announcement',
    needs: ['link', 'associationName', 'topic', 'body', 'postalAddress', 'optOut'],
    facts: [],
    action: 'announcement',
  },
} as const
