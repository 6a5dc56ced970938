import type { ProviderActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { AuditAction } from '#app/modules/audit/audit-actions.ts'
import { recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { confirmEntryAtDesk } from '#app/modules/booking/waitlist/commands/confirm-entry.server.ts'
import { offerAtDesk, removeEntry, type ServedTime } from '#app/modules/booking/waitlist/commands/serve-entry.server.ts'
import { bookEntry } from '#app/modules/booking/appointments/commands/book-entry.server.ts'
import { type BookingReason, bookingRefusals } from '#app/modules/booking/refusal.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import type { EntryStep } from '../queries/entry-row.server.ts'
import type { DeskProviderFacility } from '../queries/desk-provider-facilities.server.ts'
import { getDeskEntry, type OpenEntry } from '../queries/waitlist-entries.server.ts'

const audited: Record<EntryStep, AuditAction> = {
  confirmation: 'booking.waitlist_confirm',
  offer: 'booking.waitlist_offer',
  booking: 'booking.waitlist_book',
  removal: 'booking.waitlist_cancel',
}

/**
 * An entry that somebody may serve.
 * @throws DomainError not_found `desk.NOT_FOUND`; forbidden `desk.NOT_ALLOWED` for who may only read
 */
export async function openToServe(
  actor: ProviderActor,
  id: string,
  step: EntryStep,
  locale: Locale,
): Promise<OpenEntry> {
  const open = await getDeskEntry(actor, id, locale)
  if (!open.providerFacilities.some(({ powers }) => powers.serveWaitlist)) {
    await refusedStep(actor, id, step)
    throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
  }
  return open
}

const refusedStep = (actor: ProviderActor, id: string, step: EntryStep) =>
  recordRefusal({
    actor: { type: 'user', id: actor.userId },
    action: audited[step],
    subject: { type: 'waitlist_entry', id },
  })

export type EntryRefusal = { code: BookingReason; guard: string | null }

/** What a step with an entry came to: `appointmentId` where it booked, or why it was not taken. */
export type EntryOutcome = { appointmentId: string | null } | { refusal: EntryRefusal }

async function serve(
  actor: ProviderActor,
  { entry: { id }, providerFacilities }: OpenEntry,
  step: EntryStep,
  run: (who: { entryId: string; actor: StaffActor }) => Promise<{ appointmentId: string } | void>,
  at: readonly DeskProviderFacility[] = providerFacilities,
): Promise<EntryOutcome> {
  const [staff] = at.flatMap((providerFacility) => staffActor(actor, 'waitlist.manage', providerFacility) ?? [])
  if (!staff) {
    await refusedStep(actor, id, step)
    throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
  }
  const work = run({ entryId: id, actor: staff })
  const outcome = await outcomeOf(work, bookingRefusals)
  if (outcome.done) return { appointmentId: outcome.value?.appointmentId ?? null }
  await refusedStep(actor, id, step)
  const { reason, params } = outcome.refusal
  return { refusal: { code: reason, guard: typeof params.guard === 'string' ? params.guard : null } }
}

/** Notes that the desk has spoken with who is written to; a second press changes nothing. */
export function confirmEntry(actor: ProviderActor, open: OpenEntry): Promise<EntryOutcome> {
  const isOpen = open.entry.steps.length > 0
  if (!isOpen) return Promise.resolve({ refusal: { code: 'INVALID_TRANSITION', guard: null } })
  return serve(actor, open, 'confirmation', (who) => confirmEntryAtDesk(who))
}

export type TimeAt = { providerFacility: DeskProviderFacility } & Pick<
  ServedTime,
  'visitTypeId' | 'startsAt' | 'override'
>

/** Keeps an open time for an entry, or books one for it. */
export function serveTime(
  actor: ProviderActor,
  open: OpenEntry,
  step: 'offer' | 'booking',
  { providerFacility, ...time }: TimeAt,
): Promise<EntryOutcome> {
  const { providerFacilityId } = providerFacility
  const run = async (who: { entryId: string; actor: StaffActor }) => {
    if (step === 'booking') return bookEntry({ ...who, ...time, providerFacilityId })
    await offerAtDesk({ ...who, ...time, providerFacilityId })
  }
  return serve(actor, open, step, run, [providerFacility])
}

/** Takes an entry off the list, with a reason. */
export function removeFromWaitlist(actor: ProviderActor, open: OpenEntry, reasonCode: string): Promise<EntryOutcome> {
  return serve(actor, open, 'removal', (who) => removeEntry({ ...who, reasonCode }))
}
