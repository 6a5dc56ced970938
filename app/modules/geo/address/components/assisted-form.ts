import { paths } from '#app/paths.ts'
import type { MapsAccess } from '../maps-addresses.ts'

type Words = { count: string; countOne: string; none: string }

/**
 * The attributes by which the island `address` finds a form and knows whom to ask: spread them over the `<form>` whose fields are named
 * line1, line2, city, state and zip. With a token the browser asks the maps service itself.
 */
export function assistedForm(maps: MapsAccess | null, words: Words) {
  return {
    'data-address': '',
    'data-suggest': paths.addressLookup('suggest'),
    'data-validate': paths.addressLookup('validate'),
    'data-count': words.count,
    'data-count-one': words.countOne,
    'data-none': words.none,
    ...(maps ? { 'data-maps-token': maps.token, 'data-maps-base': maps.baseUrl } : {}),
  }
}
