import type { UIMatch } from '@remix-run/react'
import type { IslandName } from '#app/core/islands.server.ts'
import type { Namespace } from '#app/core/i18n/namespaces.ts'

/** What a route says of itself in `export const handle`. */
export type PageHandle = {
  /** React takes the page over in the browser. Left out, the page is complete HTML and sends no framework. */
  hydrate?: boolean
  /** Small scripts of their own on pages that are not hydrated. */
  islands?: readonly IslandName[]
  /** Text namespaces a hydrated page needs in the browser. */
  namespaces?: readonly Namespace[]
  /** The specification's name of the guard that every loader and action of this route begins with; private routes have one. */
  guard?: 'auth' | 'provider-auth' | 'admin-auth' | 'association-admin' | 'association-approved-admin'
  /** `pro` is the dense look of dashboards. */
  density?: 'patient' | 'pro'
}

/** The handles of a page's matches, outermost first. */
export function handlesOf(matches: UIMatch[]): PageHandle[] {
  return matches.map((match) => (match.handle ?? {}) as PageHandle)
}
