import type { ReactNode } from 'react'

type DoctorCardProps = {
  /** Markers of the map point to it. */
  id?: string
  avatar: ReactNode
  /** The name as a link; stands in the heading. */
  name: ReactNode
  /** The name in the other script, with its credentials. */
  secondName?: ReactNode
  tags?: ReactNode
  /** A Facts list. */
  facts?: ReactNode
  /** The next times. */
  availability?: ReactNode
  /** The way to call, at the end of the name's line. */
  corner?: ReactNode
  /** A button, where there are no times to press. */
  actions?: ReactNode
  children?: ReactNode
}

/** The shell of a result: seal and name, telephone, tags, facts, times, button, in this order. */
export function DoctorCard(props: DoctorCardProps) {
  return (
    <article className="doc" id={props.id}>
      <div className="doc__top">
        {props.avatar}
        <div>
          <h2 className="doc__name">{props.name}</h2>
          {props.secondName && <p className="doc__second">{props.secondName}</p>}
        </div>
        {props.corner && <div className="doc__corner">{props.corner}</div>}
        {props.tags && <div className="doc__tags">{props.tags}</div>}
      </div>
      {props.facts}
      {props.children}
      {props.availability && <div className="doc__strip">{props.availability}</div>}
      {props.actions && <div className="doc__act">{props.actions}</div>}
    </article>
  )
}

/** The head of a profile: large seal, name as the page's h1. */
export function IdentityBand({
  avatar,
  name,
  secondName,
  tags,
  above,
}: {
  avatar: ReactNode
  name: ReactNode
  secondName?: ReactNode
  tags?: ReactNode
  /** Such as the breadcrumb. */ above?: ReactNode
}) {
  return (
    <div className="band">
      <div className="wrap">
        {above}
        <div className="who">
          {avatar}
          <div>
            <h1>{name}</h1>
            {secondName && <p className="muted">{secondName}</p>}
            {tags}
          </div>
        </div>
      </div>
    </div>
  )
}
