import type { ReactNode } from 'react'
import type { PictureName } from '../pictures/picture-names.ts'
import { Picture } from '../pictures/picture.tsx'

/** Things to choose from, each with a picture: one, two or three beside each other. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className="tiles">{children}</ul>
}

/** A picture over a heading that is the tile's only link, which all of it follows, and what else there is to say. */
export function Tile({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <li className="tile">
      <Picture name={picture} />
      <div className="tile__text">{children}</div>
    </li>
  )
}
