/** About requests for refills: the patient reads that the clinic has answered and whom to call, the clinic that something waits. No medicine. */
export const pharmacyTemplates = {
  clinic_answered: {
    isAnswer: false,
    isReminder: false,
    subject: 'clinicAnswer',
    needs: ['clinicPhone'],
    facts: ['clinic', 'phone'],
  },
  refill_waiting: {
    isAnswer: false,
    isReminder: false,
    keepsQuiet: true,
    isForStaff: true,
    subject: 'refill',
    needs: ['link', 'clinicName'],
    facts: ['clinic'],
    action: 'signIn',
  },
} as const
