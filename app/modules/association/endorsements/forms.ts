import { z } from 'zod'
import { isDate } from '#app/core/calendar/dates.ts'
import { hidden, shownVersion } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'

/** Characters of an endorsement in one language: a few sentences. */
const longestText = 300
const longestReason = 300

const needed = (key: 'errors.text' | 'errors.reason', most: number) =>
  z.string(key).trim().min(10, key).max(most, problem('errors.long', { most }))

const text = needed('errors.text', longestText)

const day = (key: 'errors.startsOn' | 'errors.endsOn') => z.string(key).refine(isDate, key)

/** An endorsement as it is written. Errors are keys of `association-endorsements`. */
export const endorsementForm = z
  .object({
    /** Which association the page was about, and the doctor; none for a statement. */
    association: hidden(64),
    provider: hidden(64),
    form: z.string('errors.form').regex(/^[\w-]{10,64}$/, 'errors.form'),
    ...{ textHans: text, textHant: text, textEn: text },
    ...{ startsOn: day('errors.startsOn'), endsOn: day('errors.endsOn') },
  })
  .transform(({ association, provider, form, startsOn, endsOn, textHans, textHant, textEn }) => ({
    ...{ shown: association, providerId: provider || null, formKey: form, startsOn, endsOn },
    text: { 'zh-Hans': textHans, 'zh-Hant': textHant, 'en-US': textEn },
  }))

export type EndorsementWords = z.output<typeof endorsementForm>

/** Taking one back. */
export const revocationForm = z.object({ version: shownVersion, reason: needed('errors.reason', longestReason) })
