/** How many base62 characters a token has: 62^22 is a little more than 2^130. */
export const tokenLength = 22

const shape = /^[A-Za-z0-9]{22}$/

/** Whether a path segment can be a token. Every other segment is an ordinary unknown page. */
export function isTokenShape(segment: string): boolean {
  return shape.test(segment)
}
