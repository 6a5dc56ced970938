/** Messages of a clinic's telephone: to a caller who was missed, by text message alone; to its people that somebody left a message. */
export const telephonyTemplates = {
  call_missed: {
    isBounded: true,
    isAnswer: false,
    isReminder: false,
    subject: 'call',
    needs: ['clinicName', 'link'],
    facts: ['clinic'],
    action: 'rebook',
  },
  voicemail_new: {
    isAnswer: false,
    isReminder: false,
    keepsQuiet: true,
    isForStaff: true,
    subject: 'voicemail',
    needs: ['clinicName', 'link'],
    facts: ['clinic'],
    action: 'signIn',
  },
} as const
