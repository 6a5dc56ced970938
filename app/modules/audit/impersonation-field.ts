/** How an event that somebody caused who read as somebody else names that: an entry has one actor and one subject. */
export function impersonationField(id: string): string {
  return `impersonation.${id.replaceAll('-', '')}`
}
