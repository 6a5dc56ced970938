import type { ReactNode } from 'react'

/** What there is to know of a text, in a line: each child goes to the next line whole. Gaps part them, so that no line begins with a mark. */
export function MetaLine({ children }: { children: ReactNode }) {
  return <p className="meta muted">{children}</p>
}
