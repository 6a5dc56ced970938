import { z } from 'zod'
import { hidden, reportFaults, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'

/** The code that pairs a device, as it is typed. Errors are keys of `scanning`. */
export const pairForm = z.object({ intent: z.enum(['pair', 'leave']), code: words(40) })

const instantText = /^\d{13}$/

/** A code that was read. A form without a script has no key and no time of its own. */
export const scanForm = z.object({
  code: z.string().max(200).catch(''),
  key: z
    .string()
    .regex(/^[\w-]{10,60}$/)
    .catch(''),
  at: z.string().regex(instantText).transform(Number).nullable().catch(null),
  offline: z
    .string()
    .transform((text) => text === '1')
    .catch(false),
})

/** A scan that is taken back. */
export const undoForm = z.object({ scan: hidden(60) })

const longestName = 40

/** A device by the name that its clinic gives it, and which device a button is about. */
export const deviceForm = z
  .object({ intent: z.enum(['offer', 'revoke']), name: words(longestName), device: hidden(60) })
  .transform(({ intent, name: typed, device }, context) => {
    const name = (typed ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ')
    if (intent === 'offer' && name === '') reportFaults({ name: problem('errors.name') }, context)
    return { intent, name, device }
  })
