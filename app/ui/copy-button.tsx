import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  /** What is copied. */
  text: string
  children: string
  /** What the button says when that is done. */
  done: string
  /** What one copies by hand; it stands where the button does not. */
  byHand?: ReactNode
}

/** Copies a text. Without script, and in browsers that let no page copy, there is none: the script `print` shows it. */
export function CopyButton({ text, children, done, byHand }: CopyButtonProps) {
  return (
    <>
      <span className="vh" role="status" />
      <button type="button" className="btn btn--line noprint" data-copy={text} data-done={done} hidden>
        <Icon name="copy" />
        <span>{children}</span>
      </button>
      {byHand && <div className="else-by-hand">{byHand}</div>}
    </>
  )
}
