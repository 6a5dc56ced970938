const notice = {
  isAnswer: false,
  isReminder: false,
  subject: 'poll',
  needs: ['link'],
  facts: [],
  action: 'poll',
} as const

/** What whoever may vote is told about a poll of their association. What it asks is not said. */
export const pollTemplates = {
  poll_opened: notice,
  poll_canceled: notice,
} as const
