const ofChange = {
  isAnswer: false,
  isReminder: false,
  needs: ['link', 'associationName'],
  facts: ['association'],
  subject: 'change',
  action: 'signIn',
} as const

const notice = {
  isAnswer: false,
  isReminder: false,
  needs: ['link', 'associationName'],
  facts: ['association'],
} as const

/** What members of associations are told, and what became of a change that an association has asked for. */
export const associationTemplates = {
  /** The answer to somebody who asks for it: the address of the page on which a member acts. */
  association_member_link: {
    ...notice,
    isAnswer: true,
    isBounded: true,
    subject: 'association',
    action: 'association',
  },
  association_change_approved: ofChange,
  association_change_rejected: ofChange,
  association_change_returned: ofChange,
} as const
