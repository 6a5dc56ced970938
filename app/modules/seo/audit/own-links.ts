import { areaOfPath } from '#app/core/area.ts'
import { withoutPrefix } from '#app/core/i18n/locale.ts'

/** Public pages that are no documents of their own: they need a person, a choice or a token. */
const notPages =
  /^\/(?:mailbox|elder-mode|payment-[a-z]+|contact\/sent|unauthorized)\b|\/(?:appointment|waitlist|report)(?:\/|$)/

/**
 * The path of an own public page that an address of a page leads to, without query and fragment; null for everything else. Only addresses
 * under the configured origin are own, whatever a page says.
 */
export function ownPage(address: string, onPath: string, origin: string): string | null {
  if (!URL.canParse(address, origin + onPath)) return null
  const url = new URL(address, origin + onPath)
  if (url.origin !== new URL(origin).origin || url.search !== '') return null
  const path = url.pathname
  if (/\.[a-z0-9]{2,8}$/i.test(path)) return null
  const root = withoutPrefix(path)
  return areaOfPath(root) === 'public' && !notPages.test(root) ? path : null
}
