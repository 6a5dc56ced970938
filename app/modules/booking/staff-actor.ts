import type { SignedInActor } from '#app/core/actor.ts'
import { allows, type Capability, type Subject } from '#app/modules/accounts/capabilities.ts'
import { type PassableKind, rightToPass } from './time-obstacles.ts'

declare const asked: unique symbol

/**
 * Somebody of the practice, who may do what they are about to do. Only `staffActor` makes one, by asking policy: no caller can say of itself
 * that it is the desk.
 */
export type StaffActor = Readonly<{
  type: 'staff'
  id: string
  isManager: boolean
  /** Asks policy again, about what a command finds in the database under the id that it was given. */
  mayActAt: (subject: Subject) => boolean
  /** Whether they may pass over something that stands against a time there. */
  mayPass: (kind: PassableKind, subject: Subject) => boolean
  [asked]: Capability
}>

/** What the desk does with appointments and the waitlist. */
type DeskCapability = Extract<
  Capability,
  'appointment.manage' | 'appointment.repeat' | 'appointment.mark_no_show' | 'appointment.undo' | 'waitlist.manage'
>

/**
 * Who acts for a practice, as the commands of booking want it; null for who may not.
 * @param subject the provider and facility of the visit, from the database
 */
export function staffActor(actor: SignedInActor, capability: DeskCapability, subject: Subject): StaffActor | null {
  if (!allows(actor, capability, subject)) return null
  // The table of the waitlist knows no manager.
  const isManager = capability !== 'waitlist.manage' && allows(actor, 'appointment.undo', subject)
  const mayActAt = (found: Subject) => allows(actor, capability, found)
  const mayPass = (kind: PassableKind, found: Subject) => allows(actor, rightToPass(kind)!, found)
  return { type: 'staff', id: actor.userId, isManager, mayActAt, mayPass } as StaffActor
}
