const set = /(?:^|;\s*)elder=1(?:;|$)/

/** Whether a visitor with these cookies reads in large type with fewer choices; the cookie is set by `/elder-mode` alone. */
export function isElderMode(cookie: string | null | undefined): boolean {
  return cookie ? set.test(cookie) : false
}
