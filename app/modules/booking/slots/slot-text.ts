/** An instant in an address or a form: "2026-06-12T14:30Z", whole minutes in UTC. */
export function slotText(startsAt: number): string {
  return `${new Date(startsAt).toISOString().slice(0, 16)}Z`
}

/** The instant (epoch milliseconds) that a text means, or null. */
export function readSlot(text: string | null | undefined): number | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text)) return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}
