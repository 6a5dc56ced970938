/** A request in one of these waits for a decision; of those that one person sent about one field there is one. */
export const openStatuses = ['submitted', 'in_review', 'needs_info'] as const
