/** The groups of the topic library, in the order in which the page shows them. */
export const topicCategories = ['conditions', 'tests', 'insurance', 'immigration', 'elder-care'] as const

export type TopicCategory = (typeof topicCategories)[number]
