import type { ReactNode } from 'react'
import { Branch } from './branch.tsx'

/** The ink band of the home page with the apricot branch; a panel laps over its lower edge (`.find`). */
export function Hero({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="hero">
      <Branch />
      <div className="wrap">
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
    </section>
  )
}
