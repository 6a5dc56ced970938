/** Whether the visitor reads in large type with fewer choices; the cookie is set by `/elder-mode` alone. */
export function isElderMode(request: Request): boolean {
  return /(?:^|;\s*)elder=1(?:;|$)/.test(request.headers.get('Cookie') ?? '')
}
