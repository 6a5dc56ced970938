import type { ReactNode } from 'react'

/** One line of a list of facts (`dl.pairs`). */
export function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
