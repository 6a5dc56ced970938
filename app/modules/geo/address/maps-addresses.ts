import type { Position } from '../distance.ts'
import { minimapZoom, widestImage } from '../map-constants.ts'

/** The addresses of the maps service's calls. Browser and server make the same ones. */

const standardBase = 'https://api.mapbox.com'
const contributionBase = 'https://contribute-api.mapbox.com'

/** Public configuration of the maps service. */
export type MapsAccess = Readonly<{
  /** A public token; the browser sees it. */
  token: string
  /** Another host that speaks the same calls, for tests and proxies; empty is the service itself. */
  baseUrl: string
}>

const plain = (base: string) => base.replace(/\/+$/, '')

function mapsBase({ baseUrl }: Pick<MapsAccess, 'baseUrl'>): string {
  return plain(baseUrl || standardBase)
}

/** The address of a call of the service proper, moved to the configured host; any other address stays. */
export function movedAddresses(address: string, access: MapsAccess): string {
  return address.startsWith(`${standardBase}/`) ? mapsBase(access) + address.slice(standardBase.length) : address
}

function call(base: string, path: string, search: Record<string, string>): string {
  return `${base}${path}?${new URLSearchParams(search).toString()}`
}

const segment = encodeURIComponent
const local = { language: 'en', country: 'us' }

export function mapsCalls(access: MapsAccess) {
  const base = mapsBase(access)
  const key = { access_token: access.token }
  return {
    suggest: (text: string, session: string) =>
      call(base, `/autofill/v1/suggest/${segment(text)}`, {
        types: 'address',
        ...key,
        ...local,
        limit: '8',
        session_token: session,
      }),
    retrieve: (id: string, session: string) =>
      call(base, `/autofill/v1/retrieve/${segment(id)}`, { ...key, session_token: session }),
    validate: (text: string, session: string) =>
      call(base, `/autofill/v1/retrieve/${segment(text)}`, { ...key, ...local, session_token: session }),
    category: (category: string, { lat, lng }: Position) =>
      call(base, `/search/searchbox/v1/category/${segment(category)}`, {
        ...key,
        ...local,
        proximity: `${lng},${lat}`,
      }),
    forward: (text: string) => call(base, '/search/geocode/v6/forward', { q: text, ...key, ...local }),
    reverse: ({ lat, lng }: Position) =>
      call(base, '/search/geocode/v6/reverse', {
        longitude: String(lng),
        latitude: String(lat),
        ...key,
        language: 'en',
      }),
    /** A picture of a place; the pin is ours and lies over it. */
    image: ({ lat, lng }: Position, size: { width: number; height: number }, zoom = minimapZoom) => {
      const [width, height] = [Math.min(size.width, widestImage), Math.min(size.height, widestImage)]
      return call(base, `/styles/v1/mapbox/streets-v12/static/${lng},${lat},${zoom},0/${width}x${height}`, key)
    },
    events: () => call(base, '/events/v2', key),
    contribution: () => call(access.baseUrl ? base : contributionBase, '/v1/edit-suggestion/address', key),
  }
}
