import type { ReactNode } from 'react'
import { habits } from '#app/core/i18n/habits.ts'
import type { PictureName } from '../pictures/picture-names.ts'
import { PhraseBreaks } from '../phrase-breaks.tsx'
import { Picture } from '../pictures/picture.tsx'
import { useLocale } from '../use-locale.ts'

/** The medicine cabinet with drawers that are pulled out where they stand, without a script. */
export function OpenDrawers({ children }: { children: ReactNode }) {
  return <div className="pulls">{children}</div>
}

type OpenDrawerProps = {
  /** Of what lies inside: a link to it opens the drawer. */
  id: string
  picture: PictureName
  title: string
  /** How much lies inside; or some of it, in a line that holds as many whole names as it has room for: all are read inside. */
  note: string | readonly string[]
  children: ReactNode
}

/** Names with the mark before each, so that one which has no room takes its mark along. */
function Names({ names }: { names: readonly string[] }) {
  const mark = habits[useLocale()].separators.items
  return (
    <span className="pull__names">
      {names.map((name, position) => (
        <span key={name}>{position === 0 ? name : `${mark}${name}`}</span>
      ))}
    </span>
  )
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
        {typeof note === 'string' ? <span className="num">{note}</span> : <Names names={note} />}
      </summary>
      <div id={id} className="pull__inside">
        {children}
      </div>
    </details>
  )
}
