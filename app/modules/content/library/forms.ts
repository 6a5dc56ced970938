import { z } from 'zod'
import { restoreForm, seenNumber, textForm } from '../forms.ts'
import { type LibraryKind, libraryFields } from './library-kinds.ts'

export const libraryIntentForm = z.object({ intent: z.enum(['save', 'discard', 'restore']) })

/** A text of one kind of row. */
export const libraryForm = (kind: LibraryKind) =>
  z.object({ seen: seenNumber, mark: z.string().max(16).optional(), text: textForm(libraryFields[kind]) })

/** An earlier text to be brought back over the one that was seen. */
export const libraryRestoreForm = restoreForm.extend({ mark: z.string().max(16).optional() })
