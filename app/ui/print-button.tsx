import { Icon } from './icon.tsx'

/** Prints the page. Without script, and in browsers that cannot print, there is none: the script shows it. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" className="btn btn--line btn--block noprint" data-print hidden>
      <Icon name="printer" />
      {children}
    </button>
  )
}
