import { DomainError } from '#app/core/errors.ts'

/** @throws DomainError conflict `scanning.undo_over`: too late, taken back before, or something else has happened since */
export function undoOver(): never {
  throw new DomainError('conflict', 'scanning.undo_over')
}
