import type { Locale } from '#app/core/i18n/locale.ts'
import { markClaims } from '#app/modules/moderation/banned-claims.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import type { Announcement } from '../announcement-status.ts'
import { writtenIn } from '../announcement-text.ts'
import { findSensitiveWords, type TextWarning } from '../text-warnings.ts'

/** What somebody should look at twice before a text goes out: claims that the house bans, and words about health or patients. */
export async function findWarnings(
  announcement: Pick<Announcement, 'title' | 'body'>,
): Promise<(TextWarning & { locale: Locale })[]> {
  const claims = await listBannedClaims()
  return writtenIn(announcement).flatMap((locale) => {
    const text = `${announcement.title[locale]}\n${announcement.body[locale]}`
    const banned = markClaims(text, locale, claims).flatMap(({ text: words, kind }) =>
      kind === null ? [] : [{ kind: 'claim' as const, words }],
    )
    return [...banned, ...findSensitiveWords(text)].map((warning) => ({ ...warning, locale }))
  })
}
