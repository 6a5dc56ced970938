import type { Localized } from '#app/core/i18n/locale.ts'

/** One text in Simplified Chinese, Traditional Chinese and English. */
export function tri(hans: string, hant: string, en: string): Localized {
  return { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en }
}
