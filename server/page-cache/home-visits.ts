import type { IncomingMessage } from 'node:http'
import type { Locale } from '#app/core/i18n/locale.ts'
import { homeLocale, visitorOf } from '../locale-choice.ts'

const mostKnown = 1000
/** The one cookie that decides; others would make every visitor another one. */
const localeCookie = /(?:^|;\s*)(locale=[^;]*)/

/** Remembers in which locale the home page opens for a kind of visitor: browser, languages, remembered choice. */
export function homeVisits() {
  const known = new Map<string, Locale | null>()
  return {
    /** Calls back with what `homeLocale` says, at once when it is known. */
    localeFor(req: IncomingMessage, then: (locale: Locale | null) => void): void {
      const visitor = visitorOf(req)
      const cookie = localeCookie.exec(visitor.cookie)?.[1] ?? ''
      const kind = `${cookie}\n${visitor.acceptLanguage}\n${visitor.userAgent}`
      const found = known.get(kind)
      if (found !== undefined) return then(found)
      void homeLocale({ ...visitor, cookie }).then((locale) => {
        if (kind.length < 1000) known.set(kind, locale)
        if (known.size > mostKnown) known.delete(known.keys().next().value!)
        then(locale)
      })
    },
  }
}
