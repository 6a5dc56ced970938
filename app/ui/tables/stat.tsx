import type { ReactNode } from 'react'

/** Figures in one frame. Needs pro.css. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>
}

/** A figure: what it is, the number, and a comparison in words. */
export function Stat({ label, value, comparison }: { label: string; value: string; comparison?: string }) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>
        <b className="num">{value}</b>
        {comparison && <span className="stat__compare">{comparison}</span>}
      </dd>
    </div>
  )
}
