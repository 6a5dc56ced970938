/** The key under which a time is kept for a doctor named in an answer. */
export const keptKey = (pickId: string): string => `ticket-pick|${pickId}`
