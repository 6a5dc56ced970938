import type { Thing } from 'schema-dts'
import { report } from '#app/modules/seo/seo-log.server.ts'
import { StructuredDataError } from './data-error.ts'

/** A thing of schema.org, nothing, or how to make it. */
export type GivenThing = Thing | null | (() => Thing | null)

/** JSON-LD documents of things of schema.org. One that cannot be made is logged with its code and left out. */
export function serializedThings(given: readonly GivenThing[], path: string): string[] {
  return given.flatMap((each) => {
    try {
      const thing = typeof each === 'function' ? each() : each
      if (thing === null) return []
      if (typeof thing !== 'object' || !('@type' in thing)) throw new StructuredDataError('a thing has an @type')
      return JSON.stringify({ '@context': 'https://schema.org', ...thing })
    } catch (error) {
      const code = error instanceof StructuredDataError ? error.code : 'STRUCTURED_DATA_ERROR'
      report('error', code, path, error)
      return []
    }
  })
}
