import { createHash } from 'node:crypto'

const longest = 60

/** Lower-case ASCII words joined by hyphens. */
function words(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '')
}

/** A name and its NPI, which is public and makes the slug unique without looking at other records. */
export function npiSlug(name: string, npi: string): string {
  return [words(name), npi].filter((part) => part !== '').join('-')
}

/**
 * The slug of a place that is named by its address. `previous` is the slug of the place that stood for this address
 * before, if any, so that the two differ and yet the same file always makes the same slugs.
 */
export function slugOfAddress(address: string, key: string, previous: string): string {
  const mark = createHash('sha256').update(`${key}\n${previous}`).digest('hex').slice(0, 10)
  return [words(address), mark].filter((part) => part !== '').join('-')
}
