import type { ScanMode } from '../modes.ts'
import type { Keeper } from '../queries/keepers.server.ts'
import type { ScanEvent, Seen } from '../scan-result.ts'
import { scanAppointment, undoAppointmentScan } from './scan-appointment.server.ts'
import { scanEnvelope } from './scan-envelope.server.ts'
import { scanRegistration, undoRegistrationScan } from './scan-registration.server.ts'
import { undoOver } from './undo-over.server.ts'

/** What a mode does with a code. */
export type ScanHandler = Readonly<{
  /** Judges a reference as of `at` and does what follows; null for one that is none of this mode. */
  scan: (keeper: Keeper, reference: string, at: number) => Promise<Seen | null>
  /** @throws DomainError conflict `scanning.undo_over` */
  undo: (keeper: Keeper, scan: ScanEvent) => Promise<void>
}>

/** A handler for each mode: the one place where a mode meets the commands of its domain. */
export const scanHandlers: Readonly<Record<ScanMode, ScanHandler>> = {
  appointments: { scan: scanAppointment, undo: undoAppointmentScan },
  i693: { scan: scanEnvelope, undo: undoOver },
  events: { scan: scanRegistration, undo: undoRegistrationScan },
}
