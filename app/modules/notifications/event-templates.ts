const event = {
  subject: 'event',
  isReminder: false,
  needs: ['startsAt', 'timeZone', 'associationName', 'topic', 'link'],
  facts: ['topic', 'when', 'address', 'association'],
  action: 'event',
} as const
const answer = { ...event, isAnswer: true } as const
const notice = { ...event, isAnswer: false } as const

/** What people are told who have registered for an event of an association. */
export const eventTemplates = {
  event_confirm: { ...answer, isBounded: true },
  event_registered: { ...answer, calendar: 'PUBLISH' },
  event_waitlisted: answer,
  event_offered: {
    ...notice,
    needs: ['startsAt', 'timeZone', 'associationName', 'topic', 'answerBy', 'link'],
    facts: ['answerBy', 'topic', 'when', 'address', 'association'],
  },
  event_changed: { ...notice, calendar: 'PUBLISH' },
  event_canceled: { ...notice, calendar: 'CANCEL' },
  event_unregistered: { ...notice, calendar: 'CANCEL' },
  /** The link of a greeter to the door of one event. */
  event_door: { ...notice, isBounded: true, subject: 'door', action: 'door' },
} as const
