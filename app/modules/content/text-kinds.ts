import type { contentRevisions } from '#drizzle/schema/editing.ts'

/** What is edited: posts, and each kind of row of the library. */
export type TextKind = (typeof contentRevisions.$inferSelect)['kind']

/** A text to edit: what kind of thing it is of, and which. */
export type TextSubject = Readonly<{ kind: TextKind; id: string }>

export type RevisionCause = (typeof contentRevisions.$inferSelect)['cause']
