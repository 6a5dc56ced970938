/** The id under which the search index counts a plan group beside the plans themselves. Plan ids contain no colon. */
export function planGroupKey(groupId: string): string {
  return `group:${groupId}`
}
