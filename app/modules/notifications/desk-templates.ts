const notice = { isAnswer: false, isReminder: false, keepsQuiet: true, isForStaff: true } as const
const visit = {
  ...notice,
  needs: ['startsAt', 'timeZone', 'link'],
  facts: ['when', 'doctor', 'clinic'],
  action: 'desk',
} as const

/** What a practice is told of what patients do: no name, no reason, no kind of visit; those stand behind the sign-in. */
export const deskTemplates = {
  clinic_new_request: { ...notice, subject: 'request', needs: ['link'], facts: [], action: 'answer' },
  clinic_visit_booked: { ...visit, subject: 'visitBooked' },
  clinic_visit_moved: {
    ...visit,
    subject: 'visitMoved',
    needs: [...visit.needs, 'movedFrom'],
    facts: ['movedFrom', ...visit.facts],
  },
  clinic_visit_cancelled: { ...visit, subject: 'visitCancelled' },
} as const

export type DeskTemplate = keyof typeof deskTemplates
