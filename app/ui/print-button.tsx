import { Icon } from './icon.tsx'

type PrintButtonProps = {
  children: string
  /** As wide as its column. */
  block?: boolean
  /** How else one prints; it stands where the button does not. */
  hint?: string
}

/** Prints the page. Without script, and in browsers that cannot print, there is none: the script shows it. */
export function PrintButton({ children, block = false, hint }: PrintButtonProps) {
  return (
    <>
      <button
        type="button"
        className={block ? 'btn btn--line btn--block noprint' : 'btn btn--line noprint'}
        data-print
        hidden
      >
        <Icon name="printer" />
        {children}
      </button>
      {hint && <p className="else-by-hand muted noprint">{hint}</p>}
    </>
  )
}
