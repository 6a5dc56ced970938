/**
 * The Set-Cookie value of what one browser keeps for us, readable by no script; `lastsSeconds` 0 makes it forget. `value` is written as it
 * is: without commas, semicolons and spaces. Over https the HTTP shell makes it Secure.
 */
export function visitorCookie(name: string, value: string, lastsSeconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${lastsSeconds}; HttpOnly; SameSite=Lax`
}

/** What a request brings under a name, or an empty string. */
export function visitorCookieOf({ headers }: Pick<Request, 'headers'>, name: string): string {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
