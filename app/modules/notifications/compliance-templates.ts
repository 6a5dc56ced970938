/** What people at a clinic are told of what they must keep valid: what it is and until when, never its number. */
export const complianceTemplates = {
  compliance_due: {
    isAnswer: false,
    isReminder: false,
    keepsQuiet: true,
    isForStaff: true,
    subject: 'compliance',
    needs: ['link', 'clinicName', 'topic'],
    facts: ['topic', 'clinic'],
    action: 'signIn',
  },
} as const
