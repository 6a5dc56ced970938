const notice = {
  isAnswer: false,
  isReminder: false,
  subject: 'poll',
  needs: ['link', 'associationName', 'topic'],
  facts: ['association', 'topic'],
  action: 'association',
} as const

/** What whoever may vote is told about a poll of their association. */
export const pollTemplates = {
  poll_opened: notice,
  poll_closed: notice,
  poll_canceled: notice,
} as const
