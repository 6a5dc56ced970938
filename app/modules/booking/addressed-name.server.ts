import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { nameInText, type DisplayName } from '#app/modules/directory/person-name.ts'

/** A provider's name as it stands inside a sentence, addressed by the title: 白芷宁医生 · Zhining Bai, MD. */
export function addressedName(name: DisplayName, locale: Locale): string {
  const addressed = translator(locale, 'directory')(`card.honorific.${name.honorific}`, { name: name.main })
  return nameInText(addressed, name)
}
