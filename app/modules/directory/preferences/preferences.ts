import { visitorCookie, visitorCookieOf } from '#app/core/visitor-cookie.ts'

/** What a visitor asked us to remember: a plan by the value it has in addresses, a ZIP code of five digits. Null where nothing was said. */
export type Preferences = { plan: string | null; zip: string | null }

/** Named in server/page-cache/visitors.ts too: whoever sends it gets pages of their own. */
export const preferencesCookie = 'hys-preferences'

const daysKept = 180
export const noPreferences: Preferences = { plan: null, zip: null }
/** What we write is never longer. */
const longest = 300
const planPattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u
const zipPattern = /^\d{5}$/

/** What a request's cookie remembers; a value that we would not have written counts as nothing said. */
export function preferencesOf(request: Pick<Request, 'headers'>): Preferences {
  const value = visitorCookieOf(request, preferencesCookie)
  if (!value || value.length > longest) return noPreferences
  const said = new URLSearchParams(value)
  const [plan, zip] = [said.get('plan') ?? '', said.get('zip') ?? '']
  return { plan: planPattern.test(plan) ? plan : null, zip: zipPattern.test(zip) ? zip : null }
}

/** The Set-Cookie header that remembers them for half a year in this browser alone, or forgets what it knew. */
export function preferencesSetCookie({ plan, zip }: Preferences): string {
  const said = new URLSearchParams({ ...(plan !== null && { plan }), ...(zip !== null && { zip }) }).toString()
  return visitorCookie(preferencesCookie, said, said ? daysKept * 24 * 60 * 60 : 0)
}
