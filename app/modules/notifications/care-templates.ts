const notice = { isAnswer: false, isReminder: false, subject: 'care', needs: ['link'], facts: [] } as const

/** People of a referral are told that there is something to see, and nothing of what: reason, specialty and names stay behind the code. */
export const careTemplates = {
  /** To the patient, about what is new. */
  care_patient: { ...notice, action: 'care' },
  /** To the patient, who is asked whether the record may be shared. */
  care_consent: { ...notice, action: 'care' },
  /** To a recipient without an account. */
  care_recipient: { ...notice, action: 'care', isForStaff: true },
  /** To people of a clinic on this site. */
  care_staff: { ...notice, action: 'signIn', isForStaff: true },
} as const
