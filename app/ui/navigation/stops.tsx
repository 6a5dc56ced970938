import type { ReactNode } from 'react'
import { Link } from '../link.tsx'

export type Stop = {
  to: string
  name: string
  /** Borough, subway lines. */ way?: ReactNode
  /** How many doctors, in words. */ count?: string
}

/** Neighborhoods as stops on a blue line. */
export function Stops({
  stops,
  all,
}: {
  stops: readonly Stop[]
  /** A link to all of them. */ all?: { to: string; label: string }
}) {
  return (
    <>
      <ul className="stops">
        {stops.map((stop) => (
          <li key={stop.to}>
            <Link to={stop.to} className="stop">
              <span>
                <b className="phr">{stop.name}</b>
                {stop.way && <span className="stop__way">{stop.way}</span>}
              </span>
              {stop.count && <span className="stop__count num">{stop.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {all && (
        <p className="stops__all">
          <Link to={all.to} className="alone">
            {all.label}
          </Link>
        </p>
      )}
    </>
  )
}
