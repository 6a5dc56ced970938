import { Link as RemixLink, useLocation } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'
import { areaOfPath } from '#app/core/area.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A root-form path ("/doctor?q=…", the locale is added), a fragment ("#menu") or a complete address ("tel:…", "https://…"). */
  to: string
}

/** A link. Within its area the browser stays in the loaded application; into another area it loads a document. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  if (!to.startsWith('/')) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <RemixLink to={to} discover="none" reloadDocument={areaOfPath(to) !== areaOfPath(pathname)} {...rest}>
      {children}
    </RemixLink>
  )
}
