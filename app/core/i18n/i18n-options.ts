import type { InitOptions } from 'i18next'
import { locales } from './locale.ts'

/** What i18next needs to know on the server and in the browser alike. */
export const i18nOptions = {
  supportedLngs: [...locales],
  // A missing text is a failed build (tests/architecture), never another language's words on the page.
  fallbackLng: false,
  load: 'currentOnly',
  defaultNS: 'site',
  returnNull: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions
