import { marked } from './marks.ts'

/** Shows the toolbars and lets their buttons write into the field below; the browser's own undo stays. */
export function workToolbars(form: HTMLFormElement): void {
  for (const bar of form.querySelectorAll<HTMLElement>('[data-markdown] [role="toolbar"]')) {
    bar.hidden = false
    bar.addEventListener('click', ({ target }) => {
      const mark = (target as Element).closest<HTMLElement>('[data-mark]')?.dataset['mark']
      const field = bar.parentElement?.querySelector('textarea')
      if (mark === undefined || !field) return
      const { value, selectionStart, selectionEnd } = field
      const made = marked({ text: value, start: selectionStart, end: selectionEnd }, mark)
      field.focus()
      field.setRangeText(made.text, 0, value.length)
      field.setSelectionRange(made.start, made.end)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}
