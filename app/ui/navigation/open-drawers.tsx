import type { ReactNode } from 'react'
import type { PictureName } from '../pictures/picture-names.ts'
import { PhraseBreaks } from '../phrase-breaks.tsx'
import { Picture } from '../pictures/picture.tsx'

/** The medicine cabinet with drawers that are pulled out where they stand, without a script. */
export function OpenDrawers({ children }: { children: ReactNode }) {
  return <div className="pulls">{children}</div>
}

type OpenDrawerProps = {
  /** Of what lies inside: a link to it opens the drawer. */
  id: string
  picture: PictureName
  title: string
  /** What or how much lies inside, in a line that may end before its words do: they are read inside. */
  note: string
  children: ReactNode
}

/** One drawer: what it is called is its handle, what lies inside is read when it is open. */
export function OpenDrawer({ id, picture, title, note, children }: OpenDrawerProps) {
  return (
    <details className="pull">
      <summary>
        <Picture name={picture} size="small" />
        <h3>
          <PhraseBreaks text={title} isNarrow />
        </h3>
        <span className="num">{note}</span>
      </summary>
      <div id={id} className="pull__inside">
        {children}
      </div>
    </details>
  )
}
