import type { Localized } from '#app/core/i18n/locale.ts'
import type { PageEntry } from '../entry.ts'

type WrittenPolicy = Pick<PageEntry, 'key' | 'version' | 'title' | 'summary' | 'effectiveOn'> & {
  body: Localized
  aliases?: PageEntry['aliases']
  sources?: PageEntry['sources']
}

/** The day the first versions came into force, and the day the present ones did. */
export const firstEffectiveOn = '2026-01-01'
export const presentEffectiveOn = '2026-11-01'
/** The day on which the privacy policy began to say what is counted. */
export const countingEffectiveOn = '2026-11-23'
/** The day on which the words of all three were mended: one name for one thing, 988 by telephone, American English. */
export const amendedEffectiveOn = '2026-11-24'
/** The day on which the words of all three were mended again, after they were read aloud: 提交 in Simplified Chinese, 線上 in Traditional. */
export const readAloudEffectiveOn = '2026-11-28'
/** The day on which the privacy policy began to say what associations keep and named the cookie of plan and ZIP code, and the terms named 988. */
export const associationsEffectiveOn = '2026-11-29'

/** A version of a legal page. A version never changes once in force: new words are a new version. */
export function policyPage({ body, aliases, sources, ...policy }: WrittenPolicy): PageEntry {
  return {
    ...policy,
    section: 'policy',
    category: 'policy',
    aliases: aliases ?? { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] },
    body: { 'zh-Hans': body['zh-Hans'].trim(), 'zh-Hant': body['zh-Hant'].trim(), 'en-US': body['en-US'].trim() },
    sources: sources ?? [],
    specialtySlugs: [],
    reviewedOn: policy.version === 1 ? firstEffectiveOn : '2026-11-02',
    reviewDueOn: policy.version === 1 ? null : '2027-11-02',
  }
}
