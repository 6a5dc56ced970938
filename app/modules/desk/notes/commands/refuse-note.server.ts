import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'

type NoteAction = 'desk.note_create' | 'desk.note_update' | 'desk.note_delete'

/** Records that somebody may not write there. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function refuseNote({ userId }: ProviderActor, action: NoteAction, patientId: string): Promise<never> {
  await recordRefusal({ actor: { type: 'user', id: userId }, action, subject: { type: 'patient', id: patientId } })
  throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
}
