import { readSlot } from '#app/modules/booking/slots/slot-text.ts'

/** What a button with a time sends: the instant, and the kind of visit, which says whose time it is. */
export const pickText = (slot: string, visitTypeId: string) => `${slot}~${visitTypeId}`

/** The instant and the kind of visit of a button; the kind is empty in an address or a form that names the instant only. */
export function readPick(text: string | undefined): { startsAt: number; visitTypeId: string } | null {
  const [slot, visitTypeId = ''] = (text ?? '').split('~')
  const startsAt = readSlot(slot)
  return startsAt === null ? null : { startsAt, visitTypeId }
}
