import type { ticketKinds } from '#drizzle/schema/support.ts'

/** What the forms offer to choose from, in the order of the page. Names stand in the `contact` texts. */

export const contactTopics = ['care', 'booking', 'technical', 'billing', 'complaint', 'privacy', 'other'] as const

type Kind = (typeof ticketKinds)[number]

/** The queue that a topic goes to. */
export const kindOfTopic: Readonly<Record<(typeof contactTopics)[number], Kind>> = {
  care: 'general',
  booking: 'general',
  technical: 'technical',
  billing: 'billing',
  complaint: 'complaint',
  privacy: 'privacy',
  other: 'general',
}

/** Languages that customer service speaks. */
export const serviceLanguages = ['cmn', 'yue', 'en'] as const

/** When to call back, within the hours of service. */
export const callTimes = ['any', 'morning', 'afternoon'] as const

/** When somebody can go to a doctor. */
export const visitTimes = ['weekday_morning', 'weekday_afternoon', 'evening', 'weekend'] as const

/** Who the doctor is for, seen from the writer. */
export const contactRelations = ['self', 'parent', 'child', 'partner', 'other'] as const

export const partnerKinds = ['lab', 'imaging', 'pharmacy', 'insurer', 'association', 'other'] as const

/** Questions that the page answers by itself. */
export const faqKeys = ['cost', 'language', 'english', 'cancel', 'correct', 'urgent'] as const
