import { z } from 'zod'
import { hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
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

/** A note on a patient: written anew, by the key of its form, or changed. */
export const patientNoteForm = z
  .object({ text: words(mostOfNote), facility: hidden(200), key: hidden(22), version: shownVersion })
  .transform(({ text, facility, key, version }, context) => {
    const written = text?.trim() ?? ''
    if (written === '') reportFaults({ text: 'desk:errors.noteEmpty' }, context)
    return { text: written, facility, key: formKey.test(key) ? key : null, version: version ?? noVersion }
  })

const formKey = /^[A-Za-z0-9]{22}$/

/** What is done with a note: changed, unless the button says otherwise. */
export const noteStepForm = z.object({
  step: z.enum(['change', 'removal']).catch('change'),
  version: shownVersion.transform((version) => version ?? noVersion),
})
