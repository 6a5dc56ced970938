import { z } from 'zod'
import { hidden, reportFaults, words } from '#app/core/form/form.ts'
import { bylawsReaders } from '#drizzle/schema/association/associations.ts'

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

/** A day that there is, as browsers send it. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Without a file the one that is kept stays. */
export const bylawsForm = z
  .object({ ...shown, bylaws: chosenFile, bylawsOn: words(10), bylawsFor: hidden(10), remove: words(1) })
  .transform(({ bylawsOn = '', bylawsFor, remove, ...typed }, context) => {
    const readers = bylawsReaders.find((each) => each === bylawsFor)
    const isRemoval = remove !== undefined
    if (!isRemoval)
      reportFaults(
        {
          bylawsOn: isDay(bylawsOn) ? undefined : 'errors.bylawsOn',
          bylawsFor: readers ? undefined : 'errors.bylawsFor',
        },
        context,
      )
    return { ...typed, isRemoval, columns: { bylawsOn, bylawsFor: readers ?? 'members' } }
  })
