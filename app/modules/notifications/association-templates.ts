const notice = {
  isAnswer: false,
  isReminder: false,
  needs: ['link', 'associationName'],
  facts: ['association'],
} as const

/** What members of associations are told. */
export const associationTemplates = {
  /** The answer to somebody who asks for it: the address of the page on which a member acts. */
  association_member_link: {
    ...notice,
    isAnswer: true,
    isBounded: true,
    subject: 'association',
    action: 'association',
  },
} as const
