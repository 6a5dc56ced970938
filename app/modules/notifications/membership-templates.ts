const notice = {
  isAnswer: false,
  isReminder: false,
  subject: 'membership',
  needs: ['link'],
  facts: [],
  action: 'membership',
} as const

/** What an owner is told about payments for the membership. */
export const membershipTemplates = {
  membership_payment_failed: notice,
  membership_payment_due: notice,
  membership_last_call: notice,
  membership_suspended: notice,
  membership_ended: notice,
} as const
