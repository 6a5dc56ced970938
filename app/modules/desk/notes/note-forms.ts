import { z } from 'zod'
import { shownVersion, words } from '#app/core/form/form.ts'
import { readVisitTags } from '../visit-tags.ts'

/** As long as a note is read at a glance. */
const mostOfNote = 1000

/** A form that does not say which version it showed has shown none. */
const noVersion = -1

/** The note and the tags of a visit; both may be empty. */
export const visitNoteForm = z
  .object({
    note: words(mostOfNote),
    tag: z.array(z.string().max(40)).optional(),
    version: shownVersion,
  })
  .transform(({ note, tag = [], version }) => ({
    note: note?.trim() || null,
    tags: readVisitTags(tag),
    version: version ?? noVersion,
  }))
