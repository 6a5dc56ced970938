import type booking from '#app/locales/zh-Hans/booking.json'
import type directory from '#app/locales/zh-Hans/directory.json'
import type messages from '#app/locales/zh-Hans/messages.json'
import type site from '#app/locales/zh-Hans/site.json'
import type ui from '#app/locales/zh-Hans/ui.json'

/** The text namespaces: one JSON file a locale each. Keys are typed from the zh-Hans files; a test keeps the others equal. */
type Texts = {
  booking: typeof booking
  directory: typeof directory
  messages: typeof messages
  site: typeof site
  ui: typeof ui
}

export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: Texts
    returnNull: false
  }
}
