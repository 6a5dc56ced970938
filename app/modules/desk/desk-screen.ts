/** A path that is a screen of the desks; `otherwise` for every other text, above all for addresses of others. */
export function deskScreen(path: string, otherwise: string): string {
  return /^\/provider\/(3|mgmt\/appt)(?:[/?#]|$)/.test(path) && !/[\\\p{Cc}]/u.test(path) ? path : otherwise
}

/** The screen of the desks from which a change of hours came, as the address of its list of visits says; null for any other address. */
export function impactBack(request: Request): string | null {
  return deskScreen(new URL(request.url).searchParams.get('back') ?? '', '') || null
}
