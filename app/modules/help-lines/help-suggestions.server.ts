import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { helpNumbers, type HelpTopic } from './lines.ts'

/** The lines that help as suggestions under a box: choosing one calls. */
export function helpSuggestions(topics: readonly HelpTopic[], locale: Locale) {
  const t = translator(locale, 'site')
  return topics.flatMap((topic) =>
    helpNumbers[topic].map(({ key, phone, shown }) => ({
      kind: 'help',
      label: t(`helpLines.call.${key}`, { number: shown }),
      detail: t('helpLines.hours'),
      href: `tel:${phone}`,
    })),
  )
}
