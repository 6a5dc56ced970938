const notice = {
  isAnswer: false,
  isReminder: false,
  subject: 'promotion',
  needs: ['link'],
  facts: [],
  action: 'promotion',
} as const

/** What the author of a campaign is told about it. */
export const promotionTemplates = {
  promotion_approved: notice,
  promotion_rejected: notice,
  promotion_stopped: notice,
} as const
