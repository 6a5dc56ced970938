const groupMark = 'group:'

/** The id under which the search index counts a plan group beside the plans themselves. Plan ids contain no colon. */
export function planGroupKey(groupId: string): string {
  return groupMark + groupId
}

export const isPlanGroupKey = (id: string): boolean => id.startsWith(groupMark)

/** Slugs have no underscore. */
const planMark = '_plan'

/**
 * How addresses name an exact plan: by its slug. A slug that is also the id of a group bears a mark, because `plan=medicare` is the
 * card that people know and had that meaning in addresses before a plan could be told from it.
 */
export function planAddress(slug: string, groupIds: ReadonlySet<string>): string {
  return groupIds.has(slug) ? slug + planMark : slug
}
