/** A path that is a screen of the desks; `otherwise` for every other text, above all for addresses of others. */
export function deskScreen(path: string, otherwise: string): string {
  return /^\/provider\/(3|mgmt\/appt)(?:[/?#]|$)/.test(path) && !/[\\\p{Cc}]/u.test(path) ? path : otherwise
}
