const notice = {
  isAnswer: false,
  isReminder: false,
  needs: ['link', 'clinicName'],
  facts: ['clinic'],
  action: 'signIn',
} as const

/** Whom a reviewer has made the leader of a clinic's team: together with what they have asked for, or later. */
export const leadTemplates = {
  account_admitted_lead: { ...notice, subject: 'account' },
  request_approved_lead: { ...notice, subject: 'change' },
  team_lead_given: { ...notice, subject: 'account' },
} as const
