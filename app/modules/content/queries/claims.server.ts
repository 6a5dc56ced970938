import { locales } from '#app/core/i18n/locale.ts'
import { type ContentText, keysOf, type TextField } from '#app/modules/content/text-fields.ts'
import { type ClaimPart, markClaims } from '#app/modules/moderation/banned-claims.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'

/** Characters before and after a claim that say where it stands. */
const contextLength = 24

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const startOf = (text: string) => [...oneLine(text)].slice(0, contextLength).join('')
const endOf = (text: string) => [...oneLine(text)].slice(-contextLength).join('')
const joined = (parts: readonly ClaimPart[]) => parts.map(({ text }) => text).join('')

/** The claims among the parts of a text, each with the words around it. */
function foundIn(parts: readonly ClaimPart[]) {
  return parts.flatMap(({ text, kind }, at) =>
    kind === null
      ? []
      : [{ text, kind, before: endOf(joined(parts.slice(0, at))), after: startOf(joined(parts.slice(at + 1))) }],
  )
}

/** Words of a text that may not be said, a line for each field and language that has any. */
export async function claimsIn(text: ContentText, fields: readonly TextField[]) {
  const claims = await listBannedClaims()
  const keys = fields.filter(({ kind }) => !['day', 'sources'].includes(kind)).flatMap(keysOf)
  return keys.flatMap((key) => {
    const locale = locales.find((each) => key.endsWith(`.${each}`)) ?? 'en-US'
    const found = foundIn(markClaims(text[key] ?? '', locale, claims))
    return found.length > 0 ? [{ key, found }] : []
  })
}

export type ClaimLine = Awaited<ReturnType<typeof claimsIn>>[number]
