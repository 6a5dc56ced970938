import { z } from 'zod'
import { hidden, words } from '#app/core/form/form.ts'

/** A file that somebody has chosen: browsers send an empty one for a field that was left alone. */
export const chosenFile = z
  .instanceof(File)
  .nullable()
  .catch(null)
  .transform((given) => (given && given.size > 0 ? given : null))

/** Of which association a page was, since another may have been chosen meanwhile. Errors are keys of `association-identity`. */
const shown = { association: hidden(64) }

export const proofForm = z.object({ ...shown, proof: chosenFile })

/** `remove` is the button that takes the logo away. */
export const logoForm = z.object({ ...shown, logo: chosenFile, remove: words(1) })
