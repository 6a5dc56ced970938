import { forwardRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'

type DialogProps = {
  /** Also the prefix of the title's id. */
  id: string
  /** The question. */
  title: string
  children?: ReactNode
  /** The answers: buttons, stacked full width. */
  actions: ReactNode
}

function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog__acts">{children}</div>
}

/**
 * A native dialog. Closing means "cancel". A page opens it with `showModal()` through the ref, or with
 * `<button commandfor={id} command="show-modal">`; DialogPage is the same question for those without either.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { id, title, children, actions },
  ref,
) {
  const { t } = useTranslation('ui')
  return (
    <dialog ref={ref} id={id} className="dialog" aria-labelledby={`${id}-title`}>
      <div className="dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="dialog__close" aria-label={t('dialog.close')}>
            <Icon name="x" />
          </button>
        </form>
      </div>
      {children}
      <DialogActions>{actions}</DialogActions>
    </dialog>
  )
})

/** The same question as a page: title, text and answers in the flow. */
export function DialogPage({ id, title, children, actions }: DialogProps) {
  return (
    <section className="dialog dialog--page" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{title}</h1>
      {children}
      <DialogActions>{actions}</DialogActions>
    </section>
  )
}
