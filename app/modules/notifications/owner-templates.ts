const notice = { isAnswer: false, isReminder: false, needs: ['link'], facts: [] } as const
const membership = { ...notice, subject: 'membership', action: 'membership' } as const
const post = { ...notice, subject: 'post', action: 'post' } as const
const receipt = { ...notice, subject: 'receipt', action: 'receipt' } as const
const paper = { ...receipt, needs: ['link', 'reference'], facts: ['paperNumber'] } as const

/** What the owner of a practice is told about what they pay for, and about what they write. */
export const ownerTemplates = {
  membership_payment_failed: membership,
  membership_payment_due: membership,
  membership_last_call: membership,
  membership_suspended: membership,
  membership_ended: membership,
  payment_receipt: paper,
  payment_refunded: paper,
  post_approved: post,
  post_returned: post,
  post_taken_down: post,
} as const
